import {
  DepositFacts,
  DepositStep,
} from '../../features/customer/payment/deposit/deposit-step.tsx';

/** The deposit of a booking, which belongs to the payment. */
export const deposit = {
  step: (bookingId: number) => <DepositStep key={bookingId} bookingId={bookingId} />,
  facts: (bookingId: number) => <DepositFacts key={bookingId} bookingId={bookingId} />,
};
