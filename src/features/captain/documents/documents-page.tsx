import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hostDocumentsQuery } from '../../../api/resources/documents/host-queries.ts';
import { ownerPublishChecklistsQuery } from '../../../api/resources/publish-checklists/queries.ts';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { QueryError } from '../../../domain/query/query-error.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../ui/loading/loading-status/loading-status.tsx';
import { Paged } from '../../../ui/navigation/pagination/paged.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentRow } from './document-row.tsx';
import * as styles from './documents-page.css.ts';
import { holdUpOf } from './hold-up.ts';
import { Missing } from './missing-documents.tsx';
import { type DocumentSearch, documentsRequest } from './search-params.ts';

interface DocumentsPageProps {
  /** The user whose boats and tours the documents are of. */
  hostId: number;
  search: DocumentSearch;
  onSearch: (search: DocumentSearch) => void;
}

/** `/captain/documents`: the documents of all boats and tours, those that expire first at the head. */
export function DocumentsPage({ hostId, search, onSearch }: DocumentsPageProps) {
  const { t } = useLingui();
  const today = useToday();
  // What the loader could not have is asked for again by a person, not by the page's mounting.
  const result = useQuery({
    ...hostDocumentsQuery(hostId, documentsRequest(search)),
    retryOnMount: false,
  });
  // Without them the list still stands; the offer's own checklist says the same.
  const checklists = useQuery(ownerPublishChecklistsQuery(hostId)).data;
  const { page, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const { data } = result;
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Documents</Trans>}
        lead={<Trans>Of all boats and tours, those that expire first at the head.</Trans>}
      />
      {!isFiltered && page === undefined && checklists && <Missing checklists={checklists} />}
      {(isFiltered || data?.totalElements !== 0) && (
        <DocumentFilters
          search={search}
          onChange={(changes) => onSearch({ ...filters, ...changes })}
        />
      )}
      {!data && result.isError && (
        <QueryError result={result} title={<Trans>The documents could not be loaded</Trans>} />
      )}
      {result.isPending && <Waiting />}
      {data?.totalElements === 0 && isFiltered && (
        <EmptyState
          title={<Trans context="heading">No results found</Trans>}
          action={
            <Button variant="secondary" onPress={() => onSearch({})}>
              <Trans>Show all documents</Trans>
            </Button>
          }
        >
          <Trans>No document meets all filters.</Trans>
        </EmptyState>
      )}
      {data?.totalElements === 0 && !isFiltered && (
        <EmptyState title={<Trans>No documents yet</Trans>}>
          <Trans>What you upload to a boat or tour stands here, with its last valid day.</Trans>
        </EmptyState>
      )}
      {data && data.totalElements > 0 && (
        <Paged
          page={page ?? 1}
          pageCount={data.totalPages}
          isPlaceholder={result.isPlaceholderData}
          renderLink={(wanted, link) => (
            <Link
              {...link}
              to="/captain/documents"
              activeOptions={{ exact: true }}
              search={{ ...filters, page: wanted === 1 ? undefined : wanted }}
            />
          )}
        >
          <ul
            className={styles.list}
            aria-label={t`Documents`}
            aria-busy={result.isPlaceholderData}
          >
            {data.content.map((document) => (
              <DocumentRow
                key={`${document.kind} ${document.id}`}
                document={document}
                holdUp={checklists && holdUpOf(document, checklists)}
                today={today}
              />
            ))}
          </ul>
        </Paged>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingStatus />
      <Skeleton height="112px" />
      <Skeleton height="112px" />
      <Skeleton height="112px" />
    </div>
  );
}
