import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/content/badge/badge.tsx';

/** Whether somebody may sign in. */
export function StateBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? 'positive' : 'danger'}>
      {isActive ? (
        <Trans context="users">Active</Trans>
      ) : (
        <Trans context="users">Deactivated</Trans>
      )}
    </Badge>
  );
}
