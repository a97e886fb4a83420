import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '../../../../api/errors/messages.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import * as styles from '../availability-calendar.css.ts';

interface CalendarFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** In place of days or hours that could not be had. */
export function CalendarFailure({ error, onRetry }: CalendarFailureProps) {
  const { i18n } = useLingui();
  const failure = failureOf(i18n, error);
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
