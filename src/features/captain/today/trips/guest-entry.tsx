import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { TripEvent } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';
import * as styles from './trips.css.ts';

/** A guest on the list: how many come along, what they ordered and wrote, what they still pay, their telephone. */
export function GuestEntry({ event }: { event: TripEvent }) {
  const { t } = useLingui();
  const format = useFormat();
  const { bookingId, customerName, customerPhone, passengerCount, services, notes, balanceDue } =
    event;
  const due = format.money(balanceDue);
  const phone = customerPhone === null ? null : formatPhone(customerPhone);
  return (
    <li className={styles.guest}>
      <p className={styles.detail}>
        <Link
          to="/captain/bookings/$bookingId"
          params={{ bookingId: String(bookingId) }}
          className={styles.guestName}
        >
          {customerName}
        </Link>{' '}
        · <Plural value={passengerCount} one="# guest" other="# guests" />
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
      <p className={styles.contact}>
        {balanceDue > 0 ? (
          <span className={styles.due}>
            <Trans>To be paid on board: {due}</Trans>
          </span>
        ) : (
          <span className={styles.detail}>
            <Trans>Everything is paid.</Trans>
          </span>
        )}
        {phone !== null && (
          <a
            className={styles.phone}
            href={`tel:${customerPhone}`}
            aria-label={t`Call ${customerName}: ${phone}`}
          >
            <Phone aria-hidden="true" size={16} strokeWidth={1.75} />
            {phone}
          </a>
        )}
      </p>
    </li>
  );
}
