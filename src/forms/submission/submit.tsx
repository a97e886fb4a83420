import { Trans } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { useFormContext } from '../contexts.ts';
import { Failure } from './failure.tsx';
import { SaveFailure } from './save-failure.tsx';
import type { SubmissionFailure } from './use-submission.ts';

interface SubmitProps {
  /** What pressing it does. */
  children: ReactNode;
  /** Why the last submission failed, from `useSubmission`. */
  failure: SubmissionFailure | undefined;
  /** What could not be done, where the button does not say it. */
  failed?: ReactNode;
}

function mayBeRetried(failure: SubmissionFailure | undefined): boolean {
  return (
    failure !== undefined &&
    'error' in failure &&
    failure.error instanceof ApiError &&
    failure.error.retryable
  );
}

/**
 * The end of a form: why it failed, and the button that sends it, or sends it again. The button is
 * never disabled, so that pressing it always says what is missing; while the form is on its way it
 * keeps its place and the focus, and answers no press.
 */
export function Submit({ children, failure, failed }: SubmitProps) {
  const pending = useStore(useFormContext().store, (state) => state.isSubmitting);
  return (
    <>
      {failed ? <SaveFailure failure={failure} title={failed} /> : <Failure failure={failure} />}
      <Button type="submit" size="large" wide pending={pending}>
        {mayBeRetried(failure) ? <Trans>Try again</Trans> : children}
      </Button>
    </>
  );
}
