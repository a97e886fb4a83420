import { Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '../../../api/errors/messages.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';

interface ReviewFailureProps {
  /** Null or undefined when nothing failed. */
  error: unknown;
  onRetry: () => void;
}

/** What could not be had of the reviews, and another try. Nothing without an error. */
export function ReviewFailure({ error, onRetry }: ReviewFailureProps) {
  const { i18n } = useLingui();
  if (error == null) return null;
  const failure = failureOf(i18n, error);
  return (
    <ErrorDisplay
      {...failure}
      message={
        <>
          <Trans>Reviews could not be loaded.</Trans> {failure.message}
        </>
      }
      level={3}
      onRetry={onRetry}
    />
  );
}
