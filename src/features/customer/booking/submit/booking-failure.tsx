import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { isOutcomeUnknown } from '../../../../api/errors/is-outcome-unknown.ts';
import { errorText } from '../../../../api/errors/messages.ts';
import { refusalSentences } from '../../../../forms/submission/refusals/refusal-sentences.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

/** Why a booking was not made, or why that is unknown. */
export function BookingFailure({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  if (!error) return null;
  const isUnsure = isOutcomeUnknown(error);
  return (
    <Notice
      tone="danger"
      role="alert"
      title={
        isUnsure ? (
          <Trans>We do not know whether the booking was made</Trans>
        ) : (
          <Trans>The booking was not completed</Trans>
        )
      }
    >
      <p>{errorText(i18n, error)}</p>
      {error instanceof ApiError &&
        refusalSentences(error.fields).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {isUnsure && (
        <p>
          <Trans>
            Your details are saved. Press again: if your first request went through, that booking
            opens and you are not booked twice.
          </Trans>
        </p>
      )}
    </Notice>
  );
}
