import { Select, Trans } from '@lingui/react/macro';
import type { OfferKind } from '../../../../domain/offer/offer-kind.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';

/** Whether a trip is confirmed at once, or waits for the answer of its captain or guide. */
export function ConfirmationBadge({ kind, isInstant }: { kind: OfferKind; isInstant: boolean }) {
  return isInstant ? (
    <Badge tone="instant">
      <Trans>Instant confirmation</Trans>
    </Badge>
  ) : (
    <Badge>
      <Select value={kind} _tour="Guide confirms" other="Captain confirms" />
    </Badge>
  );
}
