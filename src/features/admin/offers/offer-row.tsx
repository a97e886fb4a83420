import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BookingKind } from '../../../api/contract/types.ts';
import type { ManagedOffer } from '../../../api/resources/admin/offers.ts';
import { OfferStatusBadge } from '../../../domain/host-offer/status/offer-status-badge.tsx';
import { row } from '../../../domain/managed-list/managed-list.css.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import * as styles from './offer-row.css.ts';

/** A boat or tour: its page, its owner, and its place in the owner's area. */
export function OfferRow({ kind, offer }: { kind: BookingKind; offer: ManagedOffer }) {
  const format = useFormat();
  const { id, name, ownerId, ownerName, location, createdAt, waitingDocuments } = offer;
  return (
    <li className={`${row} ${styles.offer}`}>
      <div className={styles.texts}>
        {kind === 'BOAT' ? (
          <Link to="/boats/$boatId" params={{ boatId: String(id) }} className={styles.name}>
            {name}
          </Link>
        ) : (
          <Link to="/tours/$tourId" params={{ tourId: String(id) }} className={styles.name}>
            {name}
          </Link>
        )}
        <p className={styles.about}>
          {location} · {format.date(calendarDay(new Date(createdAt)))}
        </p>
      </div>
      <Link to="/admin/users/$userId" params={{ userId: String(ownerId) }} className={styles.owner}>
        {ownerName}
      </Link>
      <div className={styles.state}>
        <OfferStatusBadge status={offer.status} />
        {waitingDocuments > 0 && (
          <span className={styles.about}>
            <Plural
              value={waitingDocuments}
              one="# document to verify"
              other="# documents to verify"
            />
          </span>
        )}
      </div>
      {kind === 'BOAT' ? (
        <Link
          to="/captain/vessels/$boatId"
          params={{ boatId: String(id) }}
          search={{ captain: ownerId }}
          className={styles.area}
        >
          <Trans>In the captain’s area</Trans>
        </Link>
      ) : (
        <Link
          to="/captain/tours/$tourId/{-$step}"
          params={{ tourId: String(id) }}
          search={{ captain: ownerId }}
          className={styles.area}
        >
          <Trans>In the captain’s area</Trans>
        </Link>
      )}
    </li>
  );
}
