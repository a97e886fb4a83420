import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ApplicationReview, CaptainApplication } from '../../../../api/contract/types.ts';
import type { Versioned } from '../../../../api/versioned.ts';
import { Keys } from '../../../../domain/keys/keys.tsx';
import { documentKeys, queueKeys } from '../../../../domain/keys/queue-keys.ts';
import type { KeyAct } from '../../../../domain/keys/use-keys.ts';
import { keepSearchText, useSearchText } from '../../../../domain/managed-list/list-location.ts';
import { notice } from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { Age } from '../age.tsx';
import { ApplicationDecision, rejectionOf } from '../deciding/application-decision.tsx';
import { useNextWaiting } from '../deciding/use-next-waiting.ts';
import type { ApplicationSearch } from '../search-params.ts';
import { StatusBadge } from '../status-badge.tsx';
import { Acts } from './acts.tsx';
import { Checks } from './checks.tsx';
import { DecidedBy } from './decided.tsx';
import * as styles from './detail.css.ts';
import { Documents } from './documents.tsx';
import { Earlier } from './earlier.tsx';
import { Facts } from './facts.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { type Neighbour, useNeighbours } from './use-neighbours.ts';

interface ApplicationDetailProps {
  application: Versioned<CaptainApplication>;
  search: ApplicationSearch;
  back: ReactNode;
}

/** One application: what it says, what proves it, and the decision on it. */
export function ApplicationDetail({ application, search, back }: ApplicationDetailProps) {
  const navigate = useNavigate();
  const { id, fullName, company, status, createdAt, rejectionReason, documentFilePaths } =
    application;
  const text = useSearchText();
  const neighbours = useNeighbours(id, search, text);
  const openNext = useNextWaiting(search, text);
  const isWaiting = status === 'PENDING';
  const interrupted = useInterrupted(isWaiting ? [rejectionOf(id)] : []);
  const [asking, setAsking] = useState<ApplicationReview['status'] | undefined>(
    interrupted === undefined ? undefined : 'REJECTED',
  );
  const [shown, setShown] = useState(0);

  const open = (to: Neighbour | undefined) =>
    to &&
    (() =>
      void navigate({
        to: '/admin/captain-applications/$applicationId',
        params: { applicationId: String(to.id) },
        search: to.search,
        state: keepSearchText,
      }));
  const last = documentFilePaths.length - 1;
  const acts: readonly KeyAct[] = [
    { letter: queueKeys.next, does: <Trans>Next application</Trans>, act: open(neighbours.next) },
    {
      letter: queueKeys.previous,
      does: <Trans>Previous application</Trans>,
      act: open(neighbours.previous),
    },
    {
      letter: queueKeys.approve,
      does: <Trans>Approve</Trans>,
      act: isWaiting ? () => setAsking('APPROVED') : undefined,
    },
    {
      letter: queueKeys.refuse,
      does: <Trans>Reject</Trans>,
      act: isWaiting ? () => setAsking('REJECTED') : undefined,
    },
    {
      letter: documentKeys.next,
      does: <Trans>Next document</Trans>,
      act: shown < last ? () => setShown(shown + 1) : undefined,
    },
    {
      letter: documentKeys.previous,
      does: <Trans>Previous document</Trans>,
      act: shown > 0 ? () => setShown(shown - 1) : undefined,
    },
  ];

  return (
    <>
      <PageHeader
        above={back}
        title={fullName}
        lead={
          <span className={styles.lead}>
            <span>
              {company.companyName} · <Age of={createdAt} />
            </span>
            <StatusBadge status={status} />
          </span>
        }
        aside={
          <>
            <NeighbourLinks neighbours={neighbours} />
            <Keys acts={acts} isResting={asking !== undefined} />
          </>
        }
      />
      {!isWaiting && (
        <div className={notice}>
          <Notice
            role="status"
            tone={status === 'APPROVED' ? 'success' : 'warning'}
            title={
              status === 'APPROVED' ? (
                <Trans>This application was approved</Trans>
              ) : (
                <Trans>This application was rejected</Trans>
              )
            }
          >
            <p>
              <DecidedBy application={application} />
            </p>
            {rejectionReason && <p className={styles.reason}>{rejectionReason}</p>}
          </Notice>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <Checks application={application} />
          <Facts application={application} />
        </div>
        <Documents application={application} index={shown} onIndex={setShown} />
        <div className={styles.earlier}>
          <Earlier application={application} />
        </div>
      </div>
      {isWaiting && <Acts onAct={setAsking} />}
      {asking && (
        <ApplicationDecision
          application={application}
          verdict={asking}
          onClose={(isDone) => {
            setAsking(undefined);
            if (isDone) void openNext(neighbours.at);
          }}
        />
      )}
    </>
  );
}
