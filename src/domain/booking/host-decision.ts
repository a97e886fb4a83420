/** A host's decision about a booking, as its draft is named: kept where it is made, asked again wherever it was begun. */
export const hostDecisionOf = (bookingId: number) => `decision on booking ${bookingId}`;
