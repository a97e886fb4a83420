import { Trans } from '@lingui/react/macro';
import { grid } from '../../../../domain/tour/tour-card.css.ts';
import { CardSkeleton } from '../../../../ui/content/card/card-skeleton.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';

const count = 6;
/** Pictures of the first row of a wide screen. */
const aboveFold = 3;

/** The places of tours that are loading. */
export function TourCardSkeletons() {
  return (
    <div className={grid}>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading the tours…</Trans>
      </p>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number alone
        <CardSkeleton key={place} place={place} aboveFold={place < aboveFold} />
      ))}
    </div>
  );
}
