import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingKind, OwnerBookingSort } from '../../../../api/contract/types.ts';
import { OfferFilter } from '../../../../domain/offer/offer-filter.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import type { DayRange } from '../../../../ui/dates/calendar/days.ts';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import { lazyField } from '../../../../ui/loading/lazy/lazy-field.tsx';
import * as styles from './bookings-page.css.ts';
import type { BookingListSearch } from './search-params.ts';

const DateRangePicker = lazyField(async () => {
  const { DateRangePicker: Picker } = await import(
    '../../../../ui/dates/date-range-picker/date-range-picker.tsx'
  );
  return { default: Picker };
});

interface FilterBarProps {
  hostId: number;
  search: BookingListSearch;
  onChange: (changes: BookingListSearch) => void;
  /** On a phone the filters are folded away under their number. */
  isFolded: boolean;
  count: number;
}

/** What to look for among the bookings, and in which order they come. */
export function FilterBar({ hostId, search, onChange, isFolded, count }: FilterBarProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useTypedText(search.query, (query) => onChange({ query }));
  const fields = (
    <search className={styles.filters} aria-label={t`Filter the bookings`}>
      <SearchField
        label={t`Guest, boat, tour or number`}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
      <Select<BookingKind | 'all'>
        label={t`Kind`}
        options={[
          { id: 'all', label: t`Boats and tours` },
          { id: 'BOAT', label: t({ message: 'Boats', context: 'bookings' }) },
          { id: 'TOUR', label: t({ message: 'Tours', context: 'bookings' }) },
        ]}
        value={search.kind ?? 'all'}
        onChange={(kind) =>
          onChange({
            kind: kind === 'all' ? undefined : kind,
            // A boat is no tour: together they would find nothing.
            ...(kind === 'BOAT' && { tourId: undefined }),
            ...(kind === 'TOUR' && { boatId: undefined }),
          })
        }
      />
      <OfferFilter
        hostId={hostId}
        kind={search.kind}
        boatId={search.boatId}
        tourId={search.tourId}
        onChange={onChange}
      />
      <DateRangePicker
        label={t`Days of the trip`}
        value={rangeOf(search.from, search.to)}
        onChange={(range) => onChange({ from: range?.start, to: range?.end })}
      />
      <DateRangePicker
        label={t`Booked between`}
        value={rangeOf(search.createdFrom, search.createdTo)}
        onChange={(range) => onChange({ createdFrom: range?.start, createdTo: range?.end })}
      />
      <Order sort={search.sort} onChange={(sort) => onChange({ sort })} />
    </search>
  );
  if (!isFolded) return fields;
  return (
    <Disclosure
      title={
        count > 0 ? <Trans>Filters ({count})</Trans> : <Trans context="bookings">Filters</Trans>
      }
    >
      {fields}
    </Disclosure>
  );
}

/** Days of which one end alone is known are shown as that day. */
function rangeOf(start: string | undefined, end: string | undefined): DayRange | null {
  const first = start ?? end;
  const last = end ?? start;
  return first === undefined || last === undefined ? null : { start: first, end: last };
}

function Order({
  sort = 'createdAt,desc',
  onChange,
}: {
  sort: OwnerBookingSort | undefined;
  onChange: (sort: OwnerBookingSort | undefined) => void;
}) {
  const { t } = useLingui();
  const labels: Record<OwnerBookingSort, string> = {
    'createdAt,desc': t`Newest booking first`,
    'createdAt,asc': t`Oldest booking first`,
    'startDate,asc': t`Earliest trip first`,
    'startDate,desc': t`Latest trip first`,
    'totalPrice,desc': t`Highest price first`,
    'totalPrice,asc': t`Lowest price first`,
    'customerName,asc': t`Guests from A to Z`,
    'customerName,desc': t`Guests from Z to A`,
  };
  const order = Object.keys(labels) as OwnerBookingSort[]; // the keys of a record that has them all
  return (
    <Select<OwnerBookingSort>
      label={t`Order`}
      options={order.map((id) => ({ id, label: labels[id] }))}
      value={sort}
      onChange={(next) => onChange(next === 'createdAt,desc' ? undefined : next)}
    />
  );
}
