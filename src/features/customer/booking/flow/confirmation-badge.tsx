import { Select, Trans } from '@lingui/react/macro';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import type { BookedOffer } from './booking-context.ts';

interface ConfirmationBadgeProps extends Pick<BookedOffer, 'host'> {
  isInstant: boolean;
}

/** Whether a trip is confirmed at once, or waits for the answer of its host. */
export function ConfirmationBadge({ host, isInstant }: ConfirmationBadgeProps) {
  return isInstant ? (
    <Badge tone="instant">
      <Trans>Instant confirmation</Trans>
    </Badge>
  ) : (
    <Badge>
      <Select
        value={host}
        _guide="Guide confirms"
        _owner="Owner confirms"
        other="Captain confirms"
      />
    </Badge>
  );
}
