import { queryOptions } from '@tanstack/react-query';
import type { operations } from '../../../../generated/types.ts';
import { client } from '../../client.ts';
import type { AuditEntry } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { adminKey } from './queries.ts';

type AuditQuery = NonNullable<operations['listAuditPage']['parameters']['query']>;

/** What narrows the audit down, and its order. */
export type AuditSearch = Omit<AuditQuery, 'page' | 'size'>;

const PAGE_SIZE = 25;
/** As many as the contract gives at once. */
const FILE_PAGE_SIZE = 100;
/** How many pages are asked for at once: the service has others to answer. */
const AT_ONCE = 3;

const load = (query: AuditQuery, signal: AbortSignal) =>
  unwrap(client.GET('/admin/audit', { params: { query }, signal }));

/** A page of the audit; `page` counts from 0. */
export function auditQuery(search: AuditSearch, page: number) {
  return queryOptions({
    queryKey: [...adminKey, 'audit', search, page],
    queryFn: ({ signal }) => load({ ...search, page, size: PAGE_SIZE }, signal),
    // It is read to see what was done a moment ago, here or by a colleague.
    staleTime: 0,
  });
}

interface Collecting {
  signal: AbortSignal;
  /** Told after every page. */
  onProgress: (loaded: number, total: number) => void;
}

/**
 * Everything in the audit that matches, the newest first, page by page. What is written meanwhile moves
 * entries to later pages: each is taken once. Rejects with an ApiError, or when aborted.
 */
export async function allAudit(
  search: AuditSearch,
  { signal, onProgress }: Collecting,
): Promise<AuditEntry[]> {
  const page = (number: number) => load({ ...search, page: number, size: FILE_PAGE_SIZE }, signal);
  const first = await page(0);
  const entries = new Map(first.content.map((entry) => [entry.id, entry]));
  onProgress(entries.size, first.totalElements);
  for (let next = 1; next < first.totalPages; next += AT_ONCE) {
    const count = Math.min(AT_ONCE, first.totalPages - next);
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => page(next + index)),
    );
    for (const { content } of pages) for (const entry of content) entries.set(entry.id, entry);
    onProgress(entries.size, first.totalElements);
  }
  return [...entries.values()];
}

/** Who administers now, by name: as many as the contract gives at once. */
export function administratorsQuery() {
  return queryOptions({
    queryKey: [...adminKey, 'administrators'],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/auth/admin/users/paginated', {
          params: { query: { role: 'ADMIN', sort: 'fullName,asc', size: FILE_PAGE_SIZE } },
          signal,
        }),
      ),
  });
}
