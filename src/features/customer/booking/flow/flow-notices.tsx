import { Trans } from '@lingui/react/macro';
import { createBookingOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { PriceChange } from '../quote/price-change.tsx';
import { AlreadyBooked } from '../submit/already-booked.tsx';
import { useBooking } from './booking-context.ts';
import { StepMessage } from './step-message.tsx';

/** What has to be said above a step: who may not book, who cannot come along, what was booked before, another price. */
export function FlowNotices() {
  const user = useSession();
  const { userId, own, step, trip, parts, availableQuote, previousTotal, acceptTotal } =
    useBooking();
  const isOpen = step !== 'deposit';
  return (
    <>
      {user && !mayCall(createBookingOperation, user, userId) && (
        <Notice tone="warning">
          <Trans>Administrators cannot book. Sign in as a customer to go on.</Trans>
        </Notice>
      )}
      {isOpen && trip.isForFewer && (
        <StepMessage isAnswer={step === 'review'}>{parts.fewerGuests}</StepMessage>
      )}
      {own.told.length > 0 && (
        <StepMessage isAnswer={step === 'review'}>
          <AlreadyBooked />
        </StepMessage>
      )}
      {isOpen && previousTotal !== undefined && availableQuote && (
        <StepMessage isAnswer={step === 'review'}>
          <PriceChange
            before={previousTotal}
            now={availableQuote.totalPrice}
            onAgree={acceptTotal}
          />
        </StepMessage>
      )}
    </>
  );
}
