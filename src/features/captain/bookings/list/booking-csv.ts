import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Booking } from '../../../../api/contract/types.ts';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import type { CsvCell } from '../../../../lib/csv.ts';

/** The columns of the file, by what stands in them; days are `YYYY-MM-DD`, money is lira. */
const columns = [
  [msg`Number`, ({ id }: Booking) => id],
  [msg`Status`, ({ status }: Booking, i18n: I18n) => i18n._(statusLabels[status])],
  [
    msg`Kind`,
    ({ kind }: Booking, i18n: I18n) =>
      i18n._(
        kind === 'BOAT'
          ? msg({ message: 'Boat', context: 'booked' })
          : msg({ message: 'Tour', context: 'booked' }),
      ),
  ],
  [msg`Boat or tour`, ({ boatName, tourName }: Booking) => boatName ?? tourName],
  [msg`Guest`, ({ customerName }: Booking) => customerName],
  [msg`People`, ({ passengerCount }: Booking) => passengerCount],
  [msg`First day`, ({ startDate }: Booking) => startDate],
  [msg`Last day`, ({ endDate }: Booking) => endDate],
  [msg`Start time`, ({ startTime }: Booking) => startTime],
  [msg`Hours`, ({ hours }: Booking) => hours],
  [msg`Total (TRY)`, ({ totalPrice }: Booking) => totalPrice],
  [msg`Deposit (TRY)`, ({ depositAmount }: Booking) => depositAmount],
  [msg`Paid (TRY)`, ({ paidAmount }: Booking) => paidAmount],
  [
    msg`Services`,
    ({ services }: Booking) =>
      services.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
  ],
  [msg`Note of the guest`, ({ notes }: Booking) => notes],
  [msg`Telephone`, ({ customerPhone }: Booking) => customerPhone],
  [msg`E-mail`, ({ customerEmail }: Booking) => customerEmail],
  [msg`Booked on`, ({ createdAt }: Booking) => calendarDay(new Date(createdAt))],
  [msg`Reason of the cancellation`, ({ cancellationReason }: Booking) => cancellationReason],
] as const;

/** Bookings as a table with a heading for each column, in the language of `i18n`. */
export function bookingTable(i18n: I18n, bookings: readonly Booking[]) {
  return {
    columns: columns.map(([heading]) => i18n._(heading)),
    rows: bookings.map((booking) => columns.map(([, cell]): CsvCell => cell(booking, i18n))),
  };
}
