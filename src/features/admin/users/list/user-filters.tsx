import { useLingui } from '@lingui/react/macro';
import { listUsersPageParameters, roleValues } from '../../../../api/contract/contract.ts';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import type { UsersSearch } from '../search-params.ts';
import { days } from './users.css.ts';

interface UserFiltersProps {
  search: UsersSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: UsersSearch) => void;
}

/** Whom to look for among all users. */
export function UserFilters({ search, text, onText, onChange }: UserFiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <search className={filters} aria-label={t`Filter the users`}>
      <TextFilter
        label={t`Name, username, e-mail or phone`}
        maxLength={listUsersPageParameters.query.maxLength}
        text={text}
        onText={onText}
      />
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
