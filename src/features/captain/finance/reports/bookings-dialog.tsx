import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { hostBookingsInRangeQuery } from '../../../../api/resources/bookings/host-queries.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from '../finance.css.ts';
import {
  type Counted,
  type CountedBooking,
  type CountedFigure,
  countedBookings,
} from './counted.ts';

interface BookingsDialogProps {
  hostId: number;
  /** The figure that was pressed. */
  counted: Counted;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The bookings that a figure of a report counts, with the part that each has in it. */
export default function BookingsDialog({ hostId, counted, ...state }: BookingsDialogProps) {
  const { figure, period, offer } = counted;
  const { from, to } = period;
  const format = useFormat();
  const days = format.dateRange(from, to);
  const result = useQuery({
    ...hostBookingsInRangeQuery(hostId, { from, to }, undefined),
    enabled: state.isOpen,
  });
  return (
    <Dialog {...state} title={offer?.name ?? <FigureName figure={figure} />}>
      <div className={styles.part}>
        <p className={styles.hint}>
          {offer && (
            <>
              <FigureName figure={figure} />
              {'. '}
            </>
          )}
          <FigureMeaning figure={figure} days={days} />
        </p>
        <QuerySection result={result} skeleton={<Skeleton height="240px" />}>
          {(bookings) => (
            <Bookings
              key={JSON.stringify(counted)}
              figure={figure}
              bookings={countedBookings(bookings, counted)}
            />
          )}
        </QuerySection>
      </div>
    </Dialog>
  );
}

/** How many bookings are shown at once. */
const PAGE = 100;

function Bookings({ figure, bookings }: { figure: CountedFigure; bookings: CountedBooking[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(PAGE);
  const sum = Math.round(bookings.reduce((total, { part }) => total + part, 0) * 100) / 100;
  const left = Math.min(PAGE, bookings.length - shown);
  return (
    <>
      <ul className={styles.cards} aria-label={t`Bookings`}>
        {bookings.slice(0, shown).map(({ booking, part }) => (
          <li key={booking.id} className={styles.card}>
            <p className={styles.cardLine}>
              <Link
                to="/captain/bookings/$bookingId"
                params={{ bookingId: String(booking.id) }}
                preload={false}
                className={styles.name}
              >
                {booking.customerName}
              </Link>
              {figure !== 'bookings' && (
                <span className={styles.factValue}>
                  <Amount figure={figure} value={part} />
                </span>
              )}
            </p>
            <p className={styles.label}>
              {booking.boatName ?? booking.tourName} · <TripDates booking={booking} />
            </p>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="text" size="small" onPress={() => setShown(shown + PAGE)}>
          <Plural value={left} one="Show # more" other="Show # more" />
        </Button>
      )}
      <p className={styles.cardLine}>
        <strong>
          <Plural value={bookings.length} one="# booking" other="# bookings" />
        </strong>
        {figure !== 'bookings' && (
          <strong className={styles.factValue}>
            <Amount figure={figure} value={sum} />
          </strong>
        )}
      </p>
    </>
  );
}

function Amount({ figure, value }: { figure: CountedFigure; value: number }) {
  const format = useFormat();
  switch (figure) {
    case 'bookedDays':
      return <Plural value={value} one="# day" other="# days" />;
    case 'bookedSeats':
      return <Plural value={value} one="# seat" other="# seats" />;
    case 'reservedAmount':
      return format.money(value);
    default:
      return format.number(value);
  }
}

function FigureName({ figure }: { figure: CountedFigure }) {
  switch (figure) {
    case 'bookedDays':
      return <Trans>Booked days</Trans>;
    case 'bookedSeats':
      return <Trans>Booked seats</Trans>;
    case 'reservedAmount':
      return <Trans>Reserved, still to come in</Trans>;
    default:
      return <Trans>Bookings that begin on these days</Trans>;
  }
}

function FigureMeaning({ figure, days }: { figure: CountedFigure; days: string }) {
  switch (figure) {
    case 'bookedDays':
      return <Trans>{days}: each day that a booking holds a boat, also of longer trips.</Trans>;
    case 'bookedSeats':
      return <Trans>{days}: the guests of tours that begin on these days.</Trans>;
    case 'reservedAmount':
      return (
        <Trans>
          {days}: what confirmed bookings that begin on these days still bring. A deposit is no
          revenue before its trip.
        </Trans>
      );
    default:
      return <Trans>{days}; neither cancelled nor declined.</Trans>;
  }
}
