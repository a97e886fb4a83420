import { paginate } from '../../../../lib/paginate.ts';

/** How many places or stories stand on a page. */
const PAGE_SIZE = 20;

/** One page, from 1, of a list that the service answers as a whole. */
export function listPage<Row>(rows: readonly Row[], page = 1) {
  const { items, pageCount } = paginate(rows, page, PAGE_SIZE);
  return { content: items, totalElements: rows.length, totalPages: pageCount };
}
