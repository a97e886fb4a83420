import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditSort } from '../../../api/contract/types.ts';
import { auditQuery } from '../../../api/resources/admin/audit.ts';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { list } from '../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../domain/managed-list/order.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { DownloadAudit } from './csv/download-audit.tsx';
import { type AuditPageSearch, askedOf, isNarrowed, readAuditSearch } from './search-params.ts';

/** `/admin/audit`: who did what and when, to whom, and why. */
export function AuditPage({ search: address, text, onSearch }: ListPageProps<AuditPageSearch>) {
  const { t } = useLingui();
  const search = readAuditSearch(address);
  const { page = 1, sort } = search;
  const asked = askedOf(search, text);
  const result = useQuery({
    ...auditQuery(asked, page - 1),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const change = (changes: AuditPageSearch) =>
    onSearch({ ...search, page: undefined, ...changes }, text);
  return (
    <>
      <PageHeader
        title={<Trans>Audit</Trans>}
        lead={
          <Trans>What administrators did, and why. Nothing in it can be changed or deleted.</Trans>
        }
      />
      <ManagedList
        result={result}
        to="/admin/audit"
        search={search}
        count={(total) => <Plural value={total} one="# act" other="# acts" />}
        failureTitle={<Trans>The list could not be loaded</Trans>}
        isNarrowed={isNarrowed(search, text)}
        onClear={() => onSearch({ sort }, undefined)}
        emptyTitle={<Trans>Nothing has been done yet</Trans>}
        emptyText={<Trans>Everything that administrators do appears here.</Trans>}
        filters={
          <AuditFilters
            search={search}
            text={text}
            onText={(next) => onSearch({ ...search, page: undefined }, next)}
            onChange={change}
            rows={result.data?.content}
          />
        }
        aside={
          <>
            <Order<AuditSort>
              sort={sort}
              usual="createdAt,desc"
              labels={{ 'createdAt,desc': t`Newest first`, 'createdAt,asc': t`Oldest first` }}
              onChange={(next) => change({ sort: next })}
            />
            <DownloadAudit search={asked} isDisabled={!result.data?.totalElements} />
          </>
        }
      >
        {(rows) => (
          <ul className={list} aria-label={t`Acts`}>
            {rows.map((entry) => (
              <AuditRow key={entry.id} entry={entry} search={search} />
            ))}
          </ul>
        )}
      </ManagedList>
    </>
  );
}
