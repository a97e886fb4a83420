import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { AddToCalendar } from '../../../../domain/booking/calendar-entry/add-to-calendar.tsx';
import { useBookedHost } from '../../../../domain/booking/use-booked-host.ts';
import { usualHour } from '../../../../domain/booking/usual-hour.ts';
import { formatPhone } from '../../../../ui/fields/phone-field/phone.ts';

/** The trip for the guest's calendar, with what the ticket says of its host and of the hour of whole days. */
export function TripToCalendar({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const router = useRouter();
  const { boat } = useBookedOffer(booking);
  const host = useBookedHost(booking);
  const { id, hostName, hostPhone, startTime } = booking;
  const phone = hostPhone && formatPhone(hostPhone);
  const hour = startTime === null ? usualHour(boat) : undefined;
  const hosts: Record<typeof host, string> = {
    captain: t`Captain: ${hostName}`,
    owner: t`Owner: ${hostName}`,
    guide: t`Guide: ${hostName}`,
  };
  const lines = [
    hosts[host],
    phone && t`Phone: ${phone}`,
    hour &&
      (host === 'owner'
        ? t`Usually sets out at ${hour}; the owner will confirm by message.`
        : t`Usually sets out at ${hour}; your captain will confirm by message.`),
  ];
  return (
    <AddToCalendar
      booking={booking}
      description={lines.filter(Boolean).join('\n')}
      pageHref={
        router.buildLocation({
          to: '/my-bookings/$bookingId',
          params: { bookingId: String(id) },
        }).publicHref
      }
    />
  );
}
