import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, localCodes } from '../../api/errors/api-error.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar/progress-bar.tsx';
import type { SubmissionFailure } from '../submission/use-submission.ts';
import { documentErrorText } from './document-errors.ts';

interface SendingStateProps {
  isSending: boolean;
  progress: number | undefined;
  failure: SubmissionFailure | undefined;
  onCancel: () => void;
}

/** How an upload is doing: under way, with a way to call it off, or why it failed. */
export function SendingState({ isSending, progress, failure, onCancel }: SendingStateProps) {
  const { t, i18n } = useLingui();
  if (isSending) {
    return (
      <div>
        <ProgressBar
          label={t`Uploading the document`}
          {...(progress !== undefined && { value: progress * 100 })}
        />
        <Button variant="text" size="small" onPress={onCancel}>
          <Trans>Cancel the upload</Trans>
        </Button>
      </div>
    );
  }
  if (!failure || !('error' in failure)) return null;
  const { error } = failure;
  if (error instanceof ApiError && error.code === localCodes.aborted) {
    return (
      <Notice role="status">
        <Trans>The upload was called off. What you entered is still here.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={<Trans>Upload failed</Trans>}>
      {documentErrorText(i18n, error)}
    </Notice>
  );
}
