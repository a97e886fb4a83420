import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { licenceState } from './licence-state.ts';

/** How a licence or a certification stands; one without a last day is permanent. */
export function ExpiryBadge({ expiry, today }: { expiry: string | null; today: string }) {
  if (expiry === null) {
    return (
      <Badge>
        <Trans>Permanent</Trans>
      </Badge>
    );
  }
  switch (licenceState(expiry, today)) {
    case 'expired':
      return (
        <Badge tone="danger">
          <Trans>Expired</Trans>
        </Badge>
      );
    case 'expiring':
      return (
        <Badge tone="warning">
          <Trans>Expiring soon</Trans>
        </Badge>
      );
    default:
      return (
        <Badge tone="positive">
          <Trans>Valid</Trans>
        </Badge>
      );
  }
}
