import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BookingKind } from '../../api/contract/types.ts';
import { hostBoatsQuery } from '../../api/resources/boats/host-queries.ts';
import { hostToursQuery } from '../../api/resources/tours/host-queries.ts';
import { FilterSelect } from '../../ui/choices/filter-select/filter-select.tsx';

interface ChosenOffer {
  boatId?: number | undefined;
  tourId?: number | undefined;
}

interface OfferFilterProps extends ChosenOffer {
  hostId: number;
  /** Only boats, or only tours. */
  kind?: BookingKind | undefined;
  /** Told the boat or the tour that was chosen; neither for all of them. */
  onChange: (chosen: ChosenOffer) => void;
}

/** One of a host's boats and tours, published or not, or all of them. */
export function OfferFilter({ hostId, kind, boatId, tourId, onChange }: OfferFilterProps) {
  const { t } = useLingui();
  const { data: boats = [], isLoading: areBoatsLoading } = useQuery(hostBoatsQuery(hostId));
  const { data: tours = [], isLoading: areToursLoading } = useQuery(hostToursQuery(hostId));
  const options = [
    ...(kind === 'TOUR' ? [] : boats).map(({ id, name }) => ({ id: `boat-${id}`, label: name })),
    ...(kind === 'BOAT' ? [] : tours).map(({ id, name }) => ({ id: `tour-${id}`, label: name })),
  ];
  const chosen = boatId ? `boat-${boatId}` : tourId ? `tour-${tourId}` : undefined;
  // An address may name any: what keeps the list empty must be there to be seen, and changed.
  if (chosen && !options.some(({ id }) => id === chosen)) {
    const isLoading = areBoatsLoading || areToursLoading;
    options.push({ id: chosen, label: isLoading ? t`Loading…` : t`Not among these` });
  }
  return (
    <FilterSelect
      label={t`Boat or tour`}
      all={t({ message: 'All', context: 'boats and tours' })}
      options={options}
      value={chosen}
      onChange={(next) => {
        const [offer, id] = next?.split('-') ?? [];
        onChange({
          boatId: offer === 'boat' ? Number(id) : undefined,
          tourId: offer === 'tour' ? Number(id) : undefined,
        });
      }}
    />
  );
}
