import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '../../api/messages.ts';
import { ErrorDisplay } from '../../ui/error-display/error-display.tsx';
import * as styles from './availability-calendar.css.ts';
import type { MonthDays } from './use-months.ts';

interface CalendarFailureProps {
  failures: readonly MonthDays[];
  onRetry: () => void;
}

/** In place of months that could not be had. Nothing while none failed. */
export function CalendarFailure({ failures, onRetry }: CalendarFailureProps) {
  const { i18n } = useLingui();
  const [first] = failures;
  if (!first) return null;
  const failure = failureOf(i18n, first.error);
  return (
    <div className={styles.failed}>
      <ErrorDisplay
        {...failure}
        message={
          <>
            <Trans>Failed to load availability</Trans>. {failure.message}
          </>
        }
        level={3}
        onRetry={onRetry}
      />
    </div>
  );
}
