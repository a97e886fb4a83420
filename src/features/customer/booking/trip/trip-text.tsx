import { Plural } from '@lingui/react/macro';
import { type HourSpan, hourRange } from '../../../../domain/trip/hours.ts';
import type { DaySpan } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';

interface TripTextProps {
  days: DaySpan;
  hours?: HourSpan | null;
  /** When it begins on its day, `HH:mm`, for a tour. */
  startTime?: string | undefined;
  guests: number;
}

/** `12–14 Haziran 2027 · 3 gün · 6 kişi`, or the day and its hours. */
export function TripText({ days, hours = null, startTime, guests }: TripTextProps) {
  return (
    <span>
      <WhenText days={days} hours={hours} startTime={startTime} />
      {' · '}
      <GuestsText guests={guests} />
    </span>
  );
}

/** When a trip is. */
export function WhenText({ days, hours = null, startTime }: Omit<TripTextProps, 'guests'>) {
  const format = useFormat();
  const { start, end } = days;
  const count = dayCount(start, end);
  if (hours || startTime !== undefined) {
    return (
      <>
        {format.dateRange(start, end)}
        {', '}
        {hours ? hourRange(hours) : startTime}
      </>
    );
  }
  return (
    <>
      {format.dateRange(start, end)}
      {' · '}
      <Plural value={count} one="# day" other="# days" />
    </>
  );
}

/** How many people come along. */
export function GuestsText({ guests }: { guests: number }) {
  return <Plural value={guests} one="# person" other="# people" />;
}
