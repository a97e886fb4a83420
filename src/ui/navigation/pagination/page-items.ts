/** A page number, or a gap of pages left out. */
type PageItem = number | 'gap';

/**
 * What a pagination shows: first and last page, the current one with its neighbours, gaps between.
 * A gap never stands for one page alone. Pages count from 1.
 */
export function pageItems(current: number, total: number): PageItem[] {
  const near = new Set([1, total, current - 1, current, current + 1]);
  const pages = [...near].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  const items: PageItem[] = [];
  let previous = 0;
  for (const page of pages) {
    if (page - previous === 2) items.push(page - 1);
    else if (page - previous > 2) items.push('gap');
    items.push(page);
    previous = page;
  }
  return items;
}
