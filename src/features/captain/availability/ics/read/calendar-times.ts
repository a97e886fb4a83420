import {
  type CalendarDateTime,
  fromAbsolute,
  parseDateTime,
  toCalendarDate,
  toZoned,
} from '@internationalized/date';
import ICAL from 'ical.js';
import { addDays } from '../../../../../lib/calendar-day.ts';

const HOME = 'Europe/Istanbul';

/** Whole days, `YYYY-MM-DD` in Istanbul, both included. */
export interface Days {
  first: string;
  last: string;
}

const zones = new Map<string, string>();

/** A zone that the browser knows by this name; that of the boats for any other. */
function zoneNamed(name: string | undefined): string {
  if (name === undefined) return HOME;
  let zone = zones.get(name);
  if (zone === undefined) {
    try {
      zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      // RangeError: a name of a program's own, without the definition that belongs to it.
      zone = HOME;
    }
    zones.set(name, zone);
  }
  return zone;
}

const pad = (part: number) => String(part).padStart(2, '0');

function wallTime({ year, month, day, hour, minute, second }: ICAL.Time): CalendarDateTime {
  const date = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return parseDateTime(`${date}T${pad(hour)}:${pad(minute)}:${pad(second)}`);
}

/**
 * The instant of a time, in milliseconds: by the zone that the file defines, else by the zone named
 * `tzid`; a time without a zone is one of Istanbul.
 */
function instantOf(time: ICAL.Time, tzid: string | undefined): number {
  const { zone } = time;
  const isDefined = zone && zone !== ICAL.Timezone.localTimezone;
  if (isDefined) return time.toUnixTime() * 1000;
  return toZoned(wallTime(time), zoneNamed(tzid)).toDate().getTime();
}

const dayOf = (instant: number): string => toCalendarDate(fromAbsolute(instant, HOME)).toString();

const dateOf = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;

/**
 * The days that an event touches. Its end is the first moment that is no part of it, so that one that
 * ends at midnight leaves the day that begins then free.
 */
export function daysOf(start: ICAL.Time, end: ICAL.Time, tzid: string | undefined): Days {
  if (start.isDate) {
    const first = dateOf(start);
    const last = addDays(dateOf(end), -1);
    return { first, last: last < first ? first : last };
  }
  const [from, to] = [instantOf(start, tzid), instantOf(end, tzid)];
  return { first: dayOf(from), last: dayOf(Math.max(from, to - 1)) };
}
