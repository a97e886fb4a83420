import { useFormat } from '../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { useInView } from '../../../../ui/loading/in-view/use-in-view.ts';
import * as styles from './guest-trip.css.ts';
import type { GuestTripProps } from './guest-trip.tsx';
import { useGuestTrip } from './use-guest-trip.ts';

/** The same in a line of the list, once it is in sight: a captain may have hundreds of conversations. */
export function GuestTripLine({ hostId, guest, Status }: GuestTripProps) {
  const format = useFormat();
  const { ref, isInView } = useInView<HTMLSpanElement>('0px');
  const { trip, isPending, error } = useGuestTrip(hostId, guest, isInView);
  return (
    <span ref={ref} className={styles.line}>
      {isPending && !error && <Skeleton width="70%" height="16px" />}
      {trip && (
        <>
          <span className={styles.what}>
            {trip.boatName ?? trip.tourName}, {format.dateRange(trip.startDate, trip.endDate)}
          </span>
          <Status status={trip.status} />
        </>
      )}
    </span>
  );
}
