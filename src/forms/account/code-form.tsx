import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { vEmailVerification } from '../../api/contract/request-schemas.ts';
import { verifyEmail } from '../../api/resources/account/mutations.ts';
import { accountQuery } from '../../api/resources/account/queries.ts';
import { notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { schemaErrors } from '../schema-errors.ts';
import { createKeyedCalls } from '../submission/keyed-calls.ts';
import { SaveButton } from '../submission/save-button.tsx';
import { useSubmission } from '../submission/use-submission.ts';
import { checkedBy, useAppForm } from '../use-app-form.ts';
import * as styles from './account.css.ts';
import { verifyLimit } from './account-limits.ts';
import { codeOf } from './typed-code.ts';

const enterCode = msg`Enter the code from the e-mail`;

interface CodeFormProps {
  email: string;
  /** The way to another code. */
  children: ReactNode;
}

interface CodeValues {
  verificationCode: string;
}

const empty: CodeValues = { verificationCode: '' };

/** The code from the e-mail; any text, because the service alone says what codes look like. */
export function CodeForm({ email, children }: CodeFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const { failure, submit, dismiss } = useSubmission<CodeValues>({
    limit: verifyLimit,
    async send(values) {
      const verification = { email, verificationCode: codeOf(values.verificationCode) };
      await keyed(verification, (idempotencyKey) => verifyEmail({ verification, idempotencyKey }));
      queryClient.setQueryData(
        accountQuery().queryKey,
        (account) => account && { ...account, isEmailVerified: true },
      );
      void notifySuccess(t`Your e-mail address is verified`);
    },
  });
  const form = useAppForm({
    defaultValues: empty,
    ...checkedBy(({ verificationCode }: CodeValues) => {
      const { email: _, ...errors } = schemaErrors(
        vEmailVerification,
        { email, verificationCode: codeOf(verificationCode) },
        { verificationCode: { required: enterCode } },
      );
      return errors;
    }),
    onSubmit: submit,
    onSubmitInvalid: dismiss,
  });
  return (
    <div className={styles.code}>
      <form.AppForm>
        <form.Form label={t`Verify your e-mail address`}>
          <form.AppField name="verificationCode">
            {(field) => (
              <field.TextField
                label={t`Code from the e-mail`}
                description={t`It is valid for ten minutes. Check your spam folder too.`}
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
              />
            )}
          </form.AppField>
          <SaveButton
            failure={failure}
            failed={<Trans>The e-mail address could not be verified.</Trans>}
          >
            <Trans>Verify</Trans>
          </SaveButton>
        </form.Form>
      </form.AppForm>
      {children}
    </div>
  );
}
