import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Booking } from '../../api/types.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { button } from '../../ui/button/button.css.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';
import { type BookingStep, bookingSteps } from './booking-steps.ts';
import { NextStep } from './next-step.tsx';

interface BookingTimelineProps {
  booking: Booking;
  isReviewed: boolean;
}

/** The way of a booking, with what to do at the point where it stands. */
export function BookingTimeline({ booking, isReviewed }: BookingTimelineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { id, createdAt, startDate } = booking;

  const titles: Record<BookingStep, ReactNode> = {
    requested: <Trans>Booking made</Trans>,
    confirmed: <Trans>Confirmed by the captain</Trans>,
    deposit: <Trans>Deposit paid</Trans>,
    aboard: <Trans>On board</Trans>,
    review: <Trans>Your review</Trans>,
  };
  const times: Partial<Record<BookingStep, ReactNode>> = {
    requested: format.date(createdAt),
    aboard: format.date(startDate),
  };
  const actions: Partial<Record<BookingStep, ReactNode>> = {
    deposit: (
      <Link to="/payment/callback" search={{ bookingId: id }} className={button({ size: 'small' })}>
        <Trans>Pay the deposit</Trans>
      </Link>
    ),
    review: (
      <Link to="/my-reviews" search={{ booking: id }} className={button({ size: 'small' })}>
        <Trans>Write a review</Trans>
      </Link>
    ),
  };
  return (
    <Timeline
      label={t`The way of your booking`}
      items={bookingSteps(booking, isReviewed).map(({ step, state }) => ({
        id: step,
        state,
        title: titles[step],
        time: state === 'failed' ? undefined : times[step],
        content: state === 'current' && (
          <>
            <p>
              <NextStep booking={booking} isReviewed={isReviewed} />
            </p>
            {actions[step]}
          </>
        ),
      }))}
    />
  );
}
