import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationSort } from '../../../../api/contract/types.ts';
import { applicationsPageQuery } from '../../../../api/resources/admin/applications.ts';
import { Keys } from '../../../../domain/keys/keys.tsx';
import { queueKeys } from '../../../../domain/keys/queue-keys.ts';
import { stepThrough } from '../../../../domain/keys/step-through.ts';
import type { ListPageProps } from '../../../../domain/managed-list/list-location.ts';
import { list } from '../../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../../domain/managed-list/order.tsx';
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

/** `/admin/captain-applications`: who wants to take people out to sea, those who wait first. */
export function ApplicationsPage({
  search: address,
  text,
  onSearch,
}: ListPageProps<ApplicationSearch>) {
  const { t } = useLingui();
  const search = applicationSearch(address);
  const result = useQuery(applicationsPageQuery(askedFor(search, text)));
  const { status = usualStatus } = search;
  const rows = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => () =>
    stepThrough([...(rows.current?.querySelectorAll('a') ?? [])], by);
  // Another list begins at its first page.
  const change = (changes: ApplicationSearch) =>
    onSearch({ ...search, page: undefined, ...changes }, text);
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
        to="/admin/captain-applications"
        search={search}
        count={(total) => <Plural value={total} one="# application" other="# applications" />}
        failureTitle={<Trans>The list could not be loaded</Trans>}
        isNarrowed={text !== undefined || search.status !== undefined}
        onClear={() => onSearch({ ...search, page: undefined, status: undefined }, undefined)}
        emptyTitle={<Trans>No application is waiting</Trans>}
        emptyText={<Trans>Who applies to become a captain appears here.</Trans>}
        filters={
          <Filters
            key={status}
            search={search}
            text={text}
            onText={(next) => onSearch({ ...search, page: undefined }, next)}
            onChange={change}
          />
        }
        aside={
          <Order<ApplicationSort>
            sort={search.sort}
            usual={usualSort(search)}
            labels={{
              'createdAt,asc': t`Oldest first`,
              'createdAt,desc': t`Newest first`,
              'fullName,asc': t`Names from A to Z`,
              'fullName,desc': t`Names from Z to A`,
            }}
            onChange={(sort) => change({ sort })}
          />
        }
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
