/** The removal of a review as its draft is named. */
export const removalOf = (reviewId: number) => `removal of review ${reviewId}`;
