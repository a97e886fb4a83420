import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import * as styles from './sign-in-panel.css.ts';

// Most who book are signed in, and need no form.
const SignInTabs = lazyComponent(() => import('./sign-in-tabs.tsx'));

/** Signing in or registering in the middle of something, which goes on by itself once that is done. */
export function SignInPanel() {
  return (
    <section className={styles.panel} aria-labelledby="sign-in-first">
      <div className={styles.intro}>
        <h2 id="sign-in-first" className={styles.title}>
          <Trans>Sign in to continue</Trans>
        </h2>
        <p className={styles.lead}>
          <Trans>Your choices are kept, and you carry on right here.</Trans>
        </p>
      </div>
      <LazySection placeholder={<Skeleton height="320px" />}>
        <SignInTabs />
      </LazySection>
    </section>
  );
}
