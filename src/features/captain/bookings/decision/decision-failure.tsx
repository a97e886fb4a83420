import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { MANUAL_RETRIES } from './decision-rules.ts';

interface DecisionFailureProps {
  error: unknown;
  /** How often it was tried again by hand. */
  tries: number;
  onRetry: () => void;
}

/** Whether the person has to sign in again before anything can be decided. */
export function endsSession(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether the dialog has nothing more to do, and closes by itself after its sentence was read. */
export function endsDialog(error: unknown): boolean {
  return endsSession(error) || isMissing(error);
}

/** Whether the booking is no longer as the dialog shows it: only a look at it anew helps. */
export function isOutdatedBy(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/** Why a decision was not stored, and another try where that may help. */
export function DecisionFailure({ error, tries, onRetry }: DecisionFailureProps) {
  const { i18n, t } = useLingui();
  const isRetryable = error instanceof ApiError && error.retryable;
  const mayRetry = isRetryable && tries < MANUAL_RETRIES;

  const sentence = () => {
    if (!(error instanceof ApiError)) {
      return t`Failed to update booking status. Please try again.`;
    }
    switch (error.status) {
      case 400:
      case 422:
        return t`Invalid request. Please check what you have entered.`;
      case 401:
        return t`Your session has expired. Please log in again.`;
      case 403:
        return t`You have no permission for this. Only the owner of the boat or tour may change the status.`;
      case 404:
        return t`Booking not found. It may have been deleted.`;
      case 409:
        return t`The status of this booking has changed meanwhile. Close this and look at it again.`;
    }
    if (!isRetryable) return t`Failed to update booking status. Please try again.`;
    return mayRetry
      ? errorText(i18n, error)
      : t`Service temporarily unavailable. Please try again later.`;
  };

  return (
    <Notice
      tone="danger"
      role="alert"
      title={<Trans>The status was not changed</Trans>}
      action={
        mayRetry && (
          <Button variant="secondary" size="small" onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {sentence()}
    </Notice>
  );
}
