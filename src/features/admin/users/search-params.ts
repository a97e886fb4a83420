import * as v from 'valibot';
import { roleValues, userSortValues } from '../../../api/contract/contract.ts';
import { pageParam } from '../../../domain/managed-list/page-param.ts';
import { lenient } from '../../../lib/lenient.ts';
import { dayParam } from '../../../lib/search-params.ts';

/** Named as the contract names the filters of the list; what makes no sense is as if it were left out. */
const schema = v.object({
  role: lenient(v.picklist(roleValues)),
  isActive: lenient(v.boolean()),
  createdFrom: dayParam,
  createdTo: dayParam,
  sort: lenient(v.picklist(userSortValues)),
  /** From 1; left out on the first. */
  page: pageParam,
});

export type UsersSearch = v.InferOutput<typeof schema>;

/** What an address asks of the list. */
export function readUsersSearch(search: Readonly<Record<string, unknown>>): UsersSearch {
  const read = v.parse(schema, search);
  const { createdFrom, createdTo } = read;
  const isBackwards =
    createdFrom !== undefined && createdTo !== undefined && createdFrom > createdTo;
  return isBackwards ? { ...read, createdFrom: undefined, createdTo: undefined } : read;
}
