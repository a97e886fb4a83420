import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/errors/api-error.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { FailureNotice } from '../../submission/failure-notice.tsx';
import type { SubmissionFailure } from '../../submission/use-submission.ts';
import * as styles from '../editor.css.ts';

interface SaveFailureProps {
  /** Said of a call that failed: 'The boat could not be saved.' */
  title: ReactNode;
  failure: SubmissionFailure | undefined;
  /** What of the documents keeps the record from being saved, or why that is not known. */
  obstacle: readonly string[] | ApiError | undefined;
}

/** That nothing was saved, and why. */
export function SaveFailure({ title, failure, obstacle }: SaveFailureProps) {
  if (obstacle && !(obstacle instanceof ApiError)) {
    return (
      <Notice tone="danger" role="alert" title={<Trans>Form error</Trans>}>
        <ul className={styles.parts}>
          {obstacle.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const error = obstacle ?? (failure && 'error' in failure ? failure.error : null);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice tone="danger" role="alert" title={<Trans>It has been deleted meanwhile</Trans>}>
        <Trans>
          That was done on another device or by somebody else. What you typed still stands here:
          copy what you need.
        </Trans>
      </Notice>
    );
  }
  return <FailureNotice error={error} title={title} />;
}
