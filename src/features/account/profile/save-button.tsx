import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { useFormContext } from '../../../forms/contexts.ts';
import type { SubmissionFailure } from '../../../forms/submission/use-submission.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import * as styles from './profile-page.css.ts';
import { SaveFailure } from './save-failure.tsx';

interface SaveButtonProps {
  children: ReactNode;
  failure: SubmissionFailure | undefined;
  /** What could not be done, when it could not. */
  failed: ReactNode;
}

/** The end of one of several forms on the page: none of them is the page's one main action. */
export function SaveButton({ children, failure, failed }: SaveButtonProps) {
  const pending = useStore(useFormContext().store, ({ isSubmitting }) => isSubmitting);
  return (
    <>
      <SaveFailure failure={failure} title={failed} />
      <div className={styles.actions}>
        <Button type="submit" variant="sea" pending={pending}>
          {children}
        </Button>
      </div>
    </>
  );
}
