import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Role } from '../../../api/contract/types.ts';
import { latestApplicationQuery } from '../../../api/resources/captain-applications/queries.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import * as styles from './application-page.css.ts';
import { ApplicationState } from './application-state.tsx';

interface ApplicationPageProps {
  user: { id: number; role: Role };
  /** Which version of the terms stands on the site. */
  contractVersion: string;
}

/** `/boat-owner-application`: a customer applies to become a captain, or sees how that stands. */
export function ApplicationPage({ user, contractVersion }: ApplicationPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Become a captain</Trans>}
        lead={
          user.role === 'CUSTOMER' && (
            <Trans>
              Your boat, your routes, your prices. Tell us who you are, and guests find you here.
            </Trans>
          )
        }
      />
      {user.role === 'CUSTOMER' ? (
        <Latest userId={user.id} contractVersion={contractVersion} />
      ) : (
        <NotForYou role={user.role} />
      )}
    </div>
  );
}

function Latest({ userId, contractVersion }: { userId: number; contractVersion: string }) {
  const { data, error, isFetching, refetch } = useQuery(latestApplicationQuery(userId));
  if (data !== undefined) {
    return (
      <ApplicationState userId={userId} application={data} contractVersion={contractVersion} />
    );
  }
  if (error) {
    return <QueryError result={{ error, isFetching, refetch }} />;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.waiting}>
        <LoadingStatus />
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} height="56px" />
        ))}
      </div>
    </div>
  );
}

/** Only customers apply. */
function NotForYou({ role }: { role: Role }) {
  return role === 'BOAT_OWNER' ? (
    <EmptyState
      title={<Trans>You are already a captain</Trans>}
      action={
        <Link to="/captain" className={button()}>
          <Trans>Open the captain’s panel</Trans>
        </Link>
      }
    >
      <Trans>Your boats, tours and bookings are in the captain’s panel.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={<Trans>Applications are for customers</Trans>}
      action={
        <Link to="/" className={button({ variant: 'secondary' })}>
          <Trans>Go to the home page</Trans>
        </Link>
      }
    >
      <Trans>You are signed in as an administrator. To apply, use a customer’s account.</Trans>
    </EmptyState>
  );
}
