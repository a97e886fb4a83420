import * as v from 'valibot';
import {
  applicationSortValues,
  applicationStatusValues,
  listCaptainApplicationsPageParameters,
} from '../../../api/contract/contract.ts';
import type { AskedApplications } from '../../../api/resources/admin/applications.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';

/** What the list may be narrowed down to; what waits is shown where nothing is said. */
export const statusFilters = ['ALL', ...applicationStatusValues] as const;
export type StatusFilter = (typeof statusFilters)[number];
export const usualStatus: StatusFilter = 'PENDING';

/** How many applications a page may hold. */
export const pageSize = listCaptainApplicationsPageParameters.size;

const schema = v.object({
  status: lenient(v.picklist(statusFilters)),
  sort: lenient(v.picklist(applicationSortValues)),
  page: pageParam,
  size: lenient(
    v.pipe(v.number(), v.integer(), v.minValue(pageSize.minimum), v.maxValue(pageSize.maximum)),
  ),
});

/** The list that an address asks for; an application opened from it keeps it, to go on from there. */
export type ApplicationSearch = v.InferOutput<typeof schema>;

/** Reads an address; what makes no sense is as if it were left out. */
export const applicationSearch = (search: unknown): ApplicationSearch => v.parse(schema, search);

/** Who waits longest comes first; of what is decided, what was sent last. */
export function usualSort({ status = usualStatus }: ApplicationSearch) {
  return status === 'PENDING' ? 'createdAt,asc' : 'createdAt,desc';
}

/** What the service is asked for, `text` looked for in it. */
export function askedFor(search: ApplicationSearch, text: string | undefined) {
  const { status = usualStatus, page = 1, size = pageSize.default } = search;
  return {
    ...(status !== 'ALL' && { status }),
    query: text,
    sort: search.sort ?? usualSort(search),
    page: page - 1,
    size,
  } satisfies AskedApplications;
}
