import { Trans } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useFormContext } from '../../../forms/contexts.ts';
import { forgetDraft } from '../../../forms/draft/draft.ts';
import { SaveFailure } from '../../../forms/submission/save-failure.tsx';
import type { SubmissionFailure } from '../../../forms/submission/use-submission.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import * as styles from './captain-profile-page.css.ts';

interface FormEndProps {
  failure: SubmissionFailure | undefined;
  onCancel: () => void;
}

/** The end of a section's form: why it was not saved, saving, and back to what is stored. */
export function FormEnd({ failure, onCancel }: FormEndProps) {
  const form = useFormContext();
  const pending = useStore(form.store, ({ isSubmitting }) => isSubmitting);

  function cancel() {
    forgetDraft(form);
    form.reset();
    onCancel();
  }

  return (
    <>
      <SaveFailure failure={failure} title={<Trans>Your profile could not be updated</Trans>} />
      <div className={styles.actions}>
        <Button type="submit" variant="sea" pending={pending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="text" disabled={pending} onPress={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}
