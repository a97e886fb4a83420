import { useQuery } from '@tanstack/react-query';
import { applicationsPageQuery } from '../../../../api/resources/admin/applications.ts';
import { type ApplicationSearch, askedFor } from '../search-params.ts';

/** A way to another application of the same list, which may stand on another page of it. */
export interface Neighbour {
  id: number;
  search: ApplicationSearch;
}

export interface Neighbours {
  /** Its place on its page, from 0; -1 where it is not in the list, which others change meanwhile. */
  at: number;
  /** Its place in the whole list, from 1; undefined where it is not in it. */
  place: number | undefined;
  total: number;
  next: Neighbour | undefined;
  previous: Neighbour | undefined;
}

/** What stands before and after an application in the list that it was opened from, where `text` was looked for. */
export function useNeighbours(
  id: number,
  search: ApplicationSearch,
  text: string | undefined,
): Neighbours {
  const asked = askedFor(search, text);
  const page = (number: number, isWanted: boolean) => ({
    ...applicationsPageQuery({ ...asked, page: number }),
    // Another page is no answer.
    placeholderData: undefined,
    enabled: isWanted,
  });
  const { data: here } = useQuery(page(asked.page, true));
  const rows = here?.content ?? [];
  const at = rows.findIndex((each) => each.id === id);
  const pages = here?.totalPages ?? 0;
  const isLast = at === rows.length - 1 && asked.page + 1 < pages;
  const { data: after } = useQuery(page(asked.page + 1, isLast));
  const { data: before } = useQuery(page(asked.page - 1, at === 0 && asked.page > 0));

  const onPage = (number: number) => ({ ...search, page: number === 0 ? undefined : number + 1 });
  const way = (row: { id: number } | undefined, number: number) =>
    row && { id: row.id, search: onPage(number) };
  const first = rows.find((each) => each.id !== id);
  return {
    at,
    place: at === -1 ? undefined : asked.page * asked.size + at + 1,
    total: here?.totalElements ?? 0,
    next:
      at === -1
        ? way(first, asked.page)
        : (way(rows[at + 1], asked.page) ??
          (isLast ? way(after?.content[0], asked.page + 1) : undefined)),
    previous: at > 0 ? way(rows[at - 1], asked.page) : way(before?.content.at(-1), asked.page - 1),
  };
}
