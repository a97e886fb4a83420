import { Trans, useLingui } from '@lingui/react/macro';
import { searchBoatsPageParameters } from '../../api/contract.ts';
import type { BoatSummary } from '../../api/types.ts';
import { Card } from '../../ui/card/card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { BoatCard } from './boat-card.tsx';
import * as styles from './boat-grid.css.ts';
import { CompareToggle } from './compare-toggle.tsx';

/** Pictures of the first row of a wide screen. */
const inSight = 3;

const places = Array.from({ length: searchBoatsPageParameters.size.default }, (_, place) => place);

/** Which boat stands out, in the list and on the map. */
export interface Highlight {
  highlighted: number | undefined;
  onHighlight: (id: number | undefined) => void;
}

interface BoatGridProps extends Highlight {
  boats: readonly BoatSummary[];
  /** Others are on their way; these stay until then. */
  outdated: boolean;
}

/** The boats of a page. */
export function BoatGrid({ boats, outdated, highlighted, onHighlight }: BoatGridProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.grid} aria-label={t`Boats`} aria-busy={outdated}>
      {boats.map((boat, index) => (
        <li key={boat.id}>
          <BoatCard
            boat={boat}
            inSight={index < inSight}
            highlighted={boat.id === highlighted}
            onHighlight={onHighlight}
            action={<CompareToggle id={boat.id} name={boat.name} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** The place of a page of boats, of the same size as the boats will take. */
export function BoatGridSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading boats…</Trans>
      </p>
      <div className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <SkeletonCard key={place} />
        ))}
      </div>
    </>
  );
}

function SkeletonCard() {
  return (
    <Card
      picture={<Skeleton height="100%" />}
      title={<Skeleton width="160px" height="1.875rem" />}
      aside={<Skeleton width="56px" height="1.25rem" />}
      facts={<Skeleton width="220px" height="1.25rem" />}
      price={<Skeleton width="120px" height="1.75rem" />}
    />
  );
}
