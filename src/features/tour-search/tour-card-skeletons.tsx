import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';
import { grid } from './tour-card.css.ts';

/** The places of tours that are on their way. */
export function TourCardSkeletons() {
  return (
    <div className={grid}>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading the tours…</Trans>
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height="360px" />
      ))}
    </div>
  );
}
