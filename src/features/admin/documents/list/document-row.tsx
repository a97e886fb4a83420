import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ManagedDocument } from '../../../../api/contract/types.ts';
import { ValidityMark, VerdictMark } from '../../../../domain/document/document-marks.tsx';
import { documentTypeLabels } from '../../../../domain/document/document-type-labels.ts';
import { entryRow, small } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { type DocumentsSearch, nameOf } from '../search-params.ts';
import * as styles from './list.css.ts';

interface DocumentRowProps {
  document: ManagedDocument;
  /** The list that it stands in. */
  search: DocumentsSearch;
}

/** A document in the list: what it proves, of what and whose, until when, since when it waits. */
export function DocumentRow({ document, search }: DocumentRowProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { documentType, boatName, tourName, ownerName, expiryDate, uploadedAt } = document;
  const name = nameOf(document);
  const until = expiryDate === null ? undefined : format.date(expiryDate);
  const since = format.instant(uploadedAt);
  return (
    <li className={entryRow} data-open={search.open === name || undefined}>
      <div>
        <Link
          to="/admin/documents"
          search={{ ...search, open: name }}
          state={keepSearchText}
          resetScroll={false}
          className={styles.name}
          aria-current={search.open === name ? 'true' : undefined}
        >
          {i18n._(documentTypeLabels[documentType])}
          <span className={styles.offer}> · {boatName ?? tourName}</span>
        </Link>
        <p className={small}>{ownerName}</p>
        <p className={small}>
          {until === undefined ? (
            <Trans>Does not expire</Trans>
          ) : (
            <Trans>Valid until {until}</Trans>
          )}
          {' · '}
          <Trans>uploaded {since}</Trans>
        </p>
      </div>
      <p className={styles.marks}>
        <ValidityMark validity={document.validity} />
        <VerdictMark verdict={document.state} />
      </p>
    </li>
  );
}
