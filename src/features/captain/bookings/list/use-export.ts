import { useLingui } from '@lingui/react/macro';
import {
  allHostBookings,
  type HostBookingSearch,
} from '../../../../api/resources/bookings/host-queries.ts';
import { useCsvFile } from '../../../../domain/csv/use-csv-file.ts';
import { calendarDay } from '../../../../i18n/format.ts';

/** Writes everything that matches into a file, also what the list has not loaded; may take a while. */
export function useExport(hostId: number, search: HostBookingSearch) {
  const { i18n, t } = useLingui();
  return useCsvFile(async (gathering) => {
    const [{ bookingTable }, bookings] = await Promise.all([
      import('./booking-csv.ts'),
      allHostBookings(hostId, search, gathering),
    ]);
    return {
      table: bookingTable(i18n, bookings),
      name: t`pruva-bookings-${calendarDay()}.csv`,
    };
  });
}
