import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hostBookingsInRangeQuery } from '../../../../api/resources/bookings/host-queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from '../finance.css.ts';
import type { Period } from '../period/period.ts';
import type { AskedOffer } from './offers-table.tsx';

interface BookingsDialogProps {
  hostId: number;
  period: Period;
  /** Only those of one boat or tour; all when left out. */
  offer: AskedOffer | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The bookings that a report counts: those that begin in its days and were neither cancelled nor rejected. */
export default function BookingsDialog({ hostId, period, offer, ...state }: BookingsDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { from, to } = period;
  const days = format.dateRange(from, to);
  const result = useQuery({
    ...hostBookingsInRangeQuery(hostId, { from, to }, undefined),
    enabled: state.isOpen,
  });
  return (
    <Dialog {...state} title={offer?.name ?? <Trans>Bookings that begin on these days</Trans>}>
      <p className={styles.hint}>
        <Trans>{days}; neither cancelled nor rejected.</Trans>
      </p>
      <QuerySection result={result} skeleton={<Skeleton height="240px" />}>
        {(bookings) => {
          const counted = bookings.filter(
            ({ startDate, boatId, tourId }) =>
              startDate >= from &&
              startDate <= to &&
              (offer?.boatId === undefined || offer.boatId === boatId) &&
              (offer?.tourId === undefined || offer.tourId === tourId),
          );
          return (
            <>
              <ul className={styles.cards} aria-label={t`Bookings`}>
                {counted.map((booking) => (
                  <li key={booking.id} className={styles.card}>
                    <p>
                      <Link
                        to="/captain/bookings/$bookingId"
                        params={{ bookingId: String(booking.id) }}
                        preload={false}
                        className={styles.name}
                      >
                        {booking.customerName}
                      </Link>
                    </p>
                    <p className={styles.label}>
                      {booking.boatName ?? booking.tourName} · <TripDates booking={booking} />
                    </p>
                  </li>
                ))}
              </ul>
              <p className={styles.panelTitle}>
                <Plural value={counted.length} one="# booking" other="# bookings" />
              </p>
            </>
          );
        }}
      </QuerySection>
    </Dialog>
  );
}
