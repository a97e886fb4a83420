/** How many boats can be compared, and on a phone. */
export const MAX_COMPARED = 4;
export const MAX_COMPARED_ON_PHONE = 3;
