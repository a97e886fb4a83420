import { Plural } from '@lingui/react/macro';
import { hourRange } from '../../../../domain/trip/hours.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import type { TripTime } from '../flow/booking-context.ts';

/** `12–14 Haziran 2027 · 3 gün · 6 kişi`, or the day and its hours. */
export function TripText({ time, guests }: { time: TripTime; guests: number }) {
  return (
    <span>
      <WhenText {...time} />
      {' · '}
      <GuestsText guests={guests} />
    </span>
  );
}

/** When a trip is. */
export function WhenText({ days: { start, end }, hours, startTime }: TripTime) {
  const format = useFormat();
  const clock = hours ? hourRange(hours) : startTime;
  const count = dayCount(start, end);
  return (
    <>
      {format.dateRange(start, end)}
      {clock === undefined ? ' · ' : `, ${clock}`}
      {clock === undefined && <Plural value={count} one="# day" other="# days" />}
    </>
  );
}

/** How many people come along. */
export function GuestsText({ guests }: { guests: number }) {
  return <Plural value={guests} one="# person" other="# people" />;
}
