import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';

/** A captain who has neither boats nor tours. */
export function NoBoats({ addBoat }: { addBoat: ReactNode }) {
  return (
    <EmptyState title={<Trans>No boats yet</Trans>} action={addBoat}>
      <Trans>Once you have added a boat, its days and bookings stand here.</Trans>
    </EmptyState>
  );
}
