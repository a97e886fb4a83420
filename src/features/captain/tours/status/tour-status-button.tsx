import type { TourSummary } from '../../../../api/contract/types.ts';
import { StatusButton } from '../../../../domain/host-offer/status/status-button.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { tourStatuses } from './tour-status.tsx';

const TourStatusPopover = lazyDialog(() => import('./tour-status-popover.tsx'));

interface TourStatusButtonProps {
  tour: Pick<TourSummary, 'id' | 'name' | 'status'>;
  /** Whether the reader is the host and not an administrator. */
  isHost: boolean;
  /** Whether what it opens is open at first: a link has led to it. */
  isOpenAtFirst: boolean;
}

/** The status of a tour, leading to what it means and to the way to change it. */
export function TourStatusButton({ tour, isHost, isOpenAtFirst }: TourStatusButtonProps) {
  return (
    <StatusButton
      name={tour.name}
      status={tourStatuses[tour.status]}
      isOpenAtFirst={isOpenAtFirst}
      onInterest={() => void TourStatusPopover.preload()}
      popover={(state) => <TourStatusPopover {...state} tour={tour} isHost={isHost} />}
    />
  );
}
