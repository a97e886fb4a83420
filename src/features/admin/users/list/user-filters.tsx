import { useLingui } from '@lingui/react/macro';
import { listUsersPageParameters, roleValues } from '../../../../api/contract/contract.ts';
import type { Role } from '../../../../api/contract/types.ts';
import { filters } from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import type { DayRange } from '../../../../ui/dates/calendar/days.ts';
import { lazyField } from '../../../../ui/loading/lazy/lazy-field.tsx';
import type { UsersSearch } from '../search-params.ts';
import { days } from './users.css.ts';

const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import(
    '../../../../ui/dates/date-range-picker/date-range-picker.tsx'
  );
  return { default: Picker };
});

interface UserFiltersProps {
  search: UsersSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: UsersSearch) => void;
}

/** Whom to look for among all users. */
export function UserFilters({ search, text, onText, onChange }: UserFiltersProps) {
  const { t, i18n } = useLingui();
  const state = search.isActive === undefined ? 'all' : search.isActive ? 'active' : 'inactive';
  return (
    <search className={filters} aria-label={t`Filter the users`}>
      <TextFilter
        label={t`Name, username, e-mail or phone`}
        maxLength={listUsersPageParameters.query.maxLength}
        text={text}
        onText={onText}
      />
      <Select<Role | 'all'>
        label={t`Role`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'users' }) },
          ...roleValues.map((id) => ({ id, label: i18n._(roleNames[id]) })),
        ]}
        value={search.role ?? 'all'}
        onChange={(role) => onChange({ role: role === 'all' ? undefined : role })}
      />
      <Select<'all' | 'active' | 'inactive'>
        label={t({ message: 'State', context: 'users' })}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'users' }) },
          { id: 'active', label: t({ message: 'Active', context: 'users' }) },
          { id: 'inactive', label: t({ message: 'Deactivated', context: 'users' }) },
        ]}
        value={state}
        onChange={(next) => onChange({ isActive: next === 'all' ? undefined : next === 'active' })}
      />
      <div className={days}>
        <DateRangePicker
          label={t`Registered between`}
          value={rangeOf(search.createdFrom, search.createdTo)}
          onChange={(range) => onChange({ createdFrom: range?.start, createdTo: range?.end })}
        />
      </div>
    </search>
  );
}

/** Days of which one end alone is known are shown as that day. */
function rangeOf(start: string | undefined, end: string | undefined): DayRange | null {
  const first = start ?? end;
  const last = end ?? start;
  return first === undefined || last === undefined ? null : { start: first, end: last };
}
