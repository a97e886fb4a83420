import { useLingui } from '@lingui/react/macro';
import { bookingStatusValues } from '../../../../api/contract/contract.ts';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import type { BookingSearch } from '../search-params.ts';

interface BookingFiltersProps {
  search: BookingSearch;
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onChange: (changes: BookingSearch) => void;
}

/** What to look for among all bookings. */
export function BookingFilters({ search, text, onText, onChange }: BookingFiltersProps) {
  const { i18n, t } = useLingui();
  return (
    <search className={listStyles.filters} aria-label={t`Filter the bookings`}>
      <TextFilter
        label={t`Number, guest, captain, boat or tour`}
        maxLength={100}
        text={text}
        onText={onText}
      />
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
