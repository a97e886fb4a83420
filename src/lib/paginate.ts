/**
 * One page, counted from 1, of a list that is there as a whole. `items` is empty where there is no such
 * page.
 */
export function paginate<Item>(list: readonly Item[], page: number, pageSize: number) {
  return {
    items: list.slice((page - 1) * pageSize, page * pageSize),
    pageCount: Math.ceil(list.length / pageSize),
  };
}
