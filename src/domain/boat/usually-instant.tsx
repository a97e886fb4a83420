import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/content/badge/badge.tsx';

/** On the page of a boat that confirms most of its days at once, until days are chosen: each goes by its own rule. */
export function UsuallyInstant() {
  return (
    <Badge tone="instant">
      <Trans>Instant on most days</Trans>
    </Badge>
  );
}
