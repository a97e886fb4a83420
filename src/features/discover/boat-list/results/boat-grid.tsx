import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { searchBoatsPageParameters } from '../../../../api/contract/contract.ts';
import type { BoatSummary } from '../../../../api/contract/types.ts';
import { BoatCard } from '../../../../domain/boat/boat-card.tsx';
import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { CardSkeleton } from '../../../../ui/content/card/card-skeleton.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { useTrip } from '../use-listing.ts';
import * as styles from './boat-grid.css.ts';

/** Pictures of the first row of a wide screen. */
const aboveFold = 3;

const places = Array.from({ length: searchBoatsPageParameters.size.default }, (_, place) => place);

/** Which boat stands out, in the list and on the map. */
export interface Highlight {
  highlighted: number | undefined;
  onHighlight: (id: number | undefined) => void;
}

interface BoatGridProps extends Highlight {
  boats: readonly BoatSummary[];
  /** Others are loading; these stay until then. */
  outdated: boolean;
}

/** The boats of a page. */
export function BoatGrid({ boats, outdated, highlighted, onHighlight }: BoatGridProps) {
  const { t } = useLingui();
  const trip = useTrip();
  return (
    <ul className={styles.grid} aria-label={t`Boats`} aria-busy={outdated}>
      {boats.map((boat, index) => (
        <BoatItem
          key={boat.id}
          boat={boat}
          trip={trip}
          aboveFold={index < aboveFold}
          highlighted={boat.id === highlighted}
          onHighlight={onHighlight}
        />
      ))}
    </ul>
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
      <BoatCard boat={boat} {...looks} action={<CompareToggle id={boat.id} name={boat.name} />} />
    </li>
  );
});

/** The place of a page of boats, of the same size as the boats will take. */
export function BoatGridSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading boats…</Trans>
      </p>
      <div className={styles.grid}>
        {places.map((place) => (
          <CardSkeleton key={place} place={place} aboveFold={place < aboveFold} />
        ))}
      </div>
    </>
  );
}
