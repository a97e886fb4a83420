import { Trans } from '@lingui/react/macro';
import type { Boat } from '../../../../api/contract/types.ts';
import { UsuallyInstant } from '../../../../domain/boat/usually-instant.tsx';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from './boat-intro.css.ts';

interface BoatBadgesProps {
  boat: Boat;
  /** Tells how bookings are usually confirmed; the days of a trip may go by another rule. */
  withConfirmation: boolean;
}

/** Whether a boat can be had at once, whether one steers it oneself, whether it is published at all. */
export function BoatBadges({ boat, withConfirmation }: BoatBadgesProps) {
  const { captainIncluded, isInstantConfirmation, status } = boat;
  const isInstant = withConfirmation && isInstantConfirmation;
  if (!isInstant && captainIncluded && status === 'ACTIVE') return null;
  return (
    <div className={styles.standing}>
      <ul className={styles.badges}>
        {status === 'INACTIVE' && (
          <li>
            <Badge tone="warning">
              <Trans>Not published</Trans>
            </Badge>
          </li>
        )}
        {status === 'DRAFT' && (
          <li>
            <Badge tone="warning">
              <Trans>Missing information</Trans>
            </Badge>
          </li>
        )}
        {isInstant && (
          <li className={styles.withoutPanel}>
            <UsuallyInstant />
          </li>
        )}
        {!captainIncluded && (
          <li>
            <Badge>
              <Trans>Without captain</Trans>
            </Badge>
          </li>
        )}
      </ul>
      {!captainIncluded && (
        <p className={styles.licence}>
          <Trans>You steer this boat yourself: bring your boating licence.</Trans>
        </p>
      )}
    </div>
  );
}
