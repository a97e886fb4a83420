import { addDays, DAY } from '../rules/calendar/day.ts';

/** How far the days of a calendar reach before and after its own day. */
const REACH = 460;

/** The days around the one a world stands on, counted from it: 0 is today, -1 yesterday. */
export interface Calendar {
  today: string;
  /** The calendar day, `YYYY-MM-DD`. */
  day(offset: number): string;
  /** 1 to 12. */
  month(offset: number): number;
  /** 0 is Sunday. */
  weekday(offset: number): number;
  /** An instant in RFC 3339 at a clock time in Istanbul, `HH:mm`. */
  at(offset: number, time: string): string;
  /** The offset of a day within reach. */
  offsetOf(day: string): number;
}

/** The days around `today`, a calendar day. */
export function calendarAround(today: string): Calendar {
  const start = Date.parse(`${addDays(today, -REACH)}T00:00:00Z`);
  const days = Array.from({ length: 2 * REACH + 1 }, (_, index) =>
    new Date(start + index * DAY).toISOString().slice(0, 10),
  );
  const months = days.map((day) => Number(day.slice(5, 7)));
  const firstWeekday = new Date(start).getUTCDay();
  const offsets = new Map(days.map((day, index) => [day, index - REACH]));
  const day = (offset: number) => days[offset + REACH] ?? addDays(today, offset);
  return {
    today,
    day,
    month: (offset) => months[offset + REACH] ?? Number(day(offset).slice(5, 7)),
    weekday: (offset) => (firstWeekday + offset + REACH) % 7,
    at(offset, time) {
      const hour = Number(time.slice(0, 2)) - 3; // Istanbul is three hours ahead of UTC all year
      const minutes = time.slice(3);
      return hour >= 0
        ? `${day(offset)}T${String(hour).padStart(2, '0')}:${minutes}:00Z`
        : `${day(offset - 1)}T${String(hour + 24).padStart(2, '0')}:${minutes}:00Z`;
    },
    offsetOf: (date) =>
      offsets.get(date) ?? Math.round((Date.parse(`${date}T00:00:00Z`) - start) / DAY) - REACH,
  };
}

/** A clock time `HH:mm` of a minute of the day. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** An instant so many minutes later, in whole minutes. */
export function later(instant: string, minutes: number): string {
  const minute = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16)) + minutes;
  // Most of what follows from something follows on the same day.
  if (minute < 24 * 60) return `${instant.slice(0, 11)}${clock(minute)}:00Z`;
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString().replace('.000Z', 'Z');
}
