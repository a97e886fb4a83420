import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { maxTripDays } from '../../../../domain/trip/most-days.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { useBooking } from '../flow/booking-context.ts';
import { StepMessage } from '../flow/step-message.tsx';
import { hasFailed } from '../quote/use-boat-quote.ts';
import { Conflict } from '../submit/conflict.tsx';

interface DatesProblemProps {
  /** Other days, where the calendar itself is not visible. */
  alternatives?: ReactNode;
}

/** Why one cannot go on with these days. */
export function DatesProblem({ alternatives }: DatesProblemProps) {
  const { i18n } = useLingui();
  const { trip, own } = useBooking();
  const { request, liveQuote } = trip;
  const { quote, error, isPending, retry } = liveQuote;
  if (hasFailed(liveQuote)) {
    return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={retry} />;
  }
  if (quote && quote.unavailable.length > 0) {
    // Said above the step, with the way there.
    if (own.told.length > 0) return null;
    // Where hours are chosen, they tell it themselves.
    if (trip.time?.hours && !alternatives) return null;
    return (
      <StepMessage>
        <Conflict days={quote.unavailable}>{alternatives}</Conflict>
      </StepMessage>
    );
  }
  if (request && !quote && !isPending) {
    return (
      <p role="status">
        <Trans>A trip can be up to {maxTripDays} days long.</Trans>
      </p>
    );
  }
  return null;
}
