/** How many people may be asked for; a tour says for itself how many it takes. */
export const guestCounts = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30];
