/** The views of a boat's availability. */
export const availabilityViews = ['calendar', 'available', 'unavailable', 'all'] as const;

export type AvailabilityView = (typeof availabilityViews)[number];
