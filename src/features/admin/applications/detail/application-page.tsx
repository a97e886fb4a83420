import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { applicationQuery } from '../../../../api/resources/admin/applications.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { MissingRecord } from '../../../../domain/record-sheet/missing-record.tsx';
import * as styles from '../../../../domain/record-sheet/record-sheet.css.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { type ApplicationSearch, applicationSearch } from '../search-params.ts';
import { ApplicationDetail } from './application-detail.tsx';

interface ApplicationPageProps {
  id: number;
  /** The address as it stands: the list that the application was opened from. */
  search: unknown;
}

/** `/admin/captain-applications/{applicationId}`: who somebody is, what proves it, and the decision. */
export function ApplicationPage({ id, search: address }: ApplicationPageProps) {
  const search = applicationSearch(address);
  const result = useQuery({ ...applicationQuery(id), retryOnMount: false });
  const { data, error } = result;
  const back = <WayBack search={search} />;
  if (data && !isMissing(error)) {
    return <ApplicationDetail application={data} search={search} back={back} />;
  }
  return (
    <MissingRecord
      back={back}
      title={<Trans>Captain application</Trans>}
      result={result}
      missing={<Trans>There is no application with this number, or it was withdrawn.</Trans>}
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
    />
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
