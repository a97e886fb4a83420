import { Trans } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/global.css.ts';

/** Says to a screen reader that something is on its way, as the skeletons beside it say to the eye. */
export function LoadingStatus() {
  return (
    <p role="status" className={visuallyHidden}>
      <Trans>Loading…</Trans>
    </p>
  );
}
