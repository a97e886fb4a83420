import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../../../api/errors/messages.ts';
import { accountOrNoneQuery } from '../../../api/resources/account/queries.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import * as styles from './profile-completion-page.css.ts';
import { ProfileForm } from './profile-form.tsx';

/** /profile-completion/{accountId}: what is missing before somebody can go on. */
export function ProfileCompletionPage({ signOut }: { signOut: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1 className={styles.title}>
          <Trans>One more step before you set out</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Captains want to know who comes aboard. Tell us your name and number, then carry on
            where you left off.
          </Trans>
        </p>
        <div className={styles.out}>{signOut}</div>
      </div>
      <div className={styles.form}>
        <KnownProfile />
      </div>
    </div>
  );
}

function KnownProfile() {
  const { i18n } = useLingui();
  // What stands in the form must not change while somebody types.
  const { data, error, refetch } = useQuery({
    ...accountOrNoneQuery(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return <ProfileForm account={data} />;
  if (error) return <ErrorDisplay {...failureOf(i18n, error)} onRetry={() => void refetch()} />;
  return (
    <div className={styles.places}>
      <LoadingStatus />
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height="56px" />
      ))}
    </div>
  );
}
