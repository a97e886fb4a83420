import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import { maxTripDays } from '../../../../domain/trip/most-days.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { useBooking } from '../flow/booking-context.ts';
import { Conflict } from '../submit/conflict.tsx';

interface DatesProblemProps {
  /** Other days, where the calendar itself is not visible. */
  alternatives?: ReactNode;
}

/** Why one cannot go on with these days. */
export function DatesProblem({ alternatives }: DatesProblemProps) {
  const { i18n } = useLingui();
  const { request, liveQuote } = useBooking().trip;
  const { quote, error, isPending, retry } = liveQuote;
  if (error) return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={retry} />;
  if (quote && quote.unavailable.length > 0) {
    return <Conflict days={quote.unavailable}>{alternatives}</Conflict>;
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
