import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { sendVerificationCode } from '../../api/resources/account/mutations.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { useFocusAround } from '../../ui/page/focus-around/use-focus-around.ts';
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
  const [codesSent, setCodesSent] = useState(0);
  const part = useFocusAround<HTMLElement>();
  const sending = useSingleMutation({
    mutationFn: () => sendVerificationCode(email),
    onSuccess: () => setCodesSent((count) => count + 1),
  });
  const failure = limited ?? (sending.error ? { error: sending.error } : undefined);

  function send() {
    const now = Date.now();
    const wait = sendCodeLimit.attempt(now);
    setLimited(wait > 0 ? { until: now + wait } : undefined);
    if (wait === 0) sending.mutate();
  }

  return (
    <section
      ref={part}
      id="email"
      aria-label={t`Verify your e-mail address`}
      className={styles.verification}
    >
      <Notice
        tone="warning"
        title={<Trans>Your e-mail address is not verified yet</Trans>}
        action={
          codesSent === 0 && (
            <Button variant="secondary" size="small" pending={sending.isPending} onPress={send}>
              <Trans>Send a code</Trans>
            </Button>
          )
        }
      >
        {children}
      </Notice>
      <SaveFailure failure={failure} title={<Trans>The code could not be sent.</Trans>} />
      <div role="status" className={styles.sent}>
        {codesSent === 1 && <Trans>A code was sent to {email}.</Trans>}
        {codesSent > 1 && <Trans key={codesSent}>Another code was sent to {email}.</Trans>}
      </div>
      {codesSent > 0 && (
        // Another code begins anew: what was said of the one before holds no longer.
        <CodeForm key={codesSent} email={email}>
          <Button variant="text" pending={sending.isPending} onPress={send}>
            <Trans>Send another code</Trans>
          </Button>
        </CodeForm>
      )}
    </section>
  );
}
