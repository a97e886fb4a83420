import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FinanceEntry } from '../../../../api/contract/types.ts';
import { stateOf } from '../../../../domain/payment/payment-state.ts';
import { paymentStateWords } from '../../../../domain/payment/payment-words.ts';
import type { CsvCell } from '../../../../lib/csv.ts';

/** The columns of the file, by what stands in them; days are `YYYY-MM-DD`, money is lira. */
const columns = [
  [msg({ message: 'Day', context: 'of a payment' }), ({ date }: FinanceEntry) => date],
  [msg`Booking`, ({ bookingId }: FinanceEntry) => bookingId],
  [msg`Boat or tour`, ({ tourName }: FinanceEntry) => tourName],
  [msg`Guest`, ({ customerName }: FinanceEntry) => customerName],
  [msg`First day`, ({ startDate }: FinanceEntry) => startDate],
  [msg`Last day`, ({ endDate }: FinanceEntry) => endDate],
  [
    msg`Status`,
    ({ status }: FinanceEntry, i18n: I18n) => i18n._(paymentStateWords[stateOf(status)]),
  ],
  [msg`Payment (TRY)`, ({ amount }: FinanceEntry) => amount],
  [msg`Paid back (TRY)`, ({ refundedAmount }: FinanceEntry) => refundedAmount],
  [msg`Revenue (TRY)`, ({ revenue }: FinanceEntry) => revenue],
  [msg`Commission (TRY)`, ({ commission }: FinanceEntry) => commission],
  [msg`Net (TRY)`, ({ netRevenue }: FinanceEntry) => netRevenue],
  [msg`Pending payout (TRY)`, ({ pendingPayout }: FinanceEntry) => pendingPayout],
] as const;

/** Payments as a table with a heading for each column, in the language of `i18n`. */
export function paymentTable(i18n: I18n, payments: readonly FinanceEntry[]) {
  return {
    columns: columns.map(([heading]) => i18n._(heading)),
    rows: payments.map((payment) => columns.map(([, cell]): CsvCell => cell(payment, i18n))),
  };
}
