import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';
import { FailureNotice } from './failure-notice.tsx';
import type { SubmissionFailure } from './use-submission.ts';

interface SaveFailureProps {
  failure: SubmissionFailure | undefined;
  /** What could not be done. */
  title: ReactNode;
}

/** That something could not be done, and why; or how long to wait for another try. */
export function SaveFailure({ failure, title }: SaveFailureProps) {
  if (!failure || !('error' in failure)) return <Failure failure={failure} />;
  return <FailureNotice error={failure.error} title={title} isOfForm />;
}
