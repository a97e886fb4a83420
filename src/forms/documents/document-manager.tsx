import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, orApiError } from '../../api/errors/api-error.ts';
import { documentsKey } from '../../api/resources/documents/queries.ts';
import { documentTypeLabels } from '../../domain/document/document-type-labels.ts';
import { QuerySection } from '../../domain/query/query-section.tsx';
import { calendarDay } from '../../i18n/format.ts';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { notifyError, notifySuccess } from '../../ui/feedback/toast/notify.ts';
import { lazyDialog } from '../../ui/loading/lazy/lazy-dialog.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import { AddDocument } from './add-document.tsx';
import { documentErrorText } from './document-errors.ts';
import { boatDocumentKind, type DocumentKind, type StoredDocument } from './document-kind.ts';
import { DocumentList } from './document-list.tsx';
import { documentProblems, documentProblemText } from './document-problems.ts';
import { DocumentRow } from './document-row.tsx';
import * as styles from './documents.css.ts';
import type { HeldDocument } from './held-document.ts';
import { reordered, type ShownDocument, shownDocuments } from './shown-document.ts';

const RenewDocument = lazyDialog(() => import('./renew-document.tsx'));

interface DocumentManagerProps {
  /** Undefined while the boat or tour does not exist: its documents are held. */
  parentId: number | undefined;
  /** Documents that the service does not have yet, sent by `uploadDocuments` with the save. */
  held: readonly HeldDocument[];
  onHeldChange: (held: readonly HeldDocument[]) => void;
  kind?: DocumentKind;
  /** Whether whoever looks may change anything. */
  canWrite?: boolean;
}

/** The compliance documents of a boat or tour: which there are, which are missing, add, renew, order, delete. */
export function DocumentManager(props: DocumentManagerProps) {
  const { parentId, kind = boatDocumentKind } = props;
  if (parentId === undefined) return <Documents {...props} kind={kind} stored={[]} />;
  return <DocumentsOf {...props} kind={kind} parentId={parentId} />;
}

function DocumentsOf(props: DocumentManagerProps & { kind: DocumentKind; parentId: number }) {
  const result = useQuery(props.kind.query(props.parentId));
  return (
    <QuerySection result={result} skeleton={<Skeleton height="240px" />}>
      {(stored) => <Documents {...props} stored={stored} />}
    </QuerySection>
  );
}

interface DocumentsProps extends DocumentManagerProps {
  kind: DocumentKind;
  stored: readonly StoredDocument[];
}

function Documents(props: DocumentsProps) {
  const { parentId, stored, held, onHeldChange, kind, canWrite = true } = props;
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [renewed, setRenewed] = useState<StoredDocument>();
  const [toDelete, setToDelete] = useState<ShownDocument>();
  const [isDeleting, setDeleting] = useState(false);

  const shown = shownDocuments(stored, held, calendarDay());
  const problems = documentProblems(shown, calendarDay(), kind);
  // What is missing or about to expire is not wrong yet.
  const isWrong = problems.some(({ kind: what }) => what === 'expired' || what === 'duplicate');
  const typesBut = (id?: number) =>
    new Set(shown.filter((each) => each.stored?.id !== id || !id).map((each) => each.documentType));

  const setStored = (change: (documents: readonly StoredDocument[]) => StoredDocument[]) => {
    if (parentId === undefined) return;
    const { queryKey } = kind.query(parentId);
    queryClient.setQueryData<StoredDocument[]>(queryKey, (now) => change(now ?? stored));
    // Lists of all documents and publish checklists count this one too.
    void queryClient.invalidateQueries({ queryKey: documentsKey });
  };

  async function move(keys: ReadonlySet<string>, target: string, side: 'before' | 'after') {
    if (parentId === undefined) {
      const order = reordered(
        held.map(({ key }) => key),
        keys,
        target,
        side,
      );
      onHeldChange(held.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)));
      return;
    }
    const order = reordered(
      stored.map(({ id }) => `stored ${id}`),
      keys,
      target,
      side,
    );
    const inOrder = stored.toSorted(
      (a, b) => order.indexOf(`stored ${a.id}`) - order.indexOf(`stored ${b.id}`),
    );
    // Dropped where it was.
    if (inOrder.every((document, index) => document === stored[index])) return;
    const { queryKey } = kind.query(parentId);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<StoredDocument[]>(queryKey, inOrder);
    const ids = inOrder.map(({ id }) => id);
    const outcome = await orApiError(kind.order(parentId, ids));
    if (outcome instanceof ApiError) {
      queryClient.setQueryData<StoredDocument[]>(queryKey, [...stored]);
      void notifyError({
        title: t`Reorder failed`,
        message: documentErrorText(i18n, outcome),
        retryable: outcome.retryable,
        onRetry: () => void move(keys, target, side),
      });
      return;
    }
    setStored(() => outcome);
    void notifySuccess(t`The order was saved`);
  }

  async function remove({ stored: document, held: waiting }: ShownDocument) {
    if (waiting) {
      onHeldChange(held.filter(({ key }) => key !== waiting.key));
      return setToDelete(undefined);
    }
    if (!document) return;
    setDeleting(true);
    const failure = await orApiError(kind.remove(document.id));
    setDeleting(false);
    setToDelete(undefined);
    if (failure instanceof ApiError && failure.status !== 404) {
      void notifyError({
        title: t`Delete failed`,
        message: documentErrorText(i18n, failure),
        retryable: failure.retryable,
      });
      return;
    }
    setStored((now) => now.filter(({ id }) => id !== document.id));
    void notifySuccess(t`The document was deleted`);
  }

  function actionsOf(document: ShownDocument) {
    const { key, stored: there } = document;
    // What is held stays behind what is stored, so each moves among its own.
    const others = shown.filter((each) => Boolean(each.stored) === Boolean(there));
    const place = others.indexOf(document);
    const before = others[place - 1];
    const after = others[place + 1];
    const canMove = there !== undefined || parentId === undefined;
    return [
      there && { id: 'renew', label: t`Renew or replace`, onAction: () => setRenewed(there) },
      canMove &&
        before && {
          id: 'up',
          label: t`Move up`,
          onAction: () => void move(new Set([key]), before.key, 'before'),
        },
      canMove &&
        after && {
          id: 'down',
          label: t`Move down`,
          onAction: () => void move(new Set([key]), after.key, 'after'),
        },
      { id: 'delete', label: t`Delete`, onAction: () => setToDelete(document) },
    ].filter((action) => action !== undefined && action !== false);
  }

  return (
    <div className={styles.documents}>
      <section className={styles.section}>
        {problems.length > 0 && (
          <Notice tone={isWrong ? 'danger' : 'warning'}>
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem.kind}>{documentProblemText(i18n, problem)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <DocumentList documents={shown} {...(canWrite && { onMove: move })}>
          {(document) => (
            <DocumentRow
              document={document}
              canMove={canWrite}
              loadFile={() => fileOf(document, kind)}
              actions={canWrite ? actionsOf(document) : []}
            />
          )}
        </DocumentList>
      </section>
      {canWrite && (
        <section className={styles.section}>
          <h3 className={styles.heading}>
            <Trans>Add a document</Trans>
          </h3>
          <AddDocument
            kind={kind}
            parentId={parentId}
            taken={typesBut()}
            onStored={(document) => setStored((now) => [...now, document])}
            onHeld={(document) => onHeldChange([...held, document])}
          />
        </section>
      )}
      {renewed && (
        <RenewDocument
          isOpen
          onOpenChange={() => setRenewed(undefined)}
          kind={kind}
          document={renewed}
          taken={typesBut(renewed.id)}
          onStored={(document) =>
            setStored((now) => now.map((each) => (each.id === document.id ? document : each)))
          }
        />
      )}
      {toDelete && (
        <ConfirmDialog
          isOpen
          danger
          pending={isDeleting}
          onOpenChange={() => setToDelete(undefined)}
          title={<Trans>Delete this document?</Trans>}
          confirmLabel={<Trans>Delete the document</Trans>}
          onConfirm={() => void remove(toDelete)}
        >
          {i18n._(documentTypeLabels[toDelete.documentType])}, {toDelete.documentName}
        </ConfirmDialog>
      )}
    </div>
  );
}

async function fileOf({ stored, held }: ShownDocument, kind: DocumentKind): Promise<Blob> {
  if (held) return held.file;
  if (stored) return kind.file(stored.id);
  throw new Error('A document is stored or held');
}
