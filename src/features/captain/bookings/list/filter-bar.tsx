import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnerBookingSort } from '../../../../api/contract/types.ts';
import { OfferFilter } from '../../../../domain/offer/offer-filter.tsx';
import { FilterSelect } from '../../../../ui/choices/filter-select/filter-select.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { Disclosure } from '../../../../ui/content/disclosure/disclosure.tsx';
import { DayRangeFilter } from '../../../../ui/dates/day-range-filter/day-range-filter.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import * as styles from './bookings-page.css.ts';
import type { BookingListSearch } from './search-params.ts';

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
      <FilterSelect
        label={t`Kind`}
        all={t`Boats and tours`}
        options={[
          { id: 'BOAT', label: t({ message: 'Boats', context: 'bookings' }) },
          { id: 'TOUR', label: t({ message: 'Tours', context: 'bookings' }) },
        ]}
        value={search.kind}
        onChange={(kind) =>
          onChange({
            kind,
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
      <DayRangeFilter
        label={t`Days of the trip`}
        from={search.from}
        to={search.to}
        onChange={(from, to) => onChange({ from, to })}
      />
      <DayRangeFilter
        label={t`Booked between`}
        from={search.createdFrom}
        to={search.createdTo}
        onChange={(createdFrom, createdTo) => onChange({ createdFrom, createdTo })}
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
