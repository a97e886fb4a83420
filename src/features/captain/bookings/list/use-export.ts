import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  allHostBookings,
  type HostBookingSearch,
} from '../../../../api/resources/bookings/host-queries.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';

/** How far the bookings for a file have been fetched. */
export interface ExportProgress {
  loaded: number;
  total: number;
}

/** Writes everything that matches into a file, also what the list has not loaded; may take a while. */
export function useExport(hostId: number, search: HostBookingSearch) {
  const { i18n, t } = useLingui();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ loaded: 0, total: 0 });
    try {
      const [{ downloadCsv }, { bookingTable }, bookings] = await Promise.all([
        import('../../../../domain/csv/download-csv.ts'),
        import('./booking-csv.ts'),
        allHostBookings(hostId, search, {
          signal,
          onProgress: (loaded, total) => setProgress({ loaded, total }),
        }),
      ]);
      if (signal.aborted) return;
      downloadCsv(bookingTable(i18n, bookings), t`pruva-bookings-${calendarDay()}.csv`);
    } catch (cause) {
      if (signal.aborted) return;
      console.error(new Error('The bookings could not be written as CSV', { cause }));
      await notifyError({ message: t`The file could not be made. Please try again.` });
    } finally {
      running.current = null;
      setProgress(undefined);
    }
  }

  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
