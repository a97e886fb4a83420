import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import type { Booking } from '../../../../api/contract/types.ts';
import { downloadFile } from '../../../../device/download-file.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { notifyError } from '../../../../ui/feedback/toast/notify.ts';

/** The trip for the calendar of a phone or computer. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const router = useRouter();
  const { id, boatName, tourName, boatLocation, hostName } = booking;

  async function add() {
    const { publicHref } = router.buildLocation({
      to: '/my-bookings/$bookingId',
      params: { bookingId: String(id) },
    });
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      const file = calendarFile(booking, {
        title: boatName ?? tourName ?? 'Pruva',
        description: t`Captain: ${hostName}`,
        location: boatLocation ?? undefined,
        url: new URL(publicHref, location.origin).href,
      });
      downloadFile(file, `pruva-${id}.ics`, 'text/calendar');
    } catch (cause) {
      console.error(new Error(`No calendar file for booking ${id}`, { cause }));
      await notifyError({ message: t`The calendar file could not be made. Please try again.` });
    }
  }

  return (
    <Button variant="secondary" onPress={() => void add()}>
      <CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
