import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paymentRefundLimits } from '../../../../api/contract/contract.ts';
import { vPaymentReason } from '../../../../api/contract/request-schemas.ts';
import type { ManagedPayment } from '../../../../api/contract/types.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { explainRefusal } from './explain.tsx';
import { standingAfter, standingOf } from './standing.ts';
import { StandingChange } from './standing-change.tsx';
import { usePaymentAct } from './use-payment-act.ts';

/** The act as its draft is named. */
export const refundOf = (paymentId: number) => `refund of payment ${paymentId}`;

interface RefundPaymentProps {
  payment: ManagedPayment;
  onClose: () => void;
}

/** Gives a payment back to the guest, as a whole: the contract knows no part of one. */
export function RefundPayment({ payment, onClose }: RefundPaymentProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { refund } = usePaymentAct(payment.id);
  // What was asked about stays while the dialog is open, though the payment may be read again behind it.
  const [asked] = useState(payment);
  const amount = format.money(asked.amount);
  const isOpen = asked.bookingStatus === 'PENDING' || asked.bookingStatus === 'CONFIRMED';
  return (
    <Decision
      title={<Trans>Pay {amount} back?</Trans>}
      tone="danger"
      confirmLabel={<Trans>Pay {amount} back</Trans>}
      failed={<Trans>The payment could not be paid back</Trans>}
      explain={(error) => explainRefusal(asked.id, error)}
      onClose={onClose}
      onDecide={async (reason) => {
        if (reason === undefined) return;
        const { refundedAmount } = await refund(reason);
        const back = format.money(refundedAmount);
        void notifySuccess(t`${back} paid back.`);
      }}
      reason={{
        act: refundOf(asked.id),
        label: t`Reason`,
        description: t`The guest and the captain can read it beside the payment; it stays in the audit.`,
        isRequired: true,
        rule: vPaymentReason,
        maxLength: paymentRefundLimits.reason.maxLength,
        common: [
          { label: t`Weather`, text: t`The boat could not leave because of the weather.` },
          {
            label: t`Boat not as described`,
            text: t`The boat was not as it had been described.`,
          },
          { label: t`Paid twice`, text: t`The guest paid twice for the same booking.` },
        ],
      }}
    >
      <p>
        <Trans>
          The money goes back to the guest, all of it: a part of a payment cannot be paid back. This
          cannot be undone.
        </Trans>
      </p>
      <StandingChange before={standingOf(asked)} after={standingAfter(asked, 'CANCELLED')} />
      <ul>
        <li>
          {isOpen ? (
            <Trans>
              The booking stays as it is, and the guest owes the amount again. Whoever wants to end
              the booking cancels it.
            </Trans>
          ) : (
            <Trans>The status of the booking stays as it is.</Trans>
          )}
        </li>
      </ul>
    </Decision>
  );
}
