import type { BoatSummary } from '../../../../api/contract/types.ts';
import { StatusButton } from '../../../../domain/host-offer/status/status-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { vesselStatuses } from './vessel-status.tsx';

const VesselStatusPopover = lazyDialog(() => import('./vessel-status-popover.tsx'));

interface VesselStatusButtonProps {
  vessel: BoatSummary;
  /** Whether the reader is the host and not an administrator. */
  isHost: boolean;
  /** Whether what it opens is open at first: a link has led to it. */
  isOpenAtFirst: boolean;
}

/** The status of a vessel, leading to what it means and to the way to change it. */
export function VesselStatusButton({ vessel, isHost, isOpenAtFirst }: VesselStatusButtonProps) {
  return (
    <StatusButton
      name={vessel.name}
      status={vesselStatuses[vessel.status]}
      isOpenAtFirst={isOpenAtFirst}
      onInterest={() => void VesselStatusPopover.preload()}
      popover={(state) => <VesselStatusPopover {...state} vessel={vessel} isHost={isHost} />}
    />
  );
}
