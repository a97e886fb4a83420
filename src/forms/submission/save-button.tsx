import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button/button.tsx';
import { useFormContext } from '../contexts.ts';
import * as styles from './save-button.css.ts';
import { SaveFailure } from './save-failure.tsx';
import type { SubmissionFailure } from './use-submission.ts';

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
