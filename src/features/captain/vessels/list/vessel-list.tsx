import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createBoatOperation, deleteBoatOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { OfferList } from '../../../../domain/host-offer/list/offer-list.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { DeleteVessel } from '../delete-vessel.tsx';
import { DuplicateVessel } from '../duplicate/duplicate-vessel.tsx';
import { VesselStatusButton } from '../status/vessel-status-button.tsx';
import type { VesselFilters, VesselSearch } from './search-params.ts';
import { VesselCard } from './vessel-card.tsx';
import { filterVessels } from './vessel-filters.ts';

// They are read first; what narrows them down comes a moment later.
const FilterBar = lazyComponent(() => import('./filter-bar.tsx'));

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
  const { page: _, ...filters } = search;
  const change = (changes: VesselFilters) => onSearch({ ...filters, ...changes });
  const [typed, setTyped] = useTypedText(filters.name, (name) => change({ name }));

  const found = filterVessels(fleet, { ...filters, name: typed.trim() || undefined });
  const names = fleet.map(({ name }) => name);
  return (
    <OfferList
      found={found}
      target={target}
      to="/captain/vessels"
      search={search}
      words={{
        label: t`Vessels`,
        count: t`${plural(found.length, { one: '# vessel', other: '# vessels' })}`,
        none: <Trans>No vessel of your fleet meets all filters.</Trans>,
        all: <Trans>Show all vessels</Trans>,
      }}
      filters={(onClear) => (
        <FilterBar
          filters={filters}
          typed={typed}
          onType={setTyped}
          onChange={change}
          onClear={onClear}
        />
      )}
      onClear={() => onSearch({})}
    >
      {(vessel, place) => (
        <VesselCard
          vessel={vessel}
          {...place}
          status={
            <VesselStatusButton
              vessel={vessel}
              isHost={user?.id === hostId}
              isOpenAtFirst={place.isTarget}
            />
          }
          actions={
            <>
              {mayCall(createBoatOperation, user, hostId) && (
                <DuplicateVessel vessel={vessel} names={names} onGone={onDeleted} />
              )}
              {mayCall(deleteBoatOperation, user, hostId) && (
                <DeleteVessel vessel={vessel} onDeleted={onDeleted} />
              )}
            </>
          }
        />
      )}
    </OfferList>
  );
}
