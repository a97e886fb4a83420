import * as v from 'valibot';
import {
  auditActValues,
  auditRecordTypeValues,
  auditSortValues,
} from '../../../api/contract/contract.ts';
import type { AuditSearch } from '../../../api/resources/admin/audit.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';
import { countParam, dayParam } from '../../../lib/search-params.ts';

/** Named as the contract names the filters of the audit. */
const schema = v.object({
  act: lenient(v.picklist(auditActValues)),
  recordType: lenient(v.picklist(auditRecordTypeValues)),
  /** One record's own history; other pages lead here so. */
  recordId: countParam,
  /** Who did it. */
  actorId: countParam,
  from: dayParam,
  to: dayParam,
  sort: lenient(v.picklist(auditSortValues)),
  page: pageParam,
});

export type AuditPageSearch = v.InferOutput<typeof schema>;

/** What the address asks of the audit; what makes no sense is as if it were left out. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditPageSearch {
  return v.parse(schema, search);
}

/** What the service is asked for, `text` looked for in it: days in the wrong order, which it refuses, are put right. */
export function askedOf(
  { page: _, from, to, ...search }: AuditPageSearch,
  text: string | undefined,
): AuditSearch {
  const [first, last] =
    from !== undefined && to !== undefined && to < from ? [to, from] : [from, to];
  const given = Object.entries({ ...search, from: first, to: last, query: text });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Whether something is left out; the order leaves out nothing. */
export function isNarrowed(
  { page: _, sort: __, ...filters }: AuditPageSearch,
  text: string | undefined,
): boolean {
  return [text, ...Object.values(filters)].some((value) => value !== undefined);
}
