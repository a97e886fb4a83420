import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { refusalSentences } from '../../../../forms/submission/refusals/refusal-sentences.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';

interface CheckFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Leads to what can be changed. */
  onChange: () => void;
}

/** Why the service could not say whether a trip can be had: no answer, or terms that it refuses. */
export function CheckFailure({ error, onRetry, onChange }: CheckFailureProps) {
  const { i18n } = useLingui();
  const refused = error instanceof ApiError ? error.fields : [];
  if (refused.length === 0) {
    return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={onRetry} />;
  }
  return (
    <Notice
      tone="danger"
      role="alert"
      title={<Trans>This trip cannot be booked as it is</Trans>}
      action={
        <Button variant="secondary" size="small" onPress={onChange}>
          <Trans>Change it</Trans>
        </Button>
      }
    >
      {refusalSentences(refused).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
