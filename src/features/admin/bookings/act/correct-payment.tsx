import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paymentStatusUpdateLimits } from '../../../../api/contract/contract.ts';
import { vPaymentReason } from '../../../../api/contract/request-schemas.ts';
import type { ManagedPayment, PaymentStatus } from '../../../../api/contract/types.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { useKeptChoice } from '../../../../forms/decision/decision-draft.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { RadioGroup } from '../../../../ui/choices/radio-group/radio-group.tsx';
import { notifySuccess } from '../../../../ui/feedback/toast/notify.ts';
import { hasArrived } from '../payment-figures.ts';
import { paymentStatusWords } from '../payment-status-words.ts';
import { explainRefusal } from './explain.tsx';
import { standingAfter, standingOf } from './standing.ts';
import { StandingChange } from './standing-change.tsx';
import { usePaymentAct } from './use-payment-act.ts';

/** The act as its draft is named. */
export const correctionOf = (paymentId: number) => `status of payment ${paymentId}`;

interface CorrectPaymentProps {
  payment: ManagedPayment;
  onClose: () => void;
}

/** Sets the status of a payment by hand, after saying what it will count for then. */
export function CorrectPayment({ payment, onClose }: CorrectPaymentProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const { correct } = usePaymentAct(payment.id);
  // What was offered stays while the dialog is open, though the payment may be read again behind it.
  const [offered] = useState(payment);
  const act = correctionOf(offered.id);
  const [chosen, choose] = useKeptChoice(act, offered.allowedStatuses);
  const amount = format.money(offered.amount);
  const now = i18n._(paymentStatusWords[offered.status]);
  return (
    <Decision
      title={<Trans>Correct the status of {amount}</Trans>}
      tone="sea"
      confirmLabel={<Trans>Set the status</Trans>}
      failed={<Trans>The status could not be set</Trans>}
      isBlocked={chosen === null}
      explain={(error) => explainRefusal(offered.id, error)}
      onClose={() => {
        choose(null);
        onClose();
      }}
      onDecide={async (reason) => {
        if (chosen === null || reason === undefined) return;
        await correct(chosen, reason);
        const word = i18n._(paymentStatusWords[chosen]);
        void notifySuccess(t`The payment is now “${word}”.`);
      }}
      reason={{
        act,
        label: t`Reason`,
        description: t`The guest and the captain can read it beside the payment; it stays in the audit.`,
        isRequired: true,
        rule: vPaymentReason,
        maxLength: paymentStatusUpdateLimits.reason.maxLength,
        common: [
          {
            label: t`Seen at the bank`,
            text: t`The payment is in the statement of the bank; the provider’s message never came.`,
          },
          {
            label: t`Never arrived`,
            text: t`The bank confirms that the payment never arrived.`,
          },
          { label: t`Opened twice`, text: t`The payment was opened twice; the other one counts.` },
        ],
      }}
    >
      <p>
        <Trans>
          Pruva’s record and the payment provider’s may differ. This corrects Pruva’s record; no
          money moves.
        </Trans>
      </p>
      <RadioGroup<PaymentStatus>
        label={t`New status, now “${now}”`}
        options={offered.allowedStatuses.map((id) => ({
          id,
          label: i18n._(paymentStatusWords[id]),
        }))}
        value={chosen}
        onChange={choose}
      />
      {chosen && <Consequences payment={offered} status={chosen} />}
    </Decision>
  );
}

function Consequences({ payment, status }: { payment: ManagedPayment; status: PaymentStatus }) {
  const after = standingAfter(payment, status);
  return (
    <>
      <StandingChange before={standingOf(payment)} after={after} />
      <ul>
        {after.back > 0 && (
          <li>
            <Trans>
              It says that the provider has given all of it back already; the guest and the captain
              are told so. Where the money is still to go back, use “Pay back” instead.
            </Trans>
          </li>
        )}
        {after.paid > 0 && !hasArrived(payment) && (
          <li>
            <Trans>
              It says that the money has arrived; the guest and the captain are told so.
            </Trans>
          </li>
        )}
        {status === 'FAILED' && hasArrived(payment) && (
          <li>
            <Trans>
              It counts as if it had never arrived; the guest owes it again. The guest and the
              captain are told so.
            </Trans>
          </li>
        )}
        {after.paid === 0 && !hasArrived(payment) && (
          <li>
            <Trans>It says that the money never arrived; nothing goes back.</Trans>
          </li>
        )}
        <li>
          <Trans>The status of the booking stays as it is.</Trans>
        </li>
        <li>
          {status === 'PARTIAL' ? (
            <Trans>It can still be corrected afterwards.</Trans>
          ) : (
            <Trans>This is final: nobody can set another status afterwards.</Trans>
          )}
        </li>
      </ul>
    </>
  );
}
