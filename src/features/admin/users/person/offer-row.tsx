import { Plural } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PublishChecklist } from '../../../../api/contract/types.ts';
import type { ManagedOffer } from '../../../../api/resources/admin/offers.ts';
import { OfferStatusBadge } from '../../../../domain/host-offer/status/offer-status-badge.tsx';
import { OfferIssues } from './offer-issues.tsx';
import * as styles from './person.css.ts';

interface OfferRowProps {
  kind: PublishChecklist['kind'];
  offer: Omit<ManagedOffer, 'ownerId' | 'ownerName'>;
  ownerId: number;
  /** Undefined while it is not known. */
  checklist: PublishChecklist | undefined;
}

/** A boat or tour of a captain: its status, what keeps it from being published, the ways to both. */
export function OfferRow({ kind, offer, ownerId, checklist }: OfferRowProps) {
  const { id, name, status, location, waitingDocuments } = offer;
  return (
    <li className={styles.row}>
      {kind === 'BOAT' ? (
        <Link
          to="/captain/vessels/$boatId"
          params={{ boatId: String(id) }}
          search={{ captain: ownerId }}
          className={styles.name}
        >
          {name}
        </Link>
      ) : (
        <Link
          to="/captain/tours/$tourId/{-$step}"
          params={{ tourId: String(id) }}
          search={{ captain: ownerId }}
          className={styles.name}
        >
          {name}
        </Link>
      )}
      <OfferStatusBadge status={status} />
      <div className={`${styles.detail} ${styles.whole}`}>
        <p>
          {location}
          {waitingDocuments > 0 && (
            <>
              {' · '}
              <Link
                to="/admin/documents"
                search={{ kind, owner: ownerId }}
                className={styles.inLine}
              >
                <Plural
                  value={waitingDocuments}
                  one="# document to verify"
                  other="# documents to verify"
                />
              </Link>
            </>
          )}
        </p>
        {checklist && <OfferIssues checklist={checklist} />}
      </div>
    </li>
  );
}
