import { useLingui } from '@lingui/react';
import { Select, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Booking, BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { isOutcomeUnknown } from '../../../../api/errors/is-outcome-unknown.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { MessageHost } from '../../../../domain/booking/message-host.tsx';
import { useMissedRequests } from '../../../../domain/booking/missed-requests.ts';
import { useBookedHost } from '../../../../domain/booking/use-booked-host.ts';
import { isCalledOff, WhatCameBack } from '../../../../domain/booking/what-came-back.tsx';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { OfferLink } from '../../../../domain/offer/offer-link.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { usePageExpiry } from '../deposit/open-pages.ts';
import { UnsafePaymentPage, usePayDeposit } from '../deposit/use-pay-deposit.ts';
import { AskedForContext } from './asked-for.ts';
import { MissedOutcome } from './missed-outcome.tsx';
import { NextSteps } from './next-steps.tsx';
import { ChargedOnce, Outcome } from './outcome.tsx';
import { OutcomeTicket } from './outcome-ticket.tsx';
import { isUnpaid, paymentState } from './payment-state.ts';
import { WaitingOutcome } from './waiting-outcome.tsx';

interface PaymentOutcomeProps {
  booking: Booking;
  status: BookingPaymentStatus;
  /** Asks the provider once more. */
  check: { isWatching: boolean; isFetching: boolean; isUnsure: boolean; check: () => void };
  /** What stands there for who comes to pay while nobody has; what became of the last try when left out. */
  unpaid?: ((pay: ReactNode, ticket: ReactNode) => ReactNode) | undefined;
  level?: 1 | 2;
  /** Whether a press on the page before led here. */
  isAskedFor?: boolean | undefined;
}

/** Where the deposit of a booking stands, what that means, and what to do next. */
export function PaymentOutcome({ isAskedFor = false, ...props }: PaymentOutcomeProps) {
  const state = paymentState(props.status, props.booking);
  const [first] = useState(state);
  return (
    <AskedForContext value={isAskedFor || state !== first ? state : undefined}>
      <OutcomeOf {...props} state={state} />
    </AskedForContext>
  );
}

interface OutcomeOfProps extends Omit<PaymentOutcomeProps, 'isAskedFor'> {
  state: ReturnType<typeof paymentState>;
}

function OutcomeOf({ booking, status, check, unpaid, level = 1, state }: OutcomeOfProps) {
  const format = useFormat();
  const { pay, isPending, error, changed, go } = usePayDeposit(booking.id);
  const expiresAt = usePageExpiry(booking.id);
  const isMissed = useMissedRequests([booking]).has(booking.id);
  const { hostName, startDate } = booking;
  const kind = offerKindOf(booking);
  const host = useBookedHost(booking);
  const deposit = format.money(status.depositAmount);
  const paid = format.money(status.paidAmount);
  const rest = format.money(status.remainingAmount);
  const start = format.date(startDate);

  const payButton = (label: ReactNode, variant?: 'secondary') => (
    <PayAction
      pending={isPending}
      error={error}
      changed={changed && format.money(changed.amount)}
      shown={deposit}
      variant={variant}
      onPay={() => (changed ? go(changed.url) : pay(status.depositAmount))}
    >
      {label}
    </PayAction>
  );
  const bookingLink = (variant: 'primary' | 'secondary' | 'text') => (
    <Link
      to="/my-bookings/$bookingId"
      params={{ bookingId: String(booking.id) }}
      className={button({ variant })}
    >
      <Trans>View booking</Trans>
    </Link>
  );
  const message = (
    <Link
      to="/messages"
      search={{ to: booking.hostId, booking: booking.id }}
      className={button({ variant: 'secondary' })}
    >
      <MessageHost booking={booking} />
    </Link>
  );

  const ticket = <OutcomeTicket booking={booking} status={status} />;
  const steps = <NextSteps booking={booking} status={status} look="horizontal" />;

  // What the bank has not answered yet is waited for all the same.
  if (isMissed && state !== 'atBank') {
    return (
      <MissedOutcome
        booking={booking}
        level={level}
        ticket={ticket}
        bookingLink={bookingLink('text')}
      />
    );
  }
  // Whatever became of an earlier try, the next one has not been made yet.
  if (unpaid && isUnpaid(state)) {
    return unpaid(payButton(<Trans>Pay the deposit, {deposit}</Trans>), ticket);
  }
  switch (state) {
    case 'deposit':
      return (
        <Outcome
          tone="good"
          level={level}
          ticket={ticket}
          next={steps}
          title={<Trans>Deposit received</Trans>}
          actions={
            <>
              {bookingLink('primary')}
              {message}
            </>
          }
        >
          <p>
            <Trans>
              {paid} has been paid. The remaining {rest} is paid on the day of the trip.
            </Trans>
          </p>
          {booking.status === 'PENDING' ? (
            <Notice
              tone="info"
              title={
                <Select
                  value={host}
                  _guide="Waiting for the guide"
                  _owner="Waiting for the owner"
                  other="Waiting for the captain"
                />
              }
            >
              <Trans>
                {hostName} has your request. We will notify you of the answer. If they decline, your
                deposit is refunded in full.
              </Trans>
            </Notice>
          ) : (
            <p>
              <Select
                value={kind}
                _tour="Your booking is confirmed. Your ticket is kept with the booking and opens offline too."
                other="Your booking is confirmed. Your boarding pass is kept with the booking and opens offline too."
              />
            </p>
          )}
        </Outcome>
      );
    case 'paid':
      return (
        <Outcome
          tone="good"
          level={level}
          ticket={ticket}
          title={<Trans>Paid in full</Trans>}
          actions={
            <>
              {bookingLink('primary')}
              {message}
            </>
          }
        >
          <p>
            <Trans>{paid} has been paid. Nothing is left to pay.</Trans>
          </p>
        </Outcome>
      );
    case 'failed':
      return (
        <Outcome
          tone="bad"
          level={level}
          ticket={ticket}
          title={<Trans>The payment did not go through</Trans>}
          actions={
            <>
              {payButton(<Trans>Try again, {deposit}</Trans>)}
              {bookingLink('text')}
            </>
          }
        >
          <p>
            <Trans>
              The bank refused it, or the payment page expired; nothing was charged. Your booking
              still stands. Try again, with another card if you like, or pay later before you set
              out on {start}.
            </Trans>
          </p>
        </Outcome>
      );
    case 'givenUp':
      return (
        <Outcome
          tone="neutral"
          level={level}
          ticket={ticket}
          title={<Trans>You left without paying</Trans>}
          actions={
            <>
              {payButton(<Trans>Pay the deposit, {deposit}</Trans>)}
              {bookingLink('text')}
            </>
          }
        >
          <p>
            <Trans>
              Nothing was charged and your booking still stands. You can pay the deposit later, from
              your bookings, before you set out on {start}.
            </Trans>
          </p>
        </Outcome>
      );
    case 'ended':
      return (
        <Outcome
          tone="neutral"
          level={level}
          ticket={ticket}
          title={<Trans>This booking has ended</Trans>}
          actions={
            <>
              <OfferLink offer={booking} className={button()}>
                <Trans>Choose other days</Trans>
              </OfferLink>
              {bookingLink('text')}
            </>
          }
        >
          {isCalledOff(booking) && (
            <p>
              <WhatCameBack booking={booking} />
            </p>
          )}
          <p>
            <Trans>
              It no longer takes payments. The days may still be free: choose them again.
            </Trans>
          </p>
        </Outcome>
      );
    case 'atBank':
      return (
        <WaitingOutcome
          level={level}
          ticket={ticket}
          check={check}
          isAtBank
          actions={bookingLink('text')}
        />
      );
    case 'waiting':
      return (
        <WaitingOutcome
          level={level}
          ticket={ticket}
          check={check}
          expiresAt={expiresAt}
          actions={
            <>
              {payButton(<Trans>Open the payment page</Trans>, 'secondary')}
              {bookingLink('text')}
            </>
          }
        />
      );
  }
}

interface PayActionProps {
  children: ReactNode;
  pending: boolean;
  error: unknown;
  /** The other sum that is to be paid, and the one that was shown, as money. */
  changed: string | undefined;
  shown: string;
  variant?: 'secondary' | undefined;
  onPay: () => void;
}

function PayAction(props: PayActionProps) {
  const { children, pending, error, changed, shown, variant = 'primary', onPay } = props;
  const { i18n } = useLingui();
  return (
    <>
      {changed && (
        <Notice tone="warning" role="alert" title={<Trans>The amount has changed</Trans>}>
          <Trans>
            We showed you {shown}; {changed} is due now.
          </Trans>
        </Notice>
      )}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error instanceof UnsafePaymentPage ? (
            <Trans>The payment page has no safe address, so it was not opened.</Trans>
          ) : (
            errorText(i18n, error)
          )}
          {isOutcomeUnknown(error) && (
            <>
              {' '}
              <ChargedOnce />
            </>
          )}
        </Notice>
      )}
      <Button variant={variant} pending={pending} onPress={onPay}>
        {changed ? <Trans>Pay {changed}</Trans> : children}
      </Button>
    </>
  );
}
