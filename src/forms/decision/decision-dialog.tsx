import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { useEffect, useId, useRef } from 'react';
import { object } from 'valibot';
import { Button } from '../../ui/actions/button/button.tsx';
import { Dialog } from '../../ui/overlays/dialog/dialog.tsx';
import { forgetDraft, useDraft } from '../draft/draft.ts';
import { schemaErrors } from '../schema-errors.ts';
import { sendOnShortcut } from '../submission/send-shortcut.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { checkedBy, useAppForm } from '../use-app-form.ts';
import { CommonReasons } from './common-reasons.tsx';
import * as styles from './decision-dialog.css.ts';
import { useDecisionKey } from './decision-draft.ts';
import { DecisionFailure, wordsFor } from './decision-failure.tsx';
import type { DecisionProps, ReasonQuestion } from './decision-props.ts';

interface DecisionDialogProps extends DecisionProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface Values {
  reason: string;
}

const empty: Values = { reason: '' };

function reasonErrors(question: ReasonQuestion | undefined, values: Values) {
  const reason = values.reason.trim();
  if (!question || (reason === '' && !question.isRequired)) return {};
  return schemaErrors(
    object({ reason: question.rule }),
    { reason },
    { reason: question.ruleTexts ?? {} },
  );
}

/** The question itself. What was typed stays whatever happens, until it is answered or given up. */
export default function DecisionDialog(props: DecisionDialogProps) {
  const { title, children, reason, confirmLabel, tone, explain, onDecide } = props;
  const { t } = useLingui();
  const formId = useId();
  const end = useRef<HTMLDivElement>(null);
  const { failure, submit, dismiss } = useSubmission<Values>({
    send: async (values) => {
      await onDecide(values.reason.trim() || undefined);
    },
    onAccepted: props.onClose,
    refusedFields({ fields }) {
      const field = `body.${reason?.field ?? 'reason'}`;
      const refused = reason && fields.find((each) => each.field === field);
      return refused ? { reason: refused.message } : {};
    },
  });
  const form = useAppForm({
    defaultValues: empty,
    ...checkedBy((values: Values) => reasonErrors(reason, values)),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useDraft(form, useDecisionKey(reason?.act ?? 'an act without a reason'));
  const isBusy = useStore(form.store, (state) => state.isSubmitting);
  const error = failure && 'error' in failure ? failure.error : null;
  const words = wordsFor(error, explain);
  // While it is busy the button that is left could not take the focus.
  const isOver = !isBusy && words?.isFinal === true;

  // It stands below what may be a long account of what follows.
  useEffect(() => {
    if (error !== null) end.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  function giveUp() {
    // What is under way may still fail, and has to say so here.
    if (isBusy) return;
    forgetDraft(form);
    props.onOpenChange(false);
  }

  return (
    <Dialog
      title={title}
      isOpen={props.isOpen}
      onOpenChange={giveUp}
      isBusy={isBusy}
      footer={
        <div className={styles.actions}>
          <Button
            // The button that had the focus is gone then.
            key={isOver ? 'the only one' : 'one of two'}
            autoFocus={isOver}
            variant={isOver ? 'secondary' : 'text'}
            disabled={isBusy}
            onPress={giveUp}
          >
            {isOver ? <Trans context="dialog">Close</Trans> : <Trans>Go back</Trans>}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              form={formId}
              // Where nothing is asked, and nothing taken away, Enter does what a key has opened.
              autoFocus={!reason && tone === 'sea'}
              variant={tone}
              pending={isBusy}
              disabled={props.isBlocked ?? false}
            >
              {confirmLabel}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.content}>
        {children && <div className={styles.consequences}>{children}</div>}
        <form.AppForm>
          <form.Form id={formId} label={t`Decision`}>
            {reason && !isOver && (
              <form.AppField name="reason">
                {(field) => (
                  <>
                    <field.TextArea
                      label={reason.label}
                      description={reason.description}
                      maxLength={reason.maxLength}
                      isRequired={reason.isRequired ?? false}
                      isReadOnly={isBusy}
                      rows={3}
                      autoFocus={reason.isRequired ?? false}
                      onKeyDown={props.isBlocked ? undefined : sendOnShortcut}
                    />
                    {reason.common && (
                      <CommonReasons
                        reasons={reason.common}
                        reason={field.state.value}
                        isDisabled={isBusy}
                        onChange={field.handleChange}
                      />
                    )}
                  </>
                )}
              </form.AppField>
            )}
          </form.Form>
        </form.AppForm>
        <div ref={end} className={styles.end}>
          <DecisionFailure error={error} title={props.failed} words={words} />
        </div>
      </div>
    </Dialog>
  );
}
