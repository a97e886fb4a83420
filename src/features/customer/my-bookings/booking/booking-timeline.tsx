import { Select, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { AnswerStep, RequestStep } from '../../../../domain/booking/first-steps.tsx';
import { isCalledOff } from '../../../../domain/booking/what-came-back.tsx';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Timeline, type TimelineState } from '../../../../ui/content/timeline/timeline.tsx';
import { bookingProgress, type ProgressStep } from './booking-progress.ts';
import { NextStep } from './next-step.tsx';
import { PayDeposit } from './pay-deposit.tsx';
import { WriteReview } from './write-review.tsx';

interface BookingTimelineProps {
  booking: Booking;
  isReviewed: boolean;
}

/** The way of a booking, with what to do at the point where it stands. */
export function BookingTimeline({ booking, isReviewed }: BookingTimelineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, createdAt, startDate, depositAmount, paidAmount, refundedAmount } = booking;
  const kind = offerKindOf(booking);
  const received = paidAmount + refundedAmount;

  const endings: Partial<Record<Booking['status'], ReactNode>> = {
    CANCELLED: <Trans>Cancelled</Trans>,
    REJECTED: <Trans>Not answered</Trans>,
    NO_SHOW: <Trans>No-show</Trans>,
  };
  const titleOf = (step: ProgressStep, state: TimelineState): ReactNode => {
    if (state === 'failed') return endings[booking.status];
    const isDone = state === 'done';
    switch (step) {
      case 'requested':
        return <RequestStep booking={booking} />;
      case 'confirmed':
        return <AnswerStep booking={booking} />;
      case 'deposit':
        if (!isDone) return <Trans>Deposit</Trans>;
        return received > depositAmount ? (
          <Trans context="step">Paid</Trans>
        ) : (
          <Trans>Deposit paid</Trans>
        );
      case 'aboard':
        return <Select value={kind} _tour="On the tour" other="On board" />;
      case 'review':
        return <Trans>Your review</Trans>;
      case 'refunded':
        return <Trans context="step">Refunded</Trans>;
    }
  };
  const times: Partial<Record<ProgressStep, ReactNode>> = {
    requested: format.date(createdAt),
    aboard: format.date(startDate),
  };
  const actions: Partial<Record<ProgressStep, ReactNode>> = {
    deposit: <PayDeposit booking={booking} />,
    review: <WriteReview bookingId={id} />,
  };
  const sums: Partial<Record<ProgressStep, ReactNode>> = {
    deposit: isCalledOff(booking) && received > 0 ? format.money(received) : undefined,
    refunded: format.money(refundedAmount),
  };
  return (
    <Timeline
      label={t`Progress of your booking`}
      items={bookingProgress(booking, isReviewed).map(({ step, state }) => ({
        id: step,
        state,
        title: titleOf(step, state),
        time: state === 'failed' ? undefined : times[step],
        content:
          state === 'current' || state === 'now' ? (
            <>
              <p>
                <NextStep booking={booking} isReviewed={isReviewed} />
              </p>
              {actions[step]}
            </>
          ) : (
            // It may be paid before the host has answered.
            (sums[step] ?? (step === 'deposit' && state === 'ahead' && actions.deposit))
          ),
      }))}
    />
  );
}
