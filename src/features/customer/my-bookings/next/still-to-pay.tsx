import { Select, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageCircle, Phone } from 'lucide-react';
import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';
import { MessageHost } from '../../../../domain/booking/message-host.tsx';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { NextStep } from '../booking/next-step.tsx';
import { PayDeposit } from '../booking/pay-deposit.tsx';
import * as styles from './next-trip.css.ts';
import { Part } from './part.tsx';

/** What is left to pay and where, and the ways to the host. */
export function StillToPay({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { id, hostId, hostPhone } = booking;
  const kind = offerKindOf(booking);
  const { deposit, onTheDay } = leftToPay(booking);
  return (
    <Part id="still-to-pay" title={<Trans>Still to pay</Trans>}>
      <p className={styles.sum}>{format.money(deposit + onTheDay)}</p>
      <p className={styles.text}>
        <NextStep booking={booking} isReviewed={false} />
      </p>
      <div className={styles.actions}>
        <PayDeposit booking={booking} />
        {hostPhone !== null && (
          <a href={`tel:${hostPhone}`} className={button({ variant: 'secondary', size: 'small' })}>
            <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
            <Select value={kind} _tour="Call the guide" other="Call the captain" />
          </a>
        )}
        <Link
          to="/messages"
          search={{ to: hostId, booking: id }}
          className={button({ variant: 'secondary', size: 'small' })}
        >
          <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} />
          <MessageHost booking={booking} />
        </Link>
      </div>
    </Part>
  );
}
