import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Conflict } from '../booking/conflict.tsx';
import { type KnownQuote, longestTrip } from '../quote/use-boat-quote.ts';

interface DatesProblemProps {
  known: KnownQuote;
  wanted: BookingCreate | undefined;
  /** Other days, where the calendar itself is not in sight. */
  alternatives?: ReactNode;
}

/** Why one cannot go on with these days. */
export function DatesProblem({ known, wanted, alternatives }: DatesProblemProps) {
  const { i18n } = useLingui();
  const { quote, error, isPending, retry } = known;
  if (error) return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={retry} />;
  if (quote && quote.unavailable.length > 0) {
    return <Conflict days={quote.unavailable}>{alternatives}</Conflict>;
  }
  if (wanted && !quote && !isPending) {
    return (
      <p role="status">
        <Trans>A trip has at most {longestTrip} days.</Trans>
      </p>
    );
  }
  return null;
}
