import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { session } from '../../../api/client.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { DawnScene } from '../../../ui/page/dawn-scene/dawn-scene.tsx';
import { signInReason } from './session/sign-in-reason.ts';
import * as styles from './sign-in-page.css.ts';

interface SignInPageProps {
  title: ReactNode;
  /** The way to the other form. */
  other: ReactNode;
  children: ReactNode;
}

/**
 * A form of its own page: a slab that lies over a bay at dawn. Whose session has ended unasked, or who was led
 * here on the way to something, reads that this is why they are here.
 */
export function SignInPage({ title, other, children }: SignInPageProps) {
  const { i18n } = useLingui();
  // As it was on the way here: it stays while the form signs somebody in.
  const [hasEnded] = useState(session.hasEnded);
  const [reason] = useState(() => signInReason(session.returnPath()));
  return (
    <>
      <div className={styles.scene}>
        <DawnScene />
      </div>
      <div className={styles.column}>
        <div className={styles.slab}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.other}>{other}</p>
          {(hasEnded || reason) && (
            <div className={styles.notice}>
              <Notice title={hasEnded && <Trans>Your session has ended</Trans>}>
                {reason ? (
                  i18n._(reason)
                ) : (
                  <Trans>Sign in again to carry on where you left off.</Trans>
                )}
              </Notice>
            </div>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
