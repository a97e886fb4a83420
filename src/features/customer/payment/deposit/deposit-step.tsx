import { useLingui } from '@lingui/react';
import { Select, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { useBookedHost } from '../../../../domain/booking/use-booked-host.ts';
import { LastPaymentRefused } from '../../../../domain/payment/last-payment-refused.tsx';
import { PaymentMarks } from '../../../../domain/payment/payment-marks.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { NextSteps } from '../outcome/next-steps.tsx';
import { isNotTheirs, NotTheirs } from '../outcome/not-theirs.tsx';
import { Outcome } from '../outcome/outcome.tsx';
import { PaymentOutcome } from '../outcome/payment-outcome.tsx';
import { pollEvery, usePaymentCheck } from '../outcome/use-payment-check.ts';
import { usePageExpiry } from './open-pages.ts';

interface DepositStepProps {
  bookingId: number;
  /** The way to another account, for a booking that is not of this one. */
  switchAccount: ReactNode;
  level?: 1 | 2;
  /** Whether the booking was made here a moment ago, and not on an earlier visit. */
  isJustBooked?: boolean;
}

/** The last step of a booking: its deposit, due at once or, for a request, when one likes. */
export function DepositStep(props: DepositStepProps) {
  const { bookingId, switchAccount, level = 2, isJustBooked } = props;
  const { i18n } = useLingui();
  const format = useFormat();
  const { data: booking, error, refetch } = useQuery(bookingQuery(bookingId));
  // Only a page that has been opened can be paid meanwhile, in another tab.
  const expiresAt = usePageExpiry(bookingId);
  const check = usePaymentCheck(bookingId, expiresAt !== undefined && pollEvery.elsewhere);
  const host = useBookedHost(booking);
  const failure = check.error ?? (booking ? null : error);
  if (isNotTheirs(failure)) {
    return <NotTheirs error={failure} switchAccount={switchAccount} level={level} />;
  }
  if (failure) {
    return (
      <ErrorDisplay
        {...failureOf(i18n, failure)}
        onRetry={() => {
          check.check();
          void refetch();
        }}
      />
    );
  }
  if (!booking || !check.status) return <Skeleton height="240px" />;
  const { hostName } = booking;
  const { status } = check;
  const { depositAmount, totalPrice } = status;
  const deposit = format.money(depositAmount);
  const rest = format.money(totalPrice - depositAmount);
  const until = expiresAt && format.instant(expiresAt);
  const isRequest = booking.status === 'PENDING';
  return (
    <PaymentOutcome
      booking={booking}
      status={check.status}
      check={check}
      level={level}
      isAskedFor={isJustBooked}
      unpaid={(pay, ticket) => (
        <Outcome
          tone="waiting"
          level={level}
          title={
            isRequest ? (
              <Select
                value={host}
                _owner={`Your request is with the boat’s owner, ${hostName}`}
                _guide={`Your request is with your guide, ${hostName}`}
                other={`Your request is with Captain ${hostName}`}
              />
            ) : (
              <Trans>Only the deposit is left</Trans>
            )
          }
          actions={
            <>
              {pay}
              <Link
                to="/my-bookings/$bookingId"
                params={{ bookingId: String(bookingId) }}
                className={button({ variant: 'text' })}
              >
                <Trans>Pay later</Trans>
              </Link>
            </>
          }
          ticket={ticket}
          next={
            <>
              <PaymentMarks />
              <NextSteps booking={booking} status={status} />
            </>
          }
        >
          {isRequest ? (
            <p>
              <Select
                value={host}
                _owner={`The owner confirms or declines it; we will notify you. You can pay the deposit of ${deposit} now or after the answer. If they decline, your deposit is refunded in full.`}
                _guide={`The guide confirms or declines it; we will notify you. You can pay the deposit of ${deposit} now or after the answer. If they decline, your deposit is refunded in full.`}
                other={`The captain confirms or declines it; we will notify you. You can pay the deposit of ${deposit} now or after the answer. If they decline, your deposit is refunded in full.`}
              />
            </p>
          ) : (
            <p>
              <Trans>
                You pay {deposit} on the bank’s secure page, and the remaining {rest} on the day of
                the trip.
              </Trans>
            </p>
          )}
          {status.paymentStatus === 'FAILED' && (
            <p>
              <LastPaymentRefused />
            </p>
          )}
          {until && (
            <p>
              <Trans>The payment page is open until {until}.</Trans>
            </p>
          )}
        </Outcome>
      )}
    />
  );
}
