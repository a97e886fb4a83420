import { Trans } from '@lingui/react/macro';
import type { FieldError } from '../../../api/errors/api-error.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { refusalSentences } from './refusal-sentences.ts';

/** What the service refused and no field of the form can say. */
export function UnplacedNotice({ refusals }: { refusals: readonly FieldError[] }) {
  return (
    <Notice tone="danger" title={<Trans>The form was not accepted</Trans>}>
      {refusalSentences(refusals).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
