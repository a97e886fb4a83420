import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { TripEvent } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { rowLink } from '../today-page.css.ts';
import * as styles from './trips.css.ts';

/** Guests who come or leave: when, where, how many, what they ordered and wrote, what they still pay. */
export function TripRow({ event }: { event: TripEvent }) {
  const { t } = useLingui();
  const format = useFormat();
  const { type, time, bookingId, boatName, tourName, customerName, customerPhone } = event;
  const { passengerCount, services, notes, balanceDue } = event;
  return (
    <li className={styles.event}>
      {time === null ? (
        <span className={styles.noTime}>
          <Trans>hour to be agreed</Trans>
        </span>
      ) : (
        <time className={styles.time}>{time}</time>
      )}
      <div className={styles.texts}>
        <div className={styles.head}>
          <Link
            to="/captain/bookings/$bookingId"
            params={{ bookingId: String(bookingId) }}
            className={rowLink}
          >
            {boatName ?? tourName}
          </Link>
          {type === 'DEPARTURE' ? (
            <Badge tone="positive">
              <Trans>Departure</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Return</Trans>
            </Badge>
          )}
        </div>
        <p className={styles.detail}>
          {customerName} · <Plural value={passengerCount} one="# guest" other="# guests" />
        </p>
        {services.length > 0 && (
          <p className={styles.detail}>
            <Trans>Ordered:</Trans>{' '}
            {services
              .map(({ name, quantity }) =>
                quantity === 1 ? name : `${format.number(quantity)} × ${name}`,
              )
              .join(', ')}
          </p>
        )}
        {notes !== null && <p className={styles.notes}>“{notes}”</p>}
        {balanceDue > 0 ? (
          <p className={styles.due}>
            <Trans>To be paid on board: {format.money(balanceDue)}</Trans>
          </p>
        ) : (
          <p className={styles.detail}>
            <Trans>Everything is paid.</Trans>
          </p>
        )}
        {customerPhone !== null && (
          <a
            className={styles.phone}
            href={`tel:${customerPhone}`}
            aria-label={t`Call ${customerName}: ${customerPhone}`}
          >
            <Phone aria-hidden="true" size={16} strokeWidth={1.75} />
            {customerPhone}
          </a>
        )}
      </div>
    </li>
  );
}
