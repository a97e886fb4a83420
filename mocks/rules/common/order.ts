/** Order for `sort`: the newest first; records of the same instant by id, so that pages are stable. */
export function newestFirst(
  a: { createdAt: string; id: number },
  b: { createdAt: string; id: number },
): number {
  return compare(b.createdAt, a.createdAt) || b.id - a.id;
}

/** Order for `sort` of numbers, or of texts by their code units: days and instants. */
export function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
