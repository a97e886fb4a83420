import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DocumentSort } from '../../../api/contract/types.ts';
import { Keys } from '../../../domain/keys/keys.tsx';
import { queueKeys } from '../../../domain/keys/queue-keys.ts';
import { ListDetail } from '../../../domain/managed-list/list-detail/list-detail.tsx';
import type { ListPageProps } from '../../../domain/managed-list/list-location.ts';
import { list } from '../../../domain/managed-list/managed-list.css.ts';
import { ManagedList } from '../../../domain/managed-list/managed-list.tsx';
import { Order } from '../../../domain/managed-list/order.tsx';
import { Button } from '../../../ui/actions/button/button.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { DocumentRow } from './list/document-row.tsx';
import { Filters } from './list/filters.tsx';
import { OpenDocument } from './open/open-document.tsx';
import { useVerdict } from './open/use-verdict.ts';
import { type DocumentsSearch, documentsSearch, nameOf, openIn } from './search-params.ts';
import { useQueue } from './use-queue.ts';

/** `/admin/documents`: the documents of all boats and tours in one queue, and beside it the one that is judged. */
export function DocumentsPage({ search: address, text, onSearch }: ListPageProps<DocumentsSearch>) {
  const { t } = useLingui();
  const search = documentsSearch(address);
  const { state, kind, type, validity, owner } = search;
  const queue = useQueue(search, text, onSearch);
  const open = openIn(search);
  const verdict = useVerdict(open, queue.goOnFrom);
  // Another list begins at its first page; what is open stays so.
  const change = (changes: DocumentsSearch) =>
    onSearch({ ...search, page: undefined, ...changes }, text);
  const ownerName = queue.result.data?.content[0]?.ownerName ?? t`one owner`;
  const none = {
    state: undefined,
    kind: undefined,
    type: undefined,
    validity: undefined,
    owner: undefined,
  };
  return (
    <ListDetail
      columns="wide-detail"
      header={
        <PageHeader
          title={<Trans>Documents to verify</Trans>}
          aside={
            <Keys
              isResting={verdict.question !== undefined && verdict.seen !== undefined}
              acts={[
                {
                  letter: queueKeys.next,
                  does: <Trans>Next document</Trans>,
                  act: () => void queue.step(1),
                },
                {
                  letter: queueKeys.previous,
                  does: <Trans>Previous document</Trans>,
                  act: () => void queue.step(-1),
                },
                { letter: queueKeys.approve, does: <Trans>Verify</Trans>, act: verdict.verify },
                { letter: queueKeys.refuse, does: <Trans>Refuse</Trans>, act: verdict.refuse },
              ]}
            />
          }
        />
      }
      list={
        <ManagedList
          result={queue.result}
          to="/admin/documents"
          search={{ ...search, open: undefined }}
          count={(total) => <Plural value={total} one="# document" other="# documents" />}
          failureTitle={<Trans>The list could not be loaded</Trans>}
          isNarrowed={[state, kind, type, validity, owner, text].some((one) => one !== undefined)}
          onClear={() => onSearch({ ...search, ...none, page: undefined }, undefined)}
          emptyTitle={<Trans>Every document is checked</Trans>}
          emptyText={<Trans>What captains and guides upload appears here.</Trans>}
          filters={
            <Filters
              search={search}
              text={text}
              onText={(next) => onSearch({ ...search, page: undefined }, next)}
              onChange={change}
            />
          }
          aside={
            <>
              {owner !== undefined && (
                <Button variant="text" size="small" onPress={() => change({ owner: undefined })}>
                  <Trans>Only {ownerName}: show all owners</Trans>
                </Button>
              )}
              <Order<DocumentSort>
                sort={search.sort}
                usual="uploadedAt,asc"
                labels={{
                  'uploadedAt,asc': t`Uploaded first`,
                  'uploadedAt,desc': t`Uploaded last`,
                  'expiryDate,asc': t`Expires first`,
                  'expiryDate,desc': t`Expires last`,
                }}
                onChange={(sort) => change({ sort })}
              />
            </>
          }
        >
          {(documents) => (
            <ul className={list} aria-label={t`Documents`}>
              {documents.map((document) => (
                <DocumentRow key={nameOf(document)} document={document} search={search} />
              ))}
            </ul>
          )}
        </ManagedList>
      }
      detail={
        open && (
          <OpenDocument
            key={nameOf(open)}
            open={open}
            row={queue.row}
            search={search}
            verdict={verdict}
          />
        )
      }
    />
  );
}
