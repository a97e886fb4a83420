import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../api/contract/types.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { isOpen, leftToPay } from '../booking-state.ts';
import { useMissedRequests } from '../missed-requests.ts';
import * as styles from './ticket.css.ts';

/** What the trip costs, what of it is paid, what came back, and what is to be paid when. */
export function TicketMoney({ booking }: { booking: Booking }) {
  const { totalPrice, paidAmount, refundedAmount, tourId } = booking;
  const { deposit, atBank, onTheDay } = leftToPay(booking);
  const missed = useMissedRequests([booking]);
  const isAhead = isOpen(booking) && !missed.has(booking.id);
  return (
    <>
      <Sum label={<Trans>Total</Trans>} lira={totalPrice} />
      <Sum label={<Trans>Paid</Trans>} lira={paidAmount + refundedAmount} />
      {refundedAmount > 0 && <Sum label={<Trans>Refunded</Trans>} lira={refundedAmount} />}
      {atBank > 0 && <Sum label={<Trans>Deposit, with your bank</Trans>} lira={atBank} />}
      {isAhead && deposit > 0 && (
        <Sum label={<Trans>Deposit, to pay online</Trans>} lira={deposit} />
      )}
      {isAhead && (
        <Sum
          label={
            tourId === null ? <Trans>To pay on board</Trans> : <Trans>To pay on the day</Trans>
          }
          lira={onTheDay}
        />
      )}
    </>
  );
}

function Sum({ label, lira }: { label: ReactNode; lira: number }) {
  const format = useFormat();
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.money}>{format.money(lira)}</dd>
    </div>
  );
}
