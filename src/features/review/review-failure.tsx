import { Trans, useLingui } from '@lingui/react/macro';
import { errorCategoryOf } from '../../api/api-error.ts';
import { errorText } from '../../api/messages.ts';
import { ErrorDisplay } from '../../ui/error-display/error-display.tsx';

interface ReviewFailureProps {
  /** Null or undefined when nothing failed. */
  error: unknown;
  onRetry: () => void;
}

/** What could not be had of the reviews, and another try. Nothing without an error. */
export function ReviewFailure({ error, onRetry }: ReviewFailureProps) {
  const { i18n } = useLingui();
  if (error == null) return null;
  return (
    <ErrorDisplay
      category={errorCategoryOf(error)}
      message={
        <>
          <Trans>Reviews could not be loaded.</Trans> {errorText(i18n, error)}
        </>
      }
      level={3}
      retryable
      onRetry={onRetry}
    />
  );
}
