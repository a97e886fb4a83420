import ICAL from 'ical.js';
import { addDays } from '../../../../../lib/calendar-day.ts';
import { type Days, daysOf } from './calendar-times.ts';

/** Days taken by an event of a file, within the days that were asked for. */
export interface BusyDays extends Days {
  /** What the event is known by; events of a series share it. */
  uid: string;
}

/** What a calendar file holds. */
export interface CalendarContents {
  busy: BusyDays[];
  /** Events that were called off, those marked as free time, and those that could not be understood. */
  cancelled: number;
  free: number;
  unreadable: number;
  /** Events that take none of the days that were asked for. */
  outside: number;
}

/** Why a file cannot be taken: something else, damaged, without an event. */
export type ReadProblem = 'not-a-calendar' | 'broken' | 'empty';

export type Reading = { contents: CalendarContents } | { problem: ReadProblem };

/** How often an event may repeat before the first day asked for, and on them; the rest is left out. */
const MOST_REPEATS = 30_000;

/** Text of a property; the empty text when there is none. */
function textOf(component: ICAL.Component, property: string): string {
  return String(component.getFirstPropertyValue(property) ?? '');
}

const tzidOf = (component: ICAL.Component) =>
  component.getFirstProperty('dtstart')?.getFirstParameter('tzid') || undefined;

const isCancelled = (component: ICAL.Component) =>
  textOf(component, 'status').toUpperCase() === 'CANCELLED';
const isFree = (component: ICAL.Component) =>
  textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';

function within(days: Days, range: Days): Days | undefined {
  const first = days.first > range.first ? days.first : range.first;
  const last = days.last < range.last ? days.last : range.last;
  return first <= last ? { first, last } : undefined;
}

/** The days of an event and of its repetitions. Throws for an event that makes no sense. */
function occurrences(
  component: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  range: Days,
): Days[] {
  const event = new ICAL.Event(component, { exceptions: [...exceptions] });
  const tzid = tzidOf(component);
  if (!event.isRecurring()) {
    const days = within(daysOf(event.startDate, event.endDate, tzid), range);
    return days ? [days] : [];
  }
  const found: Days[] = [];
  const stop = addDays(range.last, 1);
  const iterator = event.iterator();
  for (let count = 0; count < MOST_REPEATS; count += 1) {
    const next = iterator.next();
    if (!next) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    // One that was moved may lie anywhere, the plan of the series tells when to stop; a day later, since
    // its zone may be behind.
    if (next.toString().slice(0, 10) > stop) break;
    if (isCancelled(item.component) || isFree(item.component)) continue;
    const days = within(daysOf(startDate, endDate, tzid), range);
    if (days) found.push(days);
  }
  return found;
}

function calendarsIn(text: string): ICAL.Component[] {
  // Several calendars may follow each other in one file.
  const parsed: unknown = ICAL.parse(text);
  const several = Array.isArray(parsed) && Array.isArray(parsed[0]);
  const calendars: unknown[] = several ? parsed : [parsed];
  // The parser answers components in its own notation of arrays.
  return calendars.map((calendar) => new ICAL.Component(calendar as unknown[]));
}

/** Which days of a range the events of a calendar file (RFC 5545) take. */
export function readCalendar(text: string, range: Days): Reading {
  const source = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR\s/i.test(source)) return { problem: 'not-a-calendar' };
  let calendars: ICAL.Component[];
  try {
    calendars = calendarsIn(source);
  } catch {
    return { problem: 'broken' };
  }
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length === 0) return { problem: 'empty' };
  return { contents: contentsOf(events, range) };
}

function contentsOf(events: readonly ICAL.Component[], range: Days): CalendarContents {
  const contents = { busy: [] as BusyDays[], cancelled: 0, free: 0, unreadable: 0, outside: 0 };
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const exceptions = Map.groupBy(events.filter(isException), (event) => textOf(event, 'uid'));
  const masters = new Set(
    events.filter((event) => !isException(event)).map((event) => textOf(event, 'uid')),
  );
  for (const event of events) {
    const uid = textOf(event, 'uid');
    // Told with its series, unless that is not in the file.
    if (isException(event) && masters.has(uid)) continue;
    if (isCancelled(event)) contents.cancelled += 1;
    else if (isFree(event)) contents.free += 1;
    else {
      try {
        const found = occurrences(
          event,
          isException(event) ? [] : (exceptions.get(uid) ?? []),
          range,
        );
        if (found.length === 0) contents.outside += 1;
        for (const days of found) contents.busy.push({ uid, ...days });
      } catch {
        // No start, a date that is none, a rule that is none: it is counted, and the others are told.
        contents.unreadable += 1;
      }
    }
  }
  return contents;
}
