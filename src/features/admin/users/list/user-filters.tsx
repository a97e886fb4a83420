import { useLingui } from '@lingui/react/macro';
import { listUsersPageParameters, roleValues } from '../../../../api/contract/contract.ts';
import { filters, wide } from '../../../../domain/managed-list/managed-list.css.ts';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import type { UsersSearch } from '../search-params.ts';
import { days } from './users.css.ts';

interface UserFiltersProps {
  search: UsersSearch;
  onChange: (changes: UsersSearch) => void;
}

/** Whom to look for among all users. */
export function UserFilters({ search, onChange }: UserFiltersProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useTypedText(search.query, (query) => onChange({ query }));
  return (
    <search className={filters} aria-label={t`Filter the users`}>
      <div className={wide}>
        <SearchField
          label={t`Name, username, e-mail or phone`}
          value={typed}
          onChange={setTyped}
          maxLength={listUsersPageParameters.query.maxLength}
        />
      </div>
      <FilterSelect
        label={t`Role`}
        all={t({ message: 'All', context: 'users' })}
        options={roleValues.map((id) => ({ id, label: i18n._(roleNames[id]) }))}
        value={search.role}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t({ message: 'State', context: 'users' })}
        all={t({ message: 'All', context: 'users' })}
        options={[
          { id: 'active', label: t({ message: 'Active', context: 'users' }) },
          { id: 'inactive', label: t({ message: 'Deactivated', context: 'users' }) },
        ]}
        value={search.isActive === undefined ? undefined : search.isActive ? 'active' : 'inactive'}
        onChange={(state) => onChange({ isActive: state && state === 'active' })}
      />
      <div className={days}>
        <DayRangeFilter
          label={t`Registered between`}
          from={search.createdFrom}
          to={search.createdTo}
          onChange={(createdFrom, createdTo) => onChange({ createdFrom, createdTo })}
        />
      </div>
    </search>
  );
}
