import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type DocumentRef, documentsPageQuery } from '../../../api/resources/admin/documents.ts';
import { adminKey } from '../../../api/resources/admin/key.ts';
import type { ShowList } from '../../../domain/managed-list/list-location.ts';
import { askedFor, type DocumentsSearch, nameOf } from './search-params.ts';

/** The page of an address; the first is left out of it. */
const pageParam = (page: number) => (page > 1 ? page : undefined);

/** The list that the address asks for, and the ways from one of its documents to the next. */
export function useQueue(
  search: DocumentsSearch,
  text: string | undefined,
  onSearch: ShowList<DocumentsSearch>,
) {
  const queryClient = useQueryClient();
  const result = useQuery(documentsPageQuery(askedFor(search, text)));
  const shown = useRef({ search, text });
  useEffect(() => {
    shown.current = { search, text };
  }, [search, text]);
  const rows = result.data?.content ?? [];
  const at = rows.findIndex((row) => nameOf(row) === search.open);

  const read = (page: number) =>
    queryClient.fetchQuery(documentsPageQuery(askedFor({ ...search, page }, text)));

  /** Opens the next document of the list or the one before, also of another page. */
  async function step(by: 1 | -1): Promise<void> {
    const page = search.page ?? 1;
    const near = at === -1 ? rows[0] : rows[at + by];
    if (near) return onSearch({ ...search, open: nameOf(near) }, text);
    const other = page + by;
    if (other < 1 || other > (result.data?.totalPages ?? 1)) return;
    const { content } = await read(other);
    const next = by === 1 ? content[0] : content.at(-1);
    if (next && shown.current.search.open === search.open) {
      onSearch({ ...search, page: pageParam(other), open: nameOf(next) }, text);
    }
  }

  /**
   * Reads what has changed by a verdict, and opens the document that comes after the judged one, unless the
   * person has gone on by then; the list where none is left.
   */
  async function goOnFrom(judged: DocumentRef): Promise<void> {
    const name = nameOf(judged);
    const refreshed = queryClient.invalidateQueries({ queryKey: adminKey });
    let page = search.page ?? 1;
    let list = await read(page);
    if (list.content.length === 0 && list.totalPages > 0) {
      page = list.totalPages;
      list = await read(page);
    }
    await refreshed;
    if (shown.current.search.open !== name) return;
    const still = list.content.findIndex((row) => nameOf(row) === name);
    const next = list.content[still === -1 ? Math.max(at, 0) : still + 1] ?? list.content.at(-1);
    const open = next && nameOf(next) !== name ? nameOf(next) : undefined;
    onSearch({ ...shown.current.search, page: pageParam(page), open }, shown.current.text);
  }

  return { result, row: rows[at], step, goOnFrom };
}
