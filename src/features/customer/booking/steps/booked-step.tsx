import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from '../flow/flow.css.ts';
import { PriceChange } from '../quote/price-change.tsx';
import { useShownPrice } from '../quote/use-shown-price.ts';

interface BookedStepProps {
  id: number;
  /** The trip of the address, whose price the person has agreed to. */
  wanted: BookingCreate | undefined;
  /** The deposit. */
  children: ReactNode;
}

/** The booking is made: its deposit, unless it was booked at another price than the one shown. */
export function BookedStep({ id, wanted, children }: BookedStepProps) {
  const { i18n } = useLingui();
  const { data: booking, error, refetch } = useQuery(bookingQuery(id));
  const { before, agree } = useShownPrice(booking && wanted, booking?.totalPrice);
  if (error && !booking) {
    return <ErrorDisplay {...failureOf(i18n, error)} onRetry={() => void refetch()} />;
  }
  if (!booking) return <Skeleton height="240px" />;
  if (before === undefined) return children;
  return (
    <>
      <PriceChange before={before} now={booking.totalPrice} onAgree={agree} />
      <p className={styles.quiet}>
        <Trans>It was booked at the new price. Nothing has been paid:</Trans>{' '}
        <Link
          to="/my-bookings/$bookingId"
          params={{ bookingId: String(booking.id) }}
          className={link}
        >
          <Trans>see or cancel the booking</Trans>
        </Link>
      </p>
    </>
  );
}
