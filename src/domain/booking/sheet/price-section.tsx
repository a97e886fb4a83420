import { Trans } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { PlainSection } from '../../../ui/page/plain-section/plain-section.tsx';
import { AmountLine } from '../../record-sheet/record-lines.tsx';
import * as styles from '../../record-sheet/record-sheet.css.ts';

/** The price, line by line, and what of it is paid. */
export function PriceSection({ booking }: { booking: Booking }) {
  const { services, totalPrice, depositAmount, paidAmount, refundedAmount, status } = booking;
  const extras = services.reduce((sum, { totalPrice: price }) => sum + price, 0);
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  return (
    <PlainSection spacing="tight" title={<Trans>Price</Trans>}>
      <dl className={styles.lines}>
        <AmountLine
          label={
            booking.kind === 'BOAT' ? (
              <Trans>Rent of the boat</Trans>
            ) : (
              <Trans>Places on the tour</Trans>
            )
          }
          lira={totalPrice - extras}
        />
        {services.map(({ serviceId, name, quantity, totalPrice: price }) => (
          <AmountLine
            key={serviceId}
            label={quantity > 1 ? `${name} × ${quantity}` : name}
            lira={price}
          />
        ))}
        <AmountLine label={<Trans>Total</Trans>} lira={totalPrice} isTotal />
        <AmountLine label={<Trans>Deposit</Trans>} lira={depositAmount} />
        <AmountLine label={<Trans>Paid</Trans>} lira={paidAmount + refundedAmount} />
        {refundedAmount > 0 && (
          <AmountLine label={<Trans>Refunded to the guest</Trans>} lira={refundedAmount} />
        )}
        {isOpen && (
          <AmountLine
            label={<Trans>Balance, still to be paid</Trans>}
            lira={totalPrice - paidAmount}
          />
        )}
      </dl>
    </PlainSection>
  );
}
