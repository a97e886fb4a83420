import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { destinationUpdateLimits } from '../../../../api/contract/contract.ts';
import { adminKey } from '../../../../api/resources/admin/key.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Conflict } from '../../../../forms/conflict/conflict.tsx';
import { useDraft } from '../../../../forms/draft/draft.ts';
import { SaveButton } from '../../../../forms/submission/save-button.tsx';
import {
  useFollow,
  useGuardedSubmission,
} from '../../../../forms/submission/use-guarded-submission.ts';
import { checkedBy, useAppForm } from '../../../../forms/use-app-form.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import * as styles from './editor.css.ts';
import { Preview } from './preview.tsx';
import { type Texts, textErrors } from './texts.ts';

interface TextsFormProps<Saved extends object> {
  kind: 'places' | 'stories';
  record: Versioned<Saved>;
  valuesOf: (record: Saved) => Texts;
  /** Reads the record past every cache. */
  readAnew: () => Promise<Versioned<Saved>>;
  write: (texts: Texts, version: string | undefined) => Promise<Versioned<Saved>>;
  /** What the keys of everything that shows these texts begin with. */
  listKey: QueryKey;
  /** The end of its address. */
  slug: string;
}

/** The texts of a place or a story in both languages, and how they read. */
export function TextsForm<Saved extends object>(props: TextsFormProps<Saved>) {
  const { kind, record, valuesOf, readAnew, write, listKey, slug } = props;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { failure, submit, dismiss, conflict, lastChange, base } = useGuardedSubmission<
    Texts,
    Saved
  >({
    record,
    valuesOf,
    readAnew,
    write,
    onAccepted(isTypedOn) {
      if (!isTypedOn) form.reset(valuesOf(base.current));
      void queryClient.invalidateQueries({ queryKey: listKey });
      void queryClient.invalidateQueries({ queryKey: adminKey });
      void notifySuccess(t`The texts have been saved; guests read them now`);
    },
  });
  const form = useAppForm({
    defaultValues: valuesOf(record),
    ...checkedBy((texts: Texts) => textErrors(texts, kind)),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  useFollow(form, base, record);
  const [userId] = useState(useSession()?.id);
  useDraft(form, `texts of ${kind} ${slug} by ${userId}`);
  const texts = useStore(form.store, ({ values }) => values);
  const isStory = kind === 'stories';
  const labels = {
    titleTr: t`Title in Turkish`,
    titleEn: t`Title in English`,
    summaryTr: t`Summary in Turkish`,
    summaryEn: t`Summary in English`,
    bodyTr: t`Text in Turkish`,
    bodyEn: t`Text in English`,
    reason: t`Why they change`,
  };
  const parted = isStory ? t`An empty line begins a new paragraph.` : undefined;
  return (
    <div className={styles.columns}>
      <form.AppForm>
        <form.Form label={t`Texts`}>
          {isStory && (
            <div className={styles.pair}>
              <form.AppField name="titleTr">
                {(field) => <field.TextField label={labels.titleTr} />}
              </form.AppField>
              <form.AppField name="titleEn">
                {(field) => <field.TextField label={labels.titleEn} />}
              </form.AppField>
            </div>
          )}
          <div className={styles.pair}>
            <form.AppField name="summaryTr">
              {(field) => <field.TextArea label={labels.summaryTr} rows={3} />}
            </form.AppField>
            <form.AppField name="summaryEn">
              {(field) => <field.TextArea label={labels.summaryEn} rows={3} />}
            </form.AppField>
          </div>
          <div className={styles.pair}>
            <form.AppField name="bodyTr">
              {(field) => <field.TextArea label={labels.bodyTr} description={parted} rows={8} />}
            </form.AppField>
            <form.AppField name="bodyEn">
              {(field) => <field.TextArea label={labels.bodyEn} description={parted} rows={8} />}
            </form.AppField>
          </div>
          <form.AppField name="reason">
            {(field) => (
              <field.TextArea
                label={labels.reason}
                description={t`Only administrators read it, in the audit.`}
                rows={2}
                maxLength={destinationUpdateLimits.reason.maxLength}
                isRequired
              />
            )}
          </form.AppField>
          <Conflict differences={conflict} lastChange={lastChange} labels={labels} />
          <SaveButton
            failure={conflict.length > 0 ? undefined : failure}
            failed={<Trans>The texts could not be saved</Trans>}
          >
            <Trans>Save the texts</Trans>
          </SaveButton>
        </form.Form>
      </form.AppForm>
      <Preview texts={texts} />
    </div>
  );
}
