import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../api/errors/messages.ts';
import { Notice } from '../../ui/feedback/notice/notice.tsx';

interface FailureNoticeProps {
  /** What was thrown; nothing is shown for null. */
  error: unknown;
  /** What could not be done. */
  title?: ReactNode;
  /** A way on. */
  action?: ReactNode;
}

/** That what a person asked for failed, and why; beside the button or in the dialog that asked for it. */
export function FailureNotice({ error, title, action }: FailureNoticeProps) {
  const { i18n } = useLingui();
  if (error === null) return null;
  return (
    <Notice tone="danger" role="alert" title={title} action={action}>
      {errorText(i18n, error)}
    </Notice>
  );
}
