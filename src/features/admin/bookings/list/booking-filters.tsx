import { useLingui } from '@lingui/react/macro';
import { bookingStatusValues } from '../../../../api/contract/contract.ts';
import type { BookingKind, BookingStatus } from '../../../../api/contract/types.ts';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import * as listStyles from '../../../../domain/managed-list/managed-list.css.ts';
import { TextFilter } from '../../../../domain/managed-list/text-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import type { BookingSearch } from '../search-params.ts';
import { Days } from './days.tsx';

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
