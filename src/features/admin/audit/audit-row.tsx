import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '../../../api/contract/types.ts';
import { recordWay } from '../../../domain/admin-record/record-way.ts';
import { row } from '../../../domain/managed-list/managed-list.css.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './audit-row.css.ts';
import type { AuditPageSearch } from './search-params.ts';
import { actText, recordWords, wordsOf } from './words/act-words.ts';
import { partOf } from './words/part-words.ts';
import { stateText } from './words/state-text.ts';

interface AuditRowProps {
  entry: AuditEntry;
  search: AuditPageSearch;
}

/** One act: what, to which record, by whom and when, why, and what became what. */
export function AuditRow({ entry, search }: AuditRowProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { createdAt, actor, act, operation, recordType, recordId, reason } = entry;
  const part = act.startsWith('RECORD_') ? partOf(operation) : undefined;
  const kind = wordsOf(i18n, recordWords, recordType);
  const isAlone = search.recordId === recordId && search.recordType === recordType;
  return (
    <li className={`${row} ${styles.entry}`}>
      <div className={styles.what}>
        <p className={styles.act}>
          {actText(i18n, entry)}
          {part && <span className={styles.quiet}>: {i18n._(part)}</span>}
        </p>
        <p>
          <RecordLink entry={entry} kind={kind} />
        </p>
        <Change entry={entry} />
        {reason !== null && (
          <p className={styles.reason}>
            <Trans>Reason: {reason}</Trans>
          </p>
        )}
      </div>
      <div className={styles.who}>
        <p>
          <Link
            to="/admin/users/$userId"
            params={{ userId: String(actor.id) }}
            className={styles.way}
          >
            {actor.fullName}
          </Link>
        </p>
        <time dateTime={createdAt} className={styles.quiet}>
          {format.instant(createdAt)}
        </time>
        {!isAlone && (
          <p>
            <Link
              to="/admin/audit"
              search={{ recordType, recordId }}
              className={styles.way}
              aria-label={t`All acts on this record: ${kind} ${recordId}`}
            >
              <Trans>All acts on this record</Trans>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}

function RecordLink({ entry, kind }: { entry: AuditEntry; kind: string }) {
  const { recordType, recordId, recordName, recordSlug } = entry;
  const way = recordWay(recordType, recordId, recordSlug);
  const text = (
    <span>
      {kind} {recordId}
      {recordName !== null && `: ${recordName}`}
    </span>
  );
  return way ? (
    <Link {...way} className={styles.way}>
      {text}
    </Link>
  ) : (
    text
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const { locale } = useFormat();
  const { before, after } = entry;
  if (before === null && after === null) return null;
  const words = (state: string | null) =>
    state === null ? <Trans context="state">nothing</Trans> : stateText(i18n, locale, entry, state);
  return (
    <p className={styles.change}>
      <span className={visuallyHidden}>
        <Trans context="state">Before:</Trans>{' '}
      </span>
      {words(before)} <span aria-hidden="true">→</span>{' '}
      <span className={visuallyHidden}>
        <Trans context="state">After:</Trans>{' '}
      </span>
      {words(after)}
    </p>
  );
}
