import { revenueOfPayment } from '../../rules/finance/income.ts';
import { isUnresolved, type ManagedPayment } from '../../rules/payment/managed-payments.ts';
import { allowedStatuses } from '../../rules/payment/payment-correction.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { fullNameOf } from '../account/user.ts';
import { paymentView } from './payment.ts';

/** A payment with the booking it is for, as the administration sees it. */
export function managedPaymentView(
  store: Store,
  managed: ManagedPayment,
): Schemas['ManagedPayment'] {
  const { payment, booking, hostId, name } = managed;
  return {
    ...paymentView(payment),
    bookingStatus: booking.status,
    customerId: booking.customerId,
    customerName: fullNameOf(store, booking.customerId),
    hostId,
    hostName: fullNameOf(store, hostId),
    boatId: booking.boatId,
    boatName: booking.boatId === null ? null : name,
    tourId: booking.tourId,
    tourName: booking.tourId === null ? null : name,
    earnedAmount: revenueOfPayment(managed),
    isUnresolved: isUnresolved(store, managed),
    allowedStatuses: allowedStatuses(payment),
  };
}
