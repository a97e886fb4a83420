import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ManagedDocument } from '../../../../api/contract/types.ts';
import { type DocumentRef, documentFileQuery } from '../../../../api/resources/admin/documents.ts';
import { documentTypeLabels } from '../../../../domain/document/document-type-labels.ts';
import { DocumentViewer } from '../../../../domain/document/viewer/document-viewer.tsx';
import { OpenEntry } from '../../../../domain/managed-list/list-detail/open-entry.tsx';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import type { DocumentsSearch } from '../search-params.ts';
import { Acts } from './acts.tsx';
import { Consequence } from './consequence.tsx';
import { Facts } from './facts.tsx';
import type { Verdict } from './use-verdict.ts';

interface OpenDocumentProps {
  open: DocumentRef;
  /** As the list has it; undefined when it is not on the page that is shown. */
  row: ManagedDocument | undefined;
  search: DocumentsSearch;
  verdict: Verdict;
}

/** One document: what it says, its file, what a verdict does, and the verdict. */
export function OpenDocument({ open, row, search, verdict }: OpenDocumentProps) {
  const { i18n, t } = useLingui();
  const { document, seen: data } = verdict;
  return (
    <OpenEntry
      label={t`Open document`}
      title={data ? i18n._(documentTypeLabels[data.documentType]) : <Trans>Document</Trans>}
      result={document}
      renderBack={(props) => (
        <Link
          to="/admin/documents"
          search={{ ...search, open: undefined }}
          state={keepSearchText}
          {...props}
        />
      )}
      skeleton={
        <>
          <Skeleton height="96px" />
          <Skeleton aspectRatio="4 / 3" />
        </>
      }
    >
      {data && (
        <>
          <Facts open={open} document={data} row={row} />
          <DocumentViewer
            documents={[{ name: data.documentName, query: documentFileQuery(open, data.version) }]}
            index={0}
            onIndex={() => undefined}
          />
          <Consequence open={open} document={data} row={row} />
          <Acts document={data} verdict={verdict} />
        </>
      )}
    </OpenEntry>
  );
}
