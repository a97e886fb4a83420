import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sendVerificationCode } from '../../api/resources/account/mutations.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { SaveFailure } from '../submission/save-failure.tsx';
import type { SubmissionFailure } from '../submission/use-submission.ts';
import * as styles from './account.css.ts';
import { sendCodeLimit } from './account-limits.ts';
import { CodeForm } from './code-form.tsx';

interface EmailVerificationProps {
  email: string;
  /** Why it matters. */
  children: ReactNode;
}

/** That an address has not been verified, and the way to do it: a code by e-mail. */
export function EmailVerification({ email, children }: EmailVerificationProps) {
  const { t } = useLingui();
  const [limited, setLimited] = useState<SubmissionFailure>();
  const sending = useMutation({ mutationFn: () => sendVerificationCode(email) });
  const failure = limited ?? (sending.error ? { error: sending.error } : undefined);

  function send() {
    const now = Date.now();
    const wait = sendCodeLimit.attempt(now);
    setLimited(wait > 0 ? { until: now + wait } : undefined);
    if (wait === 0) sending.mutate();
  }

  // A code sent earlier still has its field while another is under way.
  const [wasSent, setWasSent] = useState(false);
  if (sending.isSuccess && !wasSent) setWasSent(true);

  return (
    <section id="email" aria-label={t`Verify your e-mail address`} className={styles.verification}>
      <Notice
        tone="warning"
        title={<Trans>Your e-mail address is not verified yet</Trans>}
        action={
          !wasSent && (
            <Button variant="secondary" size="small" pending={sending.isPending} onPress={send}>
              <Trans>Send a code</Trans>
            </Button>
          )
        }
      >
        {children}
      </Notice>
      <SaveFailure failure={failure} title={<Trans>The code could not be sent.</Trans>} />
      {wasSent && (
        <CodeForm email={email}>
          <Button variant="text" pending={sending.isPending} onPress={send}>
            <Trans>Send another code</Trans>
          </Button>
        </CodeForm>
      )}
    </section>
  );
}
