import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ManagedDocument } from '../../../../api/contract/types.ts';
import {
  type DocumentRef,
  lastVerdictQuery,
  type VersionedDocument,
} from '../../../../api/resources/admin/documents.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { ValidityMark, VerdictMark } from '../../../../domain/document/document-marks.tsx';
import { validityOf, verdictOf } from '../../../../domain/document/document-state.ts';
import { small } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { nameOf } from '../search-params.ts';
import * as styles from './open-document.css.ts';
import { useChecklist } from './use-checklist.ts';

interface FactsProps {
  open: DocumentRef;
  document: VersionedDocument;
  row: ManagedDocument | undefined;
}

/** Of what a document is, whose, until when it holds, and who has judged it. */
export function Facts({ open, document, row }: FactsProps) {
  const format = useFormat();
  const today = useToday();
  const checklist = useChecklist(open, document).data;
  const { expiryDate, verificationNotes } = document;
  const state = verdictOf(document);
  const validity = validityOf(expiryDate, today);
  const offer = row?.boatName ?? row?.tourName ?? checklist?.boatName ?? checklist?.tourName;
  const days = expiryDate === null ? 0 : dayCount(today, expiryDate) - 1;
  return (
    <>
      <p className={styles.marks}>
        <ValidityMark validity={validity} />
        <VerdictMark verdict={state} />
      </p>
      <dl className={styles.facts}>
        <Fact name={open.kind === 'BOAT' ? <Trans>Boat</Trans> : <Trans>Tour</Trans>}>{offer}</Fact>
        {row && (
          <Fact name={<Trans>Owner</Trans>}>
            <Link
              to="/admin/users/$userId"
              params={{ userId: String(row.ownerId) }}
              className={link}
            >
              {row.ownerName}
            </Link>
            <Link
              to="/admin/documents"
              search={{ state: 'ALL', owner: row.ownerId, open: nameOf(open) }}
              className={link}
            >
              <Trans>All documents of the owner</Trans>
            </Link>
          </Fact>
        )}
        <Fact name={<Trans>File</Trans>}>{document.documentName}</Fact>
        <Fact name={<Trans>Valid until</Trans>}>
          {expiryDate === null ? <Trans>Does not expire</Trans> : format.date(expiryDate)}
          {validity === 'EXPIRING' && (
            <span className={styles.warning}>
              <Plural
                value={days}
                _0="its last day is today"
                one="# day left"
                other="# days left"
              />
            </span>
          )}
        </Fact>
        {row && <Fact name={<Trans>Uploaded</Trans>}>{format.instant(row.uploadedAt)}</Fact>}
        {state !== 'WAITING' && (
          <Fact name={<Trans>Verdict</Trans>}>
            <LastVerdict open={open} />
          </Fact>
        )}
        {verificationNotes && <Fact name={<Trans>Note</Trans>}>{verificationNotes}</Fact>}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={small}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Who has judged it: what two administrators ask each other. */
function LastVerdict({ open }: { open: DocumentRef }) {
  const format = useFormat();
  const { data, isPending } = useQuery(lastVerdictQuery(open));
  if (isPending) return <Trans>Loading…</Trans>;
  if (!data) return <Trans>Nobody’s name is known.</Trans>;
  const { fullName } = data.actor;
  const at = format.instant(data.createdAt);
  return (
    <Trans>
      {fullName}, {at}
    </Trans>
  );
}
