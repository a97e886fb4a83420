import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ApplicationSort } from '../../../../api/contract/types.ts';
import { applicationsPageQuery } from '../../../../api/resources/admin/applications.ts';
import { Keys } from '../../../../domain/keys/keys.tsx';
import { queueKeys } from '../../../../domain/keys/queue-keys.ts';
import { stepThrough } from '../../../../domain/keys/step-through.ts';
import { list } from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { Select } from '../../../../ui/choices/select/select.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import {
  type ApplicationSearch,
  applicationSearch,
  askedFor,
  usualSort,
  usualStatus,
} from '../search-params.ts';
import { ApplicationRow } from './application-row.tsx';
import { Filters } from './filters.tsx';
import * as styles from './list.css.ts';

interface ApplicationsPageProps {
  /** The address as it stands. */
  search: unknown;
  onSearch: (search: ApplicationSearch) => void;
}

/** `/admin/captain-applications`: who wants to take people out to sea, those who wait first. */
export function ApplicationsPage({ search: address, onSearch }: ApplicationsPageProps) {
  const search = applicationSearch(address);
  const result = useQuery(applicationsPageQuery(askedFor(search)));
  const { status = usualStatus, query } = search;
  const rows = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => () =>
    stepThrough([...(rows.current?.querySelectorAll('a') ?? [])], by);
  // Another list begins at its first page.
  const change = (changes: ApplicationSearch) =>
    onSearch({ ...search, page: undefined, ...changes });
  return (
    <>
      <PageHeader
        title={<Trans>Captain applications</Trans>}
        aside={
          <Keys
            acts={[
              { letter: queueKeys.next, does: <Trans>Next application</Trans>, act: step(1) },
              {
                letter: queueKeys.previous,
                does: <Trans>Previous application</Trans>,
                act: step(-1),
              },
            ]}
          />
        }
      />
      <ManagedList
        result={result}
        page={search.page ?? 1}
        count={(total) => <Plural value={total} one="# application" other="# applications" />}
        failureTitle={<Trans>The list could not be loaded</Trans>}
        isNarrowed={query !== undefined || search.status !== undefined}
        onClear={() => change({ status: undefined, query: undefined })}
        emptyTitle={<Trans>No application is waiting</Trans>}
        emptyText={<Trans>Who applies to become a captain appears here.</Trans>}
        renderLink={(page, props) => (
          <Link
            to="/admin/captain-applications"
            search={{ ...search, page: page === 1 ? undefined : page }}
            {...props}
          />
        )}
        filters={<Filters key={status} search={search} onChange={change} />}
        aside={<Order search={search} onChange={(sort) => change({ sort })} />}
      >
        {(applications) => (
          <ul ref={rows} className={`${list} ${styles.rows}`}>
            {applications.map((application) => (
              <ApplicationRow key={application.id} application={application} search={search} />
            ))}
          </ul>
        )}
      </ManagedList>
    </>
  );
}

interface OrderProps {
  search: ApplicationSearch;
  onChange: (sort: ApplicationSort | undefined) => void;
}

function Order({ search, onChange }: OrderProps) {
  const { t } = useLingui();
  const labels: Record<ApplicationSort, string> = {
    'createdAt,asc': t`Oldest first`,
    'createdAt,desc': t`Newest first`,
    'fullName,asc': t`Names from A to Z`,
    'fullName,desc': t`Names from Z to A`,
  };
  const order = Object.keys(labels) as ApplicationSort[]; // the keys of a record that has them all
  const usual = usualSort(search);
  return (
    <Select<ApplicationSort>
      look="inline"
      label={t`Order`}
      options={order.map((id) => ({ id, label: labels[id] }))}
      value={search.sort ?? usual}
      onChange={(next) => onChange(next === usual ? undefined : next)}
    />
  );
}
