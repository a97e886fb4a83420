import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createTourOperation, deleteTourOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { OfferList } from '../../../../domain/host-offer/list/offer-list.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { DeleteTour } from '../delete-tour.tsx';
import { DuplicateTour } from '../duplicate/duplicate-tour-button.tsx';
import { TourStatusButton } from '../status/tour-status-button.tsx';
import type { TourFilters, TourListSearch } from './search-params.ts';
import { TourCard } from './tour-card.tsx';
import { filterTours, placesOf } from './tour-filters.ts';

// They are read first; what narrows them down comes a moment later.
const FilterBar = lazyComponent(() => import('./filter-bar.tsx'));

interface TourListProps {
  hostId: number;
  tours: readonly TourSummary[];
  search: TourListSearch;
  onSearch: (search: TourListSearch) => void;
  target: number | undefined;
  onDeleted: () => void;
}

/** The tours by the filters of the address, page by page. */
export function TourList(props: TourListProps) {
  const { hostId, tours, search, onSearch, target, onDeleted } = props;
  const { t } = useLingui();
  const user = useSession();
  const { page: _, ...filters } = search;
  const change = (changes: TourFilters) => onSearch({ ...filters, ...changes });

  const found = filterTours(tours, filters);
  const names = tours.map(({ name }) => name);
  return (
    <OfferList
      found={found}
      target={target}
      to="/captain/tours"
      search={search}
      words={{
        label: t`Tours`,
        count: t`${plural(found.length, { one: '# tour', other: '# tours' })}`,
        none: <Trans>No tour of yours meets all filters.</Trans>,
        all: <Trans>Show all tours</Trans>,
      }}
      filters={(onClear) => (
        <FilterBar filters={filters} places={placesOf(tours)} onChange={change} onClear={onClear} />
      )}
      onClear={() => onSearch({})}
    >
      {(tour, place) => (
        <TourCard
          tour={tour}
          {...place}
          status={
            <TourStatusButton
              tour={tour}
              isHost={user?.id === hostId}
              isOpenAtFirst={place.isTarget}
            />
          }
          actions={
            <>
              {mayCall(createTourOperation, user, hostId) && (
                <DuplicateTour tour={tour} names={names} onGone={onDeleted} />
              )}
              {mayCall(deleteTourOperation, user, hostId) && (
                <DeleteTour tour={tour} onDeleted={onDeleted} />
              )}
            </>
          }
        />
      )}
    </OfferList>
  );
}
