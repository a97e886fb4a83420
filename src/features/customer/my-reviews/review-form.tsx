import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { reviewCreateLimits } from '../../../api/contract/contract.ts';
import type { ReviewUpdate } from '../../../api/contract/types.ts';
import { useDraft } from '../../../forms/draft/draft.ts';
import { useSubmission } from '../../../forms/submission/use-submission.ts';
import { checkedBy, useAppForm } from '../../../forms/use-app-form.ts';
import { useFocusInForm } from '../../../forms/use-focus-in-form.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import * as styles from './my-reviews-page.css.ts';
import { type ReviewValues, reviewErrors, written } from './review-rules.ts';

interface ReviewFormProps {
  /** What it is about, for a screen reader. */
  label: string;
  /** What stands in it at first. */
  initial: ReviewValues;
  /** Under which what is typed is kept. */
  draftKey: string;
  submitLabel: ReactNode;
  cancelLabel: ReactNode;
  /** Rejects with an ApiError. */
  onSend: (review: ReviewUpdate) => Promise<unknown>;
  /** It was accepted, and the draft is gone: the form may go too. */
  onSent: () => void;
  onCancel: () => void;
}

/** Stars and what somebody has to say about a trip. */
export function ReviewForm(props: ReviewFormProps) {
  const { label, initial, draftKey, submitLabel, cancelLabel, onSend, onSent, onCancel } = props;
  const { t } = useLingui();
  const words = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
  const { minLength, maxLength } = reviewCreateLimits.comment;
  const { failure, submit, dismiss } = useSubmission<ReviewValues>({
    async send(values) {
      await onSend(written(values));
    },
    onAccepted: onSent,
  });
  const form = useAppForm({
    defaultValues: initial,
    ...checkedBy(reviewErrors),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useDraft(form, draftKey);
  const id = useFocusInForm();

  return (
    <form.AppForm>
      <form.Form label={label} id={id}>
        <form.AppField name="rating">
          {(field) => (
            <field.RatingInput
              label={t`How was it?`}
              words={(rating: number) => words[rating - 1] ?? ''}
            />
          )}
        </form.AppField>
        <form.AppField name="comment">
          {(field) => (
            <field.TextArea
              label={t`Your review`}
              description={t`At least ${minLength} characters. Everybody can read it, with your name.`}
              rows={5}
              maxLength={maxLength}
            />
          )}
        </form.AppField>
        <div className={styles.formEnd}>
          <form.Submit failure={failure}>{submitLabel}</form.Submit>
          <Button variant="text" onPress={onCancel}>
            {cancelLabel}
          </Button>
        </div>
      </form.Form>
    </form.AppForm>
  );
}
