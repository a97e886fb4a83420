/** Ways out of the timeline, which its route knows. */
export interface TimelineWays {
  /** The addresses of a booking's page, and of the calendars of a boat and a tour. */
  bookingHref: (bookingId: number) => string;
  boatHref: (boatId: number) => string;
  tourHref: (tourId: number) => string;
  openBooking: (bookingId: number) => void;
  openBoat: (boatId: number) => void;
  openTour: (tourId: number) => void;
}
