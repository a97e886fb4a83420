import { Select, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { leftToPay } from '../../../../domain/booking/booking-state.ts';
import { offerKindOf } from '../../../../domain/offer/offer-kind.ts';
import { PaymentAtBank } from '../../../../domain/payment/payment-at-bank.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { NextStep } from '../booking/next-step.tsx';
import { PayDeposit } from '../booking/pay-deposit.tsx';
import { Part } from '../trip/part.tsx';
import { isPaymentRefused } from './is-payment-refused.ts';
import * as styles from './still-to-pay.css.ts';

/** What is to be paid now and what on the day, in figures, and the way to pay where none stands above the ticket. */
export function StillToPay({ booking }: { booking: Booking }) {
  const { deposit, atBank, onTheDay } = leftToPay(booking);
  const kind = offerKindOf(booking);
  const isAnythingLeft = deposit + atBank + onTheDay > 0;
  return (
    <Part id="still-to-pay" title={<Trans>Still to pay</Trans>} level={3}>
      <div className={styles.row}>
        {isAnythingLeft ? (
          <dl className={styles.sums}>
            {deposit > 0 && (
              <Sum
                when={
                  booking.status === 'PENDING' ? (
                    <Trans context="when to pay">Now or after the answer</Trans>
                  ) : (
                    <Trans context="when to pay">Now</Trans>
                  )
                }
                lira={deposit}
              />
            )}
            {atBank > 0 && <Sum when={<Trans>With your bank</Trans>} lira={atBank} />}
            {onTheDay > 0 && (
              <Sum
                when={<Select value={kind} _tour="On the day" other="On board" />}
                lira={onTheDay}
              />
            )}
          </dl>
        ) : (
          <p className={styles.word}>
            <NextStep booking={booking} isReviewed={false} />
          </p>
        )}
        {atBank > 0 && (
          <p className={styles.word}>
            <PaymentAtBank />
          </p>
        )}
        {deposit > 0 && !isPaymentRefused(booking) && (
          <p className={styles.pay}>
            <PayDeposit booking={booking} />
          </p>
        )}
      </div>
    </Part>
  );
}

function Sum({ when, lira }: { when: ReactNode; lira: number }) {
  const format = useFormat();
  return (
    <div>
      <dt className={styles.when}>{when}</dt>
      <dd className={styles.sum}>{format.money(lira)}</dd>
    </div>
  );
}
