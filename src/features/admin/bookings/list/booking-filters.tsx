import { useLingui } from '@lingui/react/macro';
import { bookingStatusValues } from '../../../../api/contract/contract.ts';
import type { BookingKind, BookingStatus } from '../../../../api/contract/types.ts';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import type { BookingSearch } from '../search-params.ts';
import { Days } from './days.tsx';

interface BookingFiltersProps {
  search: BookingSearch;
  onChange: (changes: BookingSearch) => void;
}

/** What to look for among all bookings. */
export function BookingFilters({ search, onChange }: BookingFiltersProps) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useTypedText(search.query, (query) => onChange({ query }));
  return (
    <search className={listStyles.filters} aria-label={t`Filter the bookings`}>
      <div className={listStyles.wide}>
        <SearchField
          label={t`Number, guest, captain, boat or tour`}
          value={typed}
          onChange={setTyped}
          maxLength={100}
        />
      </div>
      <Select<BookingStatus | 'all'>
        label={t`Status`}
        options={[
          { id: 'all', label: t({ message: 'All', context: 'statuses' }) },
          ...bookingStatusValues.map((id) => ({ id, label: i18n._(statusLabels[id]) })),
        ]}
        value={search.status ?? 'all'}
        onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
      />
      <Select<BookingKind | 'all'>
        label={t`Kind`}
        options={[
          { id: 'all', label: t`Boats and tours` },
          { id: 'BOAT', label: t({ message: 'Boats', context: 'bookings' }) },
          { id: 'TOUR', label: t({ message: 'Tours', context: 'bookings' }) },
        ]}
        value={search.kind ?? 'all'}
        onChange={(kind) => onChange({ kind: kind === 'all' ? undefined : kind })}
      />
      <Days label={t`Days of the trip`} search={search} onChange={onChange} />
      <Days
        label={t`Booked between`}
        search={{ from: search.createdFrom, to: search.createdTo }}
        onChange={({ from, to }) => onChange({ createdFrom: from, createdTo: to })}
      />
    </search>
  );
}
