import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';

/** A captain who has neither boats nor tours. */
export function NoBoats() {
  return (
    <EmptyState title={<Trans>No boats yet</Trans>}>
      <Trans>Once you have added a boat, its days and bookings stand here.</Trans>
    </EmptyState>
  );
}
