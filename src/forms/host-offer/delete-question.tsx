import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import ConfirmQuestion from '../../ui/overlays/confirm-dialog/confirm-question.tsx';
import { FailureNotice } from '../submission/failure-notice.tsx';

interface DeleteQuestionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  confirmLabel: ReactNode;
  pending: boolean;
  /** Why it was not deleted; null while nothing is wrong. */
  error: unknown;
  failureTitle: ReactNode;
  onConfirm: () => void;
  /** What goes with it, and what stays. */
  children: ReactNode;
}

/** Asks before a boat or tour is deleted, and says why it was refused. */
export default function DeleteQuestion(props: DeleteQuestionProps) {
  const { error, failureTitle, children, ...question } = props;
  return (
    <ConfirmQuestion
      {...question}
      cancelLabel={<Trans>Keep it</Trans>}
      danger
      error={<FailureNotice error={error} title={failureTitle} />}
    >
      <p>{children}</p>
    </ConfirmQuestion>
  );
}
