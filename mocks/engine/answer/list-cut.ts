interface Cut {
  /** Most records that the contract lets the list hold. */
  most: number;
  keeps?: 'first' | 'last' | undefined;
}

/**
 * What is answered of a whole list: as many records as the contract lets it hold, or fewer when the query
 * has a `limit`; the first of them unless the last are to be kept. A `part` goes on where the one before ended.
 */
export function cutList(
  items: readonly unknown[],
  { most, keeps = 'first' }: Cut,
  { limit, part }: Readonly<Record<string, unknown>>,
): unknown[] {
  const length = typeof limit === 'number' ? Math.min(limit, most) : most;
  const start = typeof part === 'number' ? part * length : 0;
  return keeps === 'first'
    ? items.slice(start, start + length)
    : items.slice(Math.max(0, items.length - length));
}
