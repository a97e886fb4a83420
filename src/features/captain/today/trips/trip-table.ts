import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CsvCell } from '../../../../lib/csv.ts';
import type { TripDay } from './trip-days.ts';

/** Departures and returns as a table in the language of `i18n`: one row each, amounts in lira. */
export function tripTable(
  i18n: I18n,
  days: readonly TripDay[],
): { columns: string[]; rows: CsvCell[][] } {
  const columns = [
    msg`Day`,
    msg`Time`,
    msg`Departure or return`,
    msg`Boat or tour`,
    msg`Guest`,
    msg`Number of guests`,
    msg`Telephone`,
    msg`Services`,
    msg`Notes`,
    msg`To be paid on board (₺)`,
    msg`Booking`,
  ].map((column) => i18n._(column));
  const rows = days.flatMap(({ events }) =>
    events.map((event) => [
      event.date,
      event.time,
      i18n._(event.type === 'DEPARTURE' ? msg`Departure` : msg`Return`),
      event.boatName ?? event.tourName,
      event.customerName,
      event.passengerCount,
      event.customerPhone,
      event.services.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
      event.notes,
      event.balanceDue,
      event.bookingId,
    ]),
  );
  return { columns, rows };
}
