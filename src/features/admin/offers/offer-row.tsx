import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BookingKind } from '../../../api/contract/types.ts';
import type { ManagedOffer } from '../../../api/resources/admin/offers.ts';
import { row } from '../../../domain/managed-list/managed-list.css.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import * as styles from './offer-row.css.ts';
import { offerStatuses } from './offer-statuses.ts';

/** A boat or tour: its page, its owner, and its place in the owner's area. */
export function OfferRow({ kind, offer }: { kind: BookingKind; offer: ManagedOffer }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { id, name, ownerId, ownerName, location, createdAt, waitingDocuments } = offer;
  const status = offerStatuses[offer.status];
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
      <Link to="/admin/users/$userId" params={{ userId: String(ownerId) }} className={styles.way}>
        {ownerName}
      </Link>
      <div className={styles.state}>
        <Badge tone={status.tone}>{i18n._(status.name)}</Badge>
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
          className={styles.way}
        >
          <Trans>In the captain’s area</Trans>
        </Link>
      ) : (
        <Link
          to="/captain/tours/$tourId/{-$step}"
          params={{ tourId: String(id) }}
          search={{ captain: ownerId }}
          className={styles.way}
        >
          <Trans>In the captain’s area</Trans>
        </Link>
      )}
    </li>
  );
}
