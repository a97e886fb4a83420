import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { session } from '../../../api/client.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { DawnScene } from '../../../ui/page/dawn-scene/dawn-scene.tsx';
import * as styles from './sign-in-page.css.ts';

interface SignInPageProps {
  title: ReactNode;
  /** The way to the other form. */
  other: ReactNode;
  children: ReactNode;
}

/**
 * A form of its own page: a slab that lies over a bay at dawn. Whose session has ended unasked reads that this
 * is why they are here.
 */
export function SignInPage({ title, other, children }: SignInPageProps) {
  // As it was on the way here: it stays while the form signs somebody in.
  const [hasEnded] = useState(session.hasEnded);
  return (
    <>
      <div className={styles.scene}>
        <DawnScene />
      </div>
      <div className={styles.column}>
        <div className={styles.slab}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.other}>{other}</p>
          {hasEnded && (
            <div className={styles.notice}>
              <Notice title={<Trans>Your session has ended</Trans>}>
                <Trans>Sign in again to carry on where you left off.</Trans>
              </Notice>
            </div>
          )}
          {children}
        </div>
      </div>
    </>
  );
}
