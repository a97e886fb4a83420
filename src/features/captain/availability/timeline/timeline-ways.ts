/** Ways out of the timeline, which its route knows. */
export interface TimelineWays {
  /** The addresses of a booking's page and of a boat's own calendar. */
  bookingHref: (bookingId: number) => string;
  boatHref: (boatId: number) => string;
  openBooking: (bookingId: number) => void;
  openBoat: (boatId: number) => void;
}
