import { Trans, useLingui } from '@lingui/react/macro';
import type { Booking, BookingPaymentStatus } from '../../../../api/contract/types.ts';
import { AnswerStep, RequestStep } from '../../../../domain/booking/first-steps.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import {
  Timeline,
  type TimelineItem,
  type TimelineState,
} from '../../../../ui/content/timeline/timeline.tsx';
import { paymentState } from './payment-state.ts';

interface NextStepsProps {
  booking: Booking;
  status: BookingPaymentStatus;
  /** Lying down where there is room for it. */
  look?: 'horizontal';
}

/** From the booking to the trip: what is done, and what comes when. */
export function NextSteps({ booking, status, look }: NextStepsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const state = paymentState(status, booking);
  const isConfirmed = booking.status !== 'PENDING';
  const isReceived = state === 'deposit' || state === 'paid';
  const deposit = format.money(status.depositAmount);
  const rest = format.money(status.totalPrice - status.depositAmount);
  const depositState: TimelineState = isReceived ? 'done' : isConfirmed ? 'current' : 'ahead';
  const answer: TimelineItem = {
    id: 'confirmed',
    title: <AnswerStep booking={booking} />,
    state: isConfirmed ? 'done' : 'current',
  };
  const payment: TimelineItem = {
    id: 'deposit',
    title: <Trans>Deposit, {deposit}</Trans>,
    state: depositState,
  };
  return (
    <Timeline
      label={t`Step by step`}
      {...(look && { look })}
      items={[
        {
          id: 'booked',
          title: <RequestStep booking={booking} />,
          state: 'done',
        },
        // What is done stands before what is open: a deposit may be paid before the answer.
        ...(isReceived && !isConfirmed ? [payment, answer] : [answer, payment]),
        {
          id: 'trip',
          time: format.date(booking.startDate),
          title: <Trans>You set out; {rest} is paid on that day</Trans>,
          state: isConfirmed && isReceived ? 'current' : 'ahead',
        },
      ]}
    />
  );
}
