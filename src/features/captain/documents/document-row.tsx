import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Info, Lock } from 'lucide-react';
import type { ManagedDocument } from '../../../api/contract/types.ts';
import { boatDocumentFile, tourDocumentFile } from '../../../api/resources/documents/queries.ts';
import { ValidityMark, VerdictMark } from '../../../domain/document/document-marks.tsx';
import { documentTypeLabels } from '../../../domain/document/document-type-labels.ts';
import { ViewDocument } from '../../../domain/document/view-document.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { dayCount } from '../../../lib/calendar-day.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { visuallyHidden } from '../../../ui/theme/global.css.ts';
import * as styles from './documents-page.css.ts';
import type { HoldUp } from './hold-up.ts';

interface DocumentRowProps {
  document: ManagedDocument;
  /** What it holds up; undefined while that is not known. */
  holdUp: HoldUp | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A document in the list: until when it holds, what it is and of what, and the way to renew it. */
export function DocumentRow({ document, holdUp, today }: DocumentRowProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { id, kind, boatId, documentName, expiryDate, validity, state, verificationNotes } =
    document;
  const type = i18n._(documentTypeLabels[document.documentType]);
  const offer = document.boatName ?? document.tourName;
  const HoldUpIcon = holdUp === 'warned' ? Info : Lock;
  const daysLeft = expiryDate === null ? 0 : dayCount(today, expiryDate) - 1;
  return (
    <li className={styles.row}>
      <p className={styles.expiry}>
        {expiryDate === null ? <Trans>Does not expire</Trans> : format.date(expiryDate)}
        {validity === 'EXPIRING' && (
          <span className={styles.left}>
            <Plural
              value={daysLeft}
              _0="its last day is today"
              one="# day left"
              other="# days left"
            />
          </span>
        )}
      </p>
      <div className={styles.texts}>
        <h2 className={styles.name}>
          {type}
          <span className={styles.offer}> · {offer}</span>
        </h2>
        <p className={styles.file}>{documentName}</p>
        <p className={styles.marks}>
          <ValidityMark validity={validity} />
          <VerdictMark verdict={state} />
        </p>
        {state === 'REFUSED' && verificationNotes && (
          <p className={styles.note}>
            <Trans>Note of the administration: {verificationNotes}</Trans>
          </p>
        )}
        {holdUp && holdUp !== 'nothing' && (
          <p className={styles.holdUp}>
            <HoldUpIcon aria-hidden="true" size={16} strokeWidth={1.75} />
            <HoldUpText holdUp={holdUp} offer={offer} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ViewDocument
          name={documentName}
          load={() => (kind === 'BOAT' ? boatDocumentFile(id) : tourDocumentFile(id))}
        />
        {boatId === null && validity !== 'VALID' && (
          <p className={styles.later}>
            <Trans>Renewed in the tour’s form, which opens with the pages for tours.</Trans>
          </p>
        )}
        {boatId !== null && (
          <Link
            to="/captain/vessels/$boatId/$tab"
            params={{ boatId: String(boatId), tab: 'documents' }}
            hash={`document-${id}`}
            className={button({ variant: 'secondary', size: 'small' })}
          >
            {validity === 'VALID' ? <Trans>To the boat’s documents</Trans> : <Trans>Renew</Trans>}
            <span className={visuallyHidden}>
              {' '}
              {type}, {offer}
            </span>
          </Link>
        )}
      </div>
    </li>
  );
}

function HoldUpText({ holdUp, offer }: { holdUp: HoldUp; offer: string | null }) {
  switch (holdUp) {
    case 'publishing':
      return <Trans>Keeps {offer} from being published.</Trans>;
    case 'publishing-again':
      return <Trans>{offer} stays published; once withdrawn, it needs this renewed first.</Trans>;
    case 'warned':
      return <Trans>{offer} can be published without it; renew it all the same.</Trans>;
    case 'nothing':
      return null;
  }
}
