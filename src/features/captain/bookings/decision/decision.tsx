import type { Booking } from '../../../../api/contract/types.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';

const Dialog = lazyDialog(() => import('./decision-dialog.tsx'));

interface DecisionProps {
  booking: Booking;
  onClose: () => void;
}

/** Asks a host what becomes of a booking. Shown while it is rendered: fresh whenever it comes back, but for what was left in the middle. */
export function Decision({ booking, onClose }: DecisionProps) {
  return (
    <Dialog
      booking={booking}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
