import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import type { SubmissionFailure } from '../../../../forms/submission/use-submission.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import * as styles from '../vessel-editor.css.ts';

interface SaveFailureProps {
  failure: SubmissionFailure | undefined;
  /** What of the documents keeps the boat from being saved, or why that is not known. */
  obstacle: readonly string[] | ApiError | undefined;
}

/** That nothing was saved, and why. */
export function SaveFailure({ failure, obstacle }: SaveFailureProps) {
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
  return (
    <FailureNotice
      error={error}
      title={<Trans>The boat could not be saved. Please try again later.</Trans>}
    />
  );
}
