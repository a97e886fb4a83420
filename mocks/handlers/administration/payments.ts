import { dayRangeProblems, holdsDay } from '../../rules/calendar/day-range.ts';
import { inOrder } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { badRequest } from '../../rules/common/refusal.ts';
import { mentions } from '../../rules/common/search-text.ts';
import { dayOfPayment } from '../../rules/finance/income.ts';
import {
  isUnresolved,
  managedPayments,
  PAYMENT_ORDERS,
} from '../../rules/payment/managed-payments.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { managedPaymentView } from '../../views/payment/managed-payment.ts';
import type { SomeHandlers } from '../handler.ts';

export const managedPaymentHandlers: SomeHandlers<'listPaymentsPage'> = {
  listPaymentsPage({ store, query }) {
    const { status, type, bookingId, paymentId, unresolved, from, to } = query;
    const problems = dayRangeProblems({ from, to }, 'query.to');
    if (problems.length > 0) return badRequest(problems);
    const order = PAYMENT_ORDERS[query.sort ?? 'createdAt,desc'];
    const found = inOrder(managedPayments(store), order).filter(
      ({ payment, booking, hostId, name }) =>
        (status === undefined || payment.status === status) &&
        (type === undefined || payment.type === type) &&
        (bookingId === undefined || payment.bookingId === bookingId) &&
        (paymentId === undefined || payment.id === paymentId) &&
        (unresolved === undefined || isUnresolved(store, { payment, booking }) === unresolved) &&
        ((from === undefined && to === undefined) ||
          holdsDay({ from, to }, dayOfPayment(payment))) &&
        mentions(query.query, [
          name,
          fullNameOf(store, booking.customerId),
          fullNameOf(store, hostId),
        ]),
    );
    const { content, ...info } = pageOf(found, query);
    const shown = content.map((managed) => managedPaymentView(store, managed));
    return { status: 200, body: { ...info, content: shown } };
  },
};
