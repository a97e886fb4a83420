import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../../../api/resources/users/queries.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { CompanyForm } from './company-form.tsx';
import * as styles from './company-page.css.ts';

interface CompanyPageProps {
  hostId: number;
}

/** `/captain/company`: who is paid, and where to. */
export function CompanyPage({ hostId }: CompanyPageProps) {
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const { data, error, isFetching, refetch } = useQuery({
    ...userQuery(hostId),
    retryOnMount: false,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>My company</Trans>}
        lead={<Trans>Who invoices your guests, and where your earnings go.</Trans>}
      />
      {data && (
        <>
          <div className={styles.payouts}>
            <Notice title={<Trans>How you are paid</Trans>}>
              <Trans>
                We transfer what you earn, less our commission, to the IBAN below once a trip has
                taken place. Without a company and a valid IBAN, earnings wait for you. Guests never
                see these details.
              </Trans>
            </Notice>
          </div>
          <CompanyForm key={hostId} user={data} />
        </>
      )}
      {!data && error && (
        <QueryError
          result={{ error, isFetching, refetch }}
          title={<Trans>The company details could not be loaded</Trans>}
        />
      )}
      {!data && !error && (
        <div className={styles.waiting}>
          <LoadingStatus />
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} height="120px" />
          ))}
        </div>
      )}
    </div>
  );
}
