import { dayRangeProblems, holdsDay } from '../../rules/day-range.ts';
import { dayOfPayment } from '../../rules/income.ts';
import { isUnresolved, managedPayments, PAYMENT_ORDERS } from '../../rules/managed-payments.ts';
import { pageOf } from '../../rules/page.ts';
import { badRequest } from '../../rules/refusal.ts';
import { mentions } from '../../rules/search-text.ts';
import { managedPaymentView } from '../../views/managed-payment.ts';
import { fullNameOf } from '../../views/user.ts';
import type { SomeHandlers } from '../handler.ts';

export const managedPaymentHandlers: SomeHandlers<'listPaymentsPage'> = {
  listPaymentsPage({ store, query }) {
    const { status, type, bookingId, unresolved, from, to } = query;
    const problems = dayRangeProblems({ from, to }, 'query.to');
    if (problems.length > 0) return badRequest(problems);
    const found = managedPayments(store).filter(
      ({ payment, booking, hostId, name }) =>
        (status === undefined || payment.status === status) &&
        (type === undefined || payment.type === type) &&
        (bookingId === undefined || payment.bookingId === bookingId) &&
        (unresolved === undefined || isUnresolved(store, { payment, booking }) === unresolved) &&
        ((from === undefined && to === undefined) ||
          holdsDay({ from, to }, dayOfPayment(payment))) &&
        mentions(query.query, [
          name,
          fullNameOf(store, booking.customerId),
          fullNameOf(store, hostId),
        ]),
    );
    const sorted = found.toSorted(PAYMENT_ORDERS[query.sort ?? 'createdAt,desc']);
    const { content, ...info } = pageOf(sorted, query);
    const shown = content.map((managed) => managedPaymentView(store, managed));
    return { status: 200, body: { ...info, content: shown } };
  },
};
