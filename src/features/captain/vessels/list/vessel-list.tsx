import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { createBoatOperation, deleteBoatOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import * as styles from '../../../../domain/host-offer/list/offer-list.css.ts';
import { paginate } from '../../../../lib/paginate.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import { useIdle } from '../../../../ui/loading/idle/use-idle.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { DeleteVessel } from '../delete-vessel.tsx';
import { DuplicateVessel } from '../duplicate/duplicate-vessel.tsx';
import { VesselStatusButton } from '../status/vessel-status-button.tsx';
import type { VesselFilters, VesselSearch } from './search-params.ts';
import { VesselCard } from './vessel-card.tsx';
import { filterVessels } from './vessel-filters.ts';

// They are read first; what narrows them down comes a moment later.
const FilterBar = lazyComponent(() => import('./filter-bar.tsx'));

/** Vessels of a page: a fleet of hundreds is not drawn at once. */
const PAGE_SIZE = 12;

interface VesselListProps {
  hostId: number;
  fleet: readonly BoatSummary[];
  search: VesselSearch;
  onSearch: (search: VesselSearch) => void;
  target: number | undefined;
  onDeleted: () => void;
}

/** The fleet by the filters of the address, page by page. */
export function VesselList(props: VesselListProps) {
  const { hostId, fleet, search, onSearch, target, onDeleted } = props;
  const { t } = useLingui();
  const user = useSession();
  const isIdle = useIdle();
  const { page, ...filters } = search;
  const change = (changes: VesselFilters) => onSearch({ ...filters, ...changes });
  const clear = () => onSearch({});
  const [typed, setTyped] = useTypedText(filters.name, (name) => change({ name }));
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  const found = filterVessels(fleet, { ...filters, name: typed.trim() || undefined });
  const position = found.findIndex(({ id }) => id === target);
  const shown = page ?? (position < 0 ? 1 : Math.floor(position / PAGE_SIZE) + 1);
  const { items, pageCount } = paginate(found, shown, PAGE_SIZE);
  const names = fleet.map(({ name }) => name);
  return (
    <>
      <div className={styles.filtersPlace}>
        {isIdle && (
          <LazySection placeholder={null}>
            <FilterBar
              filters={filters}
              typed={typed}
              onType={setTyped}
              onChange={change}
              onClear={isFiltered ? clear : undefined}
            />
          </LazySection>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {t`${plural(found.length, { one: '# vessel', other: '# vessels' })}`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={<Trans context="heading">No results found</Trans>}
          action={
            <Button variant="secondary" onPress={clear}>
              <Trans>Show all vessels</Trans>
            </Button>
          }
        >
          <Trans>No vessel of your fleet meets all filters.</Trans>
        </EmptyState>
      ) : (
        <Paged
          page={shown}
          pageCount={pageCount}
          renderLink={(wanted, link) => (
            <Link
              {...link}
              to="/captain/vessels"
              activeOptions={{ exact: true }}
              search={{ ...filters, page: wanted === 1 ? undefined : wanted }}
            />
          )}
        >
          <ul className={styles.grid} aria-label={t`Vessels`}>
            {items.map((vessel, index) => (
              <li key={vessel.id}>
                <VesselCard
                  vessel={vessel}
                  aboveFold={index < 3}
                  isTarget={vessel.id === target}
                  status={
                    <VesselStatusButton
                      vessel={vessel}
                      isHost={user?.id === hostId}
                      isOpenAtFirst={vessel.id === target}
                    />
                  }
                  actions={
                    <>
                      {mayCall(createBoatOperation, user, hostId) && (
                        <DuplicateVessel vessel={vessel} names={names} />
                      )}
                      {mayCall(deleteBoatOperation, user, hostId) && (
                        <DeleteVessel vessel={vessel} onDeleted={onDeleted} />
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
