import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import { ListingGrid } from '../../../../domain/listing/results/listing-grid.tsx';
import { ABOVE_FOLD } from '../../../../domain/listing/results/listing-skeleton.tsx';
import type { Highlight } from '../../../../domain/listing/results/use-highlight.ts';
import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { useTrip } from '../use-listing.ts';

interface BoatGridProps extends Highlight {
  boats: readonly BoatSummary[];
  /** Others are loading; these stay until then. */
  outdated: boolean;
  replacesSkeleton: boolean;
}

/** The boats of a page. */
export function BoatGrid({ boats, highlighted, onHighlight, ...list }: BoatGridProps) {
  const { t } = useLingui();
  const trip = useTrip();
  return (
    <ListingGrid label={t`Boats`} {...list}>
      {boats.map((boat, index) => (
        <BoatItem
          key={boat.id}
          boat={boat}
          trip={trip}
          aboveFold={index < ABOVE_FOLD}
          highlighted={boat.id === highlighted}
          onHighlight={onHighlight}
        />
      ))}
    </ListingGrid>
  );
}

interface BoatItemProps {
  boat: BoatSummary;
  trip: Partial<TripSearch>;
  aboveFold: boolean;
  highlighted: boolean;
  onHighlight: Highlight['onHighlight'];
}

/** One of the boats; what changes around it leaves it as it is. */
const BoatItem = memo(function BoatItem({ boat, ...looks }: BoatItemProps) {
  return (
    <li>
      <BoatCard
        hasGallery
        boat={boat}
        {...looks}
        action={<CompareToggle id={boat.id} name={boat.name} />}
      />
    </li>
  );
});
