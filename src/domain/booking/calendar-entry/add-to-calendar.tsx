import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import type { Booking } from '../../../api/contract/types.ts';
import { downloadFile } from '../../../device/download-file.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { notifyError } from '../../../ui/feedback/toast/notify.ts';

interface AddToCalendarProps {
  booking: Booking;
  /** Who else is on the trip, in a line. */
  description: string;
  /** The path of the booking's page for whom the file is. */
  pageHref: string;
}

/** The trip for the calendar of a phone or computer. */
export function AddToCalendar({ booking, description, pageHref }: AddToCalendarProps) {
  const { t } = useLingui();
  const { id, boatName, tourName, boatLocation, meetingPoint } = booking;

  async function add() {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      const file = calendarFile(booking, {
        title: boatName ?? tourName ?? 'Pruva',
        description,
        location: meetingPoint ?? boatLocation ?? undefined,
        url: new URL(pageHref, location.origin).href,
      });
      downloadFile(new Blob([file], { type: 'text/calendar' }), `pruva-${id}.ics`);
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
