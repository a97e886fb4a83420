import type { Schemas } from '../../store/records.ts';

/** One zero-based page of `items`, with where it stands in the whole. */
export function pageOf<T>(
  items: readonly T[],
  { page, size }: { page: number; size: number },
): Schemas['PageInfo'] & { content: T[] } {
  const totalPages = Math.ceil(items.length / size);
  return {
    content: items.slice(page * size, (page + 1) * size),
    totalElements: items.length,
    totalPages,
    number: page,
    size,
    first: page === 0,
    last: page >= totalPages - 1,
  };
}
