import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedDocument, PublishChecklist } from '../../../../api/contract/types.ts';
import type { DocumentRef, VersionedDocument } from '../../../../api/resources/admin/documents.ts';
import { small } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { issueWords } from '../../../../domain/publish-checklist/issue-words.ts';
import * as styles from './open-document.css.ts';
import { useChecklist } from './use-checklist.ts';

interface ConsequenceProps {
  open: DocumentRef;
  document: VersionedDocument;
  row: ManagedDocument | undefined;
}

/** What verifying a document does for its boat or tour, and what else is still open there. */
export function Consequence({ open, document, row }: ConsequenceProps) {
  const { i18n } = useLingui();
  const checklist = useChecklist(open, document).data;
  if (!checklist) return null;
  const offer = checklist.boatName ?? checklist.tourName;
  const others = checklist.issues.filter(
    ({ documentId, code }) => documentId !== document.id && code !== 'NOT_PUBLISHED',
  );
  return (
    <div className={styles.consequence}>
      <h3 className={styles.heading}>
        <Trans>What becomes of {offer}</Trans>
      </h3>
      <p>
        <Outcome checklist={checklist} completes={row?.completesDocuments ?? false} />
      </p>
      {others.length > 0 && (
        <>
          <p className={small}>
            <Trans>Still missing:</Trans>
          </p>
          <ul className={styles.issues}>
            {others.map((issue) => (
              <li key={`${issue.code} ${issue.documentType} ${issue.documentId}`}>
                {issueWords(i18n, issue, checklist.kind).wrong}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface OutcomeProps {
  checklist: PublishChecklist;
  /** Whether this document is the last one that is not in order. */
  completes: boolean;
}

function Outcome({ checklist: { isPublished, canPublish }, completes }: OutcomeProps) {
  if (isPublished) {
    return completes ? (
      <Trans>It is published; once this is verified, all of its documents are in order.</Trans>
    ) : (
      <Trans>It is published and stays so, whatever is decided here.</Trans>
    );
  }
  if (completes && canPublish) {
    return (
      <Trans>
        Once this is verified, all of its documents are in order and it can be published.
      </Trans>
    );
  }
  if (completes) {
    return (
      <Trans>
        Once this is verified, all of its documents are in order; something else keeps it from being
        published.
      </Trans>
    );
  }
  return canPublish ? (
    <Trans>It is not published; it could be, with what is open below.</Trans>
  ) : (
    <Trans>It cannot be published before what blocks it below is mended.</Trans>
  );
}
