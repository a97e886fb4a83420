import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usersPageQuery } from '../../../api/resources/admin/users.ts';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { ManagedList } from '../../../domain/managed-list/managed-list.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { UserFilters } from './list/user-filters.tsx';
import { UserTable } from './list/user-table.tsx';
import { readUsersSearch, type UsersSearch } from './search-params.ts';

/** `/admin/users`: everybody who has an account. */
export function UsersPage({ search: asked, text, onSearch }: ListPageProps<UsersSearch>) {
  const search = readUsersSearch(asked);
  const { page = 1, sort, ...filter } = search;
  const result = useQuery(
    usersPageQuery({ ...given(filter, text), ...(sort && { sort }), page: page - 1 }),
  );
  const change = (changes: UsersSearch) =>
    onSearch({ ...search, page: undefined, ...changes }, text);
  return (
    <>
      <PageHeader
        title={<Trans>Users</Trans>}
        lead={<Trans>Everybody who has an account: customers, captains and administrators.</Trans>}
      />
      <ManagedList
        result={result}
        to="/admin/users"
        search={search}
        count={(total) => <Plural value={total} one="# user" other="# users" />}
        failureTitle={<Trans>The list could not be loaded</Trans>}
        isNarrowed={Object.keys(given(filter, text)).length > 0}
        onClear={() => onSearch({ sort }, undefined)}
        emptyTitle={<Trans>Nobody has registered yet</Trans>}
        filters={
          <UserFilters
            search={search}
            text={text}
            onText={(next) => onSearch({ ...search, page: undefined }, next)}
            onChange={change}
          />
        }
      >
        {(users) => (
          <UserTable users={users} sort={sort} onSort={(next) => change({ sort: next })} />
        )}
      </ManagedList>
    </>
  );
}

/** The filters that are there: the call takes none that is left open. */
function given(filter: Omit<UsersSearch, 'page' | 'sort'>, text: string | undefined) {
  const { role, isActive, createdFrom, createdTo } = filter;
  return {
    ...(text !== undefined && { query: text }),
    ...(role !== undefined && { role }),
    ...(isActive !== undefined && { isActive }),
    ...(createdFrom !== undefined && { createdFrom }),
    ...(createdTo !== undefined && { createdTo }),
  };
}
