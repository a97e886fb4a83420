/** One page of a list, as the service answers it. */
interface ListPage<Row> {
  content: readonly Row[];
  totalElements: number;
  totalPages: number;
}

/** How every page of a list is gathered. */
export interface Gathering {
  signal: AbortSignal;
  /** Told after every few pages. */
  onProgress?: (loaded: number, total: number) => void;
}

/** How many pages are asked for at once: the service has others to answer. */
const AT_ONCE = 3;

/**
 * Every row of a list in its order; `load` asks for a page, counted from 0. What slips to another page
 * meanwhile is told twice. Rejects with an ApiError, or when aborted.
 */
export async function everyPage<Row>(
  load: (page: number) => Promise<ListPage<Row>>,
  { signal, onProgress }: Gathering,
): Promise<Row[]> {
  const first = await load(0);
  const rows = [...first.content];
  onProgress?.(rows.length, first.totalElements);
  for (let page = 1; page < first.totalPages; page += AT_ONCE) {
    signal.throwIfAborted();
    const count = Math.min(AT_ONCE, first.totalPages - page);
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => load(page + index)),
    );
    rows.push(...pages.flatMap(({ content }) => content));
    onProgress?.(rows.length, first.totalElements);
  }
  return rows;
}
