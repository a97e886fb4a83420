import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { applicationQuery } from '../../../../api/resources/admin/applications.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import * as styles from '../../../../domain/record-sheet/record-sheet.css.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { type ApplicationSearch, applicationSearch } from '../search-params.ts';
import { ApplicationDetail } from './application-detail.tsx';

interface ApplicationPageProps {
  id: number;
  /** The address as it stands: the list that the application was opened from. */
  search: unknown;
}

/** `/admin/captain-applications/{applicationId}`: who somebody is, what proves it, and the decision. */
export function ApplicationPage({ id, search: address }: ApplicationPageProps) {
  const { i18n } = useLingui();
  const search = applicationSearch(address);
  const { data, error, isFetching, refetch } = useQuery({
    ...applicationQuery(id),
    retryOnMount: false,
  });
  const back = <WayBack search={search} />;
  const isGone = error instanceof ApiError && error.status === 404;
  if (data && !isGone) return <ApplicationDetail application={data} search={search} back={back} />;
  if (isGone) {
    return (
      <>
        <PageHeader above={back} title={<Trans>Captain application</Trans>} />
        <EmptyState
          title={<Trans>Record not found</Trans>}
          action={
            <Link
              to="/admin/captain-applications"
              search={search}
              state={keepSearchText}
              className={button({ variant: 'secondary' })}
            >
              <Trans>To the applications</Trans>
            </Link>
          }
        >
          <Trans>There is no application with this number, or it was withdrawn.</Trans>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader above={back} title={<Trans>Captain application</Trans>} />
      {error ? (
        <ErrorDisplay
          {...failureOf(i18n, error)}
          title={<Trans>The details could not be loaded</Trans>}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p role="status" className={visuallyHidden}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="480px" />
        </>
      )}
    </>
  );
}

/** To the list as it was left: its filters and page are in this address too, what was looked for beside it. */
function WayBack({ search }: { search: ApplicationSearch }) {
  return (
    <Link
      to="/admin/captain-applications"
      search={search}
      state={keepSearchText}
      className={styles.back}
    >
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Captain applications</Trans>
    </Link>
  );
}
