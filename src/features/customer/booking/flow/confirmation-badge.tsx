import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../../ui/content/badge/badge.tsx';

/** Whether a trip is confirmed at once, or waits for the captain's answer. */
export function ConfirmationBadge({ isInstant }: { isInstant: boolean }) {
  return isInstant ? (
    <Badge tone="instant">
      <Trans>Instant confirmation</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Captain confirms</Trans>
    </Badge>
  );
}
