/** Between the days and what unfolds from them, in pixels: over the kinds of offer above, past the slab below. */
export const gap = { above: 76, below: 32 } as const;
