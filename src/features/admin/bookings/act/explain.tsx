import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { paymentActsQuery } from '../../../../api/resources/admin/bookings.ts';
import type { FailureWords } from '../../../../forms/decision/decision.tsx';
import { ActSentence } from '../booking/act-sentence.tsx';

/** Words for what the service refuses of a payment; other failures say themselves what they are. */
export function explainRefusal(paymentId: number, error: ApiError): FailureWords | undefined {
  if (error.code === 'PAYMENT_STATUS_CONFLICT') {
    return {
      isFinal: true,
      title: <Trans>The payment no longer allows this</Trans>,
      text: (
        <LastAct paymentId={paymentId}>
          <Trans>It has another status by now. Nothing was changed.</Trans>
        </LastAct>
      ),
    };
  }
  if (error.code === 'PAYMENT_NOT_RECEIVED') {
    return {
      isFinal: true,
      title: <Trans>This payment cannot be paid back</Trans>,
      text: (
        <LastAct paymentId={paymentId}>
          <Trans>It was never received, or was paid back before. No money moved.</Trans>
        </LastAct>
      ),
    };
  }
  return undefined;
}

/** Who did what to the payment last, as far as the audit tells; it may have been the bank. */
function LastAct({ paymentId, children }: { paymentId: number; children: ReactNode }) {
  const last = useQuery({ ...paymentActsQuery(paymentId), staleTime: 0 }).data?.[0];
  return (
    <>
      {children}
      {last && (
        <>
          {' '}
          <ActSentence act={last} />
        </>
      )}
    </>
  );
}
