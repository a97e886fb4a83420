import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorText } from '../../../api/errors/messages.ts';
import { Failure } from '../../../forms/submission/failure.tsx';
import type { SubmissionFailure } from '../../../forms/submission/use-submission.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';

interface SaveFailureProps {
  failure: SubmissionFailure | undefined;
  /** What could not be done. */
  title: ReactNode;
}

/** That something could not be done, and why; or how long to wait for another try. */
export function SaveFailure({ failure, title }: SaveFailureProps) {
  const { i18n } = useLingui();
  if (!failure || !('error' in failure)) return <Failure failure={failure} />;
  return (
    <Notice tone="danger" role="alert" title={title}>
      {errorText(i18n, failure.error)}
    </Notice>
  );
}
