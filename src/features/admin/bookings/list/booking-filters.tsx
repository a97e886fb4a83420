import { useLingui } from '@lingui/react/macro';
import { bookingStatusValues } from '../../../../api/contract/contract.ts';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import type { BookingSearch } from '../search-params.ts';

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
      <FilterSelect
        label={t`Status`}
        all={t({ message: 'All', context: 'statuses' })}
        options={bookingStatusValues.map((id) => ({ id, label: i18n._(statusLabels[id]) }))}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={t`Kind`}
        all={t`Boats and tours`}
        options={[
          { id: 'BOAT', label: t({ message: 'Boats', context: 'bookings' }) },
          { id: 'TOUR', label: t({ message: 'Tours', context: 'bookings' }) },
        ]}
        value={search.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <div className={listStyles.wide}>
        <DayRangeFilter
          label={t`Days of the trip`}
          from={search.from}
          to={search.to}
          onChange={(from, to) => onChange({ from, to })}
        />
      </div>
      <div className={listStyles.wide}>
        <DayRangeFilter
          label={t`Booked between`}
          from={search.createdFrom}
          to={search.createdTo}
          onChange={(createdFrom, createdTo) => onChange({ createdFrom, createdTo })}
        />
      </div>
    </search>
  );
}
