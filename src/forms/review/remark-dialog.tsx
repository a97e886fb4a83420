import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import type { Review } from '../../api/contract/types.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Dialog } from '../../ui/overlays/dialog/dialog.tsx';
import { useDraft } from '../draft/draft.ts';
import { type RuleTexts, schemaErrors } from '../schema-errors.ts';
import { createKeyedCalls } from '../submission/keyed-calls.ts';
import { sendOnShortcut } from '../submission/send-shortcut.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { checkedBy, useAppForm } from '../use-app-form.ts';
import * as styles from './remark-dialog.css.ts';
import { ReviewQuote } from './review-quote.tsx';

interface RemarkDialogProps {
  review: Review;
  title: string;
  /** What stands above the words that are asked for. */
  label: string;
  description: string;
  submitLabel: ReactNode;
  /** What the contract asks of the text, which goes out without blanks at either end. */
  rule: v.GenericSchema<unknown, string>;
  ruleTexts: RuleTexts;
  maxLength: number;
  /** Under which what is typed is kept. */
  draftKey: string;
  /** Rejects with an ApiError. */
  onSend: (text: string, idempotencyKey: string) => Promise<unknown>;
  onSent: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Words about a review, written in front of it: an answer to it, what is wrong with it. */
export function RemarkDialog(props: RemarkDialogProps) {
  const { review, title, label, description, submitLabel, maxLength } = props;
  const [keyed] = useState(createKeyedCalls);
  const rules = v.object({ text: props.rule });
  const { failure, submit, dismiss } = useSubmission<{ text: string }>({
    async send({ text }) {
      const words = text.trim();
      await keyed(words, (idempotencyKey) => props.onSend(words, idempotencyKey));
    },
    onAccepted: props.onSent,
    // The contract has its own name for the one text that is sent.
    refusedFields({ fields }) {
      const refused = fields.find(({ field }) => field.startsWith('body.'));
      return refused ? { text: refused.message } : {};
    },
  });
  const form = useAppForm({
    defaultValues: { text: '' },
    ...checkedBy(({ text }: { text: string }) =>
      schemaErrors(rules, { text: text.trim() }, { text: props.ruleTexts }),
    ),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useDraft(form, props.draftKey);

  function close() {
    // What is under way may still fail, and has to say so here.
    if (!form.state.isSubmitting) props.onClose();
  }

  return (
    <Dialog title={title} isOpen={props.isOpen} onOpenChange={close}>
      <ReviewQuote review={review} />
      <form.AppForm>
        <form.Form label={title}>
          <form.AppField name="text">
            {(field) => (
              <field.TextArea
                label={label}
                description={description}
                maxLength={maxLength}
                autoFocus
                onKeyDown={sendOnShortcut}
              />
            )}
          </form.AppField>
          <p className={styles.shortcut}>
            <Trans>Ctrl or ⌘ and Enter sends.</Trans>
          </p>
          <form.Submit failure={failure}>{submitLabel}</form.Submit>
          <Button variant="text" onPress={close}>
            <Trans>Not now</Trans>
          </Button>
        </form.Form>
      </form.AppForm>
    </Dialog>
  );
}
