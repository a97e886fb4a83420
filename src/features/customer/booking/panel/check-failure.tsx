import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { failureOf } from '../../../../api/errors/messages.ts';
import { refusalSentences } from '../../../../forms/submission/refusals/refusal-sentences.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { type FlowStep, stepToChange } from '../flow/flow-steps.ts';
import { refusedFields } from '../submit/refused-fields.ts';

interface CheckFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Leads to the step on which it can be changed. */
  onChange: (step: FlowStep) => void;
}

/** Why the service could not say whether a trip can be had: no answer, or terms that it refuses. */
export function CheckFailure({ error, onRetry, onChange }: CheckFailureProps) {
  const { i18n } = useLingui();
  const refused = refusedFields(error);
  if (refused.length === 0) {
    return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={onRetry} />;
  }
  return (
    <Notice
      tone="danger"
      role="alert"
      title={<Trans>This trip cannot be booked as it is</Trans>}
      action={
        <Button variant="secondary" size="small" onPress={() => onChange(stepToChange(refused))}>
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
