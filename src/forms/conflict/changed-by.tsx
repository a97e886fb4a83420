import { Trans } from '@lingui/react/macro';
import { useSession } from '../../api/session/use-session.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LastChange } from './last-change.ts';

/** Who saved meanwhile, and when, in a sentence. */
export function ChangedBy({ change: { changedAt, changedBy } }: { change: LastChange }) {
  const user = useSession();
  const at = useFormat().instant(changedAt);
  if (!changedBy) return <Trans>Last changed: {at}.</Trans>;
  const { fullName } = changedBy;
  if (changedBy.id === user?.id) {
    return <Trans>You changed it yourself, in another window or on another device: {at}.</Trans>;
  }
  if (changedBy.role === 'ADMIN') {
    return (
      <Trans>
        Changed by {fullName}, administrator: {at}.
      </Trans>
    );
  }
  return (
    <Trans>
      Changed by {fullName}: {at}.
    </Trans>
  );
}
