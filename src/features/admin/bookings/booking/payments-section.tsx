import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  refundPaymentOperation,
  setPaymentStatusOperation,
} from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { ManagedPayment, ManagedPaymentPage } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { paymentTypeWords } from '../../../../domain/payment/payment-words.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import * as sheet from '../../../../domain/record-sheet/record-sheet.css.ts';
import { useTarget } from '../../../../domain/target/use-target.ts';
import { Decision } from '../../../../forms/decision/decision.tsx';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { CorrectPayment, correctionOf } from '../act/correct-payment.tsx';
import { RefundPayment, refundOf } from '../act/refund-payment.tsx';
import { isRefundable } from '../act/standing.ts';
import { PaymentBadge } from '../payment-badge.tsx';
import { PaymentSums } from '../payment-sums.tsx';
import * as styles from './booking-page.css.ts';

interface PaymentsSectionProps {
  bookingId: number;
  result: UseQueryResult<ManagedPaymentPage>;
}

/** The payments of the booking, the newest first, what they come to, and what can be done about each. */
export function PaymentsSection({ bookingId, result }: PaymentsSectionProps) {
  const { t } = useLingui();
  return (
    <PlainSection spacing="tight" title={<Trans>Payments</Trans>}>
      <QuerySection result={result} skeleton={<Skeleton height="96px" />}>
        {({ content, totalElements }) => {
          const others = totalElements - content.length;
          if (totalElements === 0) {
            return (
              <p className={sheet.hint}>
                <Trans>Nothing has been paid yet.</Trans>
              </p>
            );
          }
          return (
            <>
              <ul className={sheet.lines}>
                {content.map((payment) => (
                  <PaymentItem key={payment.id} payment={payment} />
                ))}
              </ul>
              <PaymentSums payments={content} label={t`Sums of these payments`} />
              {others > 0 && (
                <Link
                  to="/admin/bookings"
                  search={{ view: 'payments', booking: bookingId }}
                  className={sheet.contact}
                >
                  <Plural value={others} one="# older payment" other="# older payments" />
                </Link>
              )}
            </>
          );
        }}
      </QuerySection>
    </PlainSection>
  );
}

function PaymentItem({ payment }: { payment: ManagedPayment }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const user = useSession();
  const { id, amount, refundedAmount, reason, paidAt, createdAt, isUnresolved } = payment;
  const back = format.money(refundedAmount);
  const mayCorrect =
    payment.allowedStatuses.length > 0 && mayCall(setPaymentStatusOperation, user, payment.hostId);
  const mayRefund = isRefundable(payment) && mayCall(refundPaymentOperation, user, payment.hostId);
  const interrupted = useInterrupted([
    ...(mayCorrect ? [correctionOf(id)] : []),
    ...(mayRefund ? [refundOf(id)] : []),
  ]);
  const [act, setAct] = useState<'correct' | 'refund' | undefined>(
    interrupted === undefined ? undefined : interrupted === refundOf(id) ? 'refund' : 'correct',
  );
  const close = () => setAct(undefined);
  const item = useRef<HTMLLIElement>(null);
  const name = useRef<HTMLParagraphElement>(null);
  const hash = `payment-${id}`;
  const isTarget = useLocation({ select: (location) => location.hash === hash });
  useTarget(isTarget, item, name);
  return (
    <li ref={item} id={hash} className={styles.payment} data-target={isTarget || undefined}>
      <div className={styles.paymentLine}>
        <p ref={name} tabIndex={isTarget ? -1 : undefined} className={styles.paymentName}>
          {i18n._(paymentTypeWords[payment.type])} <PaymentBadge payment={payment} />
        </p>
        <p className={sheet.amount}>{format.money(amount)}</p>
      </div>
      <p className={sheet.hint}>
        {format.instant(paidAt ?? createdAt)}
        {refundedAmount > 0 && (
          <>
            {' · '}
            <Trans>{back} paid back</Trans>
          </>
        )}
      </p>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {isUnresolved && (
        <p className={styles.unresolved}>
          <Trans>
            The bank refused it and the guest has not tried again. Its status is final: a new try is
            a new payment, which the guest opens.
          </Trans>
        </p>
      )}
      {(mayCorrect || mayRefund) && (
        <div className={styles.acts} onPointerEnter={() => void Decision.preload()}>
          {mayCorrect && (
            <Button variant="secondary" size="small" onPress={() => setAct('correct')}>
              <Trans>Correct the status</Trans>
            </Button>
          )}
          {mayRefund && (
            <Button variant="secondary" size="small" onPress={() => setAct('refund')}>
              <Trans>Pay back</Trans>
            </Button>
          )}
        </div>
      )}
      {act === 'correct' && <CorrectPayment payment={payment} onClose={close} />}
      {act === 'refund' && <RefundPayment payment={payment} onClose={close} />}
    </li>
  );
}
