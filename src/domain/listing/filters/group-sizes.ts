/** How many people may be asked for at once; the boats' and tours' own limits are theirs to say. */
export const groupSizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 25, 30] as const;

/** Those of them that stand side by side, each with how many it would leave. */
export const fewGroupSizes = [1, 2, 3, 4, 6, 8, 10, 15, 20, 30] as const;

/** The sizes to choose from, and the one that an address asks for. */
export function sizesWith(sizes: readonly number[], chosen: number | undefined): readonly number[] {
  if (chosen === undefined || sizes.includes(chosen)) return sizes;
  return [...sizes, chosen].sort((a, b) => a - b);
}
