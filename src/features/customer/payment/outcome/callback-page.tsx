import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { bookingQuery, bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { DepositStep } from '../deposit/deposit-step.tsx';
import * as styles from './callback-page.css.ts';
import { isNotTheirs, MyBookings, NotTheirs, UnknownBooking } from './not-theirs.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { pollEvery, usePaymentCheck } from './use-payment-check.ts';

interface CallbackPageProps {
  bookingId: number | undefined;
  /** Whether somebody comes to pay, and not from the provider. */
  isPaying: boolean;
  /** The way to another account, for a booking that is not of this one. */
  switchAccount: ReactNode;
}

/** Where the payment provider sends people back to: what became of their deposit, or first its payment. */
export function CallbackPage({ bookingId, isPaying, switchAccount }: CallbackPageProps) {
  return (
    <div className={styles.page}>
      {bookingId === undefined ? (
        <UnknownBooking />
      ) : (
        <Return key={bookingId} id={bookingId} isPaying={isPaying} switchAccount={switchAccount} />
      )}
    </div>
  );
}

interface ReturnProps extends Omit<CallbackPageProps, 'bookingId'> {
  id: number;
}

function Return({ id, isPaying, switchAccount }: ReturnProps) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const booking = useQuery(bookingQuery(id));
  const check = usePaymentCheck(id, !isPaying && pollEvery.afterPaying);
  const error = check.error ?? (booking.data ? null : booking.error);
  const { paymentStatus, paymentProcessing } = check.status ?? {};

  // The bookings that were loaded before the payment know nothing of it.
  useEffect(() => {
    if (paymentProcessing || (paymentStatus !== undefined && paymentStatus !== 'PENDING')) {
      void queryClient.invalidateQueries({ queryKey: bookingsKey });
    }
  }, [paymentStatus, paymentProcessing, queryClient]);

  if (isNotTheirs(error)) return <NotTheirs error={error} switchAccount={switchAccount} />;
  if (error) {
    return (
      <>
        <ErrorDisplay
          {...failureOf(i18n, error)}
          level={1}
          title={<Trans>Your payment could not be checked</Trans>}
          action={<MyBookings />}
          onRetry={() => {
            check.check();
            void booking.refetch();
          }}
        />
        <p className={styles.aside}>
          <Trans>
            If you have paid, your payment is safe: it will show here and among your bookings.
          </Trans>
        </p>
      </>
    );
  }
  if (!booking.data || !check.status) return <Loading />;
  if (isPaying) return <DepositStep bookingId={id} level={1} switchAccount={switchAccount} />;
  return <PaymentOutcome booking={booking.data} status={check.status} check={check} />;
}

function Loading() {
  return (
    <div className={styles.columns}>
      <div>
        <h1 className={styles.loading}>
          <Trans>Checking your payment</Trans>
        </h1>
        <LoadingStatus />
        <Skeleton height="96px" />
      </div>
      <Skeleton height="560px" />
    </div>
  );
}
