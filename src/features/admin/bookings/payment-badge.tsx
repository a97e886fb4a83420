import { Trans, useLingui } from '@lingui/react/macro';
import type { Payment } from '../../../api/contract/types.ts';
import { Badge } from '../../../ui/content/badge/badge.tsx';
import { paymentStatusTones, paymentStatusWords } from './payment-status-words.ts';

/** How a payment stands. One that was given back is told apart from one that never came. */
export function PaymentBadge({ payment }: { payment: Pick<Payment, 'status' | 'refundedAmount'> }) {
  const { i18n } = useLingui();
  const { status, refundedAmount } = payment;
  return (
    <Badge tone={paymentStatusTones[status]}>
      {status === 'CANCELLED' && refundedAmount > 0 ? (
        <Trans context="payment">Paid back</Trans>
      ) : (
        i18n._(paymentStatusWords[status])
      )}
    </Badge>
  );
}
