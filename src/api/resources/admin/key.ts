/** What the key of every query of the administration begins with: an act there may change any of them. */
export const adminKey = ['admin'] as const;
