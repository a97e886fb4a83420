import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { createTourOperation, deleteTourOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { TourSummary } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import * as styles from '../../../../domain/host-offer/list/offer-list.css.ts';
import { paginate } from '../../../../lib/paginate.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { useIdle } from '../../../../ui/loading/idle/use-idle.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { DeleteTour } from '../delete-tour.tsx';
import { DuplicateTour } from '../duplicate/duplicate-tour-button.tsx';
import { TourStatusButton } from '../status/tour-status-button.tsx';
import type { TourFilters, TourListSearch } from './search-params.ts';
import { TourCard } from './tour-card.tsx';
import { filterTours, placesOf } from './tour-filters.ts';

// They are read first; what narrows them down comes a moment later.
const FilterBar = lazyComponent(() => import('./filter-bar.tsx'));

/** Tours of a page: hundreds of them are not drawn at once. */
const PAGE_SIZE = 12;

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
  const isIdle = useIdle();
  const { page, ...filters } = search;
  const change = (changes: TourFilters) => onSearch({ ...filters, ...changes });
  const clear = () => onSearch({});
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  const found = filterTours(tours, filters);
  const position = found.findIndex(({ id }) => id === target);
  const shown = page ?? (position < 0 ? 1 : Math.floor(position / PAGE_SIZE) + 1);
  const { items, pageCount } = paginate(found, shown, PAGE_SIZE);
  const names = tours.map(({ name }) => name);
  return (
    <>
      <div className={styles.filtersPlace}>
        {isIdle && (
          <LazySection placeholder={null}>
            <FilterBar
              filters={filters}
              places={placesOf(tours)}
              onChange={change}
              onClear={isFiltered ? clear : undefined}
            />
          </LazySection>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {t`${plural(found.length, { one: '# tour', other: '# tours' })}`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={<Trans context="heading">No results found</Trans>}
          action={
            <Button variant="secondary" onPress={clear}>
              <Trans>Show all tours</Trans>
            </Button>
          }
        >
          <Trans>No tour of yours meets all filters.</Trans>
        </EmptyState>
      ) : (
        <Paged
          page={shown}
          pageCount={pageCount}
          renderLink={(wanted, link) => (
            <Link
              {...link}
              to="/captain/tours"
              activeOptions={{ exact: true }}
              search={{ ...filters, page: wanted === 1 ? undefined : wanted }}
            />
          )}
        >
          <ul className={styles.grid} aria-label={t`Tours`}>
            {items.map((tour, index) => (
              <li key={tour.id}>
                <TourCard
                  tour={tour}
                  aboveFold={index < 3}
                  isTarget={tour.id === target}
                  status={
                    <TourStatusButton
                      tour={tour}
                      isHost={user?.id === hostId}
                      isOpenAtFirst={tour.id === target}
                    />
                  }
                  actions={
                    <>
                      {mayCall(createTourOperation, user, hostId) && (
                        <DuplicateTour tour={tour} names={names} />
                      )}
                      {mayCall(deleteTourOperation, user, hostId) && (
                        <DeleteTour tour={tour} onDeleted={onDeleted} />
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </Paged>
      )}
    </>
  );
}
