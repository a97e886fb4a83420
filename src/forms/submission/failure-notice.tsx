import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { errorText } from '../../api/errors/messages.ts';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { refusalSentences } from './refusals/refusal-sentences.ts';

interface FailureNoticeProps {
  /** What was thrown; nothing is shown for null. */
  error: unknown;
  /** What could not be done. */
  title?: ReactNode;
  /** A way on. */
  action?: ReactNode;
  /** A form says by itself which of its fields were refused. */
  isOfForm?: boolean;
}

/** That what a person asked for failed, and why; beside the button or in the dialog that asked for it. */
export function FailureNotice({ error, title, action, isOfForm = false }: FailureNoticeProps) {
  const { i18n } = useLingui();
  if (error === null) return null;
  const refusals = error instanceof ApiError && !isOfForm ? error.fields : [];
  return (
    <Notice tone="danger" role="alert" title={title} action={action}>
      {errorText(i18n, error)}
      {refusalSentences(refusals).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
