// Apart from what sorts bookings into them: the address of the page names one, so the entry has these.

/** The tabs of a customer's bookings. */
export const bookingTabs = ['upcoming', 'past', 'cancelled'] as const;
export type BookingTab = (typeof bookingTabs)[number];
