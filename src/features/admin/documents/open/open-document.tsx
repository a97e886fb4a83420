import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ManagedDocument } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { type DocumentRef, documentFileQuery } from '../../../../api/resources/admin/documents.ts';
import { documentTypeLabels } from '../../../../domain/document/document-type-labels.ts';
import { DocumentViewer } from '../../../../domain/document/viewer/document-viewer.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import type { DocumentsSearch } from '../search-params.ts';
import { Acts } from './acts.tsx';
import { Consequence } from './consequence.tsx';
import { Facts } from './facts.tsx';
import * as styles from './open-document.css.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const { document, seen: data, isGone } = verdict;
  // Whoever goes from one to the next reads on where the next begins.
  useEffect(() => heading.current?.focus(), []);
  const list = { ...search, open: undefined };
  const back = (
    <Link to="/admin/documents" search={list} className={styles.back}>
      <span className={link}>
        <Trans>Back to the list</Trans>
      </span>
    </Link>
  );
  return (
    <section className={styles.open} aria-label={t`Open document`}>
      {back}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {data ? i18n._(documentTypeLabels[data.documentType]) : <Trans>Document</Trans>}
      </h2>
      {!data && document.isError && (
        <ErrorDisplay
          {...failureOf(i18n, document.error)}
          {...(isGone && { title: <Trans>Record not found</Trans> })}
          level={3}
          pending={document.isFetching}
          onRetry={() => void document.refetch()}
        />
      )}
      {document.isPending && (
        <>
          <p role="status" className={styles.small}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="96px" />
          <Skeleton aspectRatio="4 / 3" />
        </>
      )}
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
    </section>
  );
}
