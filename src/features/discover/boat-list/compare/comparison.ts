/** How many boats can be compared, and on a phone. */
export const MOST_COMPARED = 4;
export const MOST_COMPARED_ON_PHONE = 2;
