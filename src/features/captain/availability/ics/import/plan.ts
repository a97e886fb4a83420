import type { AvailabilityBatchDay } from '../../../../../api/contract/types.ts';
import { daysBetween } from '../../../../../lib/calendar-day.ts';
import type { DayChange } from '../../batch/changes.ts';
import { isChange } from '../../batch/changes.ts';
import type { BusyDays, CalendarContents } from '../read/read-calendar.ts';
import { boatOfUid } from '../uid.ts';

/** The days that a file would close, by the boat. */
type Plan = ReadonlyMap<number, readonly string[]>;

/** What a file holds and what it would do. */
export interface Chosen {
  fileName: string;
  contents: CalendarContents;
  plan: Plan;
}

/** The boats that a file names itself, because it was made here; empty for any other. */
export function boatsNamedIn(busy: readonly BusyDays[], own: ReadonlySet<number>): number[] {
  const named = new Set<number>();
  for (const { uid } of busy) {
    const boat = boatOfUid(uid);
    if (boat !== undefined && own.has(boat)) named.add(boat);
  }
  return [...named];
}

/**
 * Which days to close of which boat: every event of every chosen boat, except that an event which names
 * its boat is about that one alone.
 */
export function planOf(busy: readonly BusyDays[], boats: readonly number[]): Plan {
  const days = new Map(boats.map((boat) => [boat, new Set<string>()]));
  for (const { uid, first, last } of busy) {
    const named = boatOfUid(uid);
    const meant = named === undefined ? boats : boats.filter((boat) => boat === named);
    for (const boat of meant) {
      for (const day of daysBetween(first, last)) days.get(boat)?.add(day);
    }
  }
  return new Map([...days].map(([boat, dates]) => [boat, [...dates].sort()]));
}

/** The changes of a plan: what was seen of a day, where somebody has looked, must still stand. */
export function closingChanges(plan: Plan): DayChange[] {
  return [...plan].flatMap(([boatId, dates]) =>
    dates.map((date) => ({
      boatId,
      date,
      seen: undefined,
      act: { action: 'SET', isAvailable: false } as const,
    })),
  );
}

/** The changes that a preview has shown to change something, held to what it saw. */
export function closingAsSeen(days: readonly AvailabilityBatchDay[]): DayChange[] {
  return days.flatMap(({ boatId, date, outcome, before }) =>
    boatId !== null && isChange(outcome)
      ? [{ boatId, date, seen: before, act: { action: 'SET', isAvailable: false } as const }]
      : [],
  );
}

/** What a file would do to one boat. */
export interface BoatOutcome {
  boatId: number;
  closed: string[];
  alreadyClosed: string[];
  booked: string[];
}

/** The outcomes of a preview, boat by boat. */
export function outcomesOf(days: readonly AvailabilityBatchDay[]): BoatOutcome[] {
  const boats = new Map<number, BoatOutcome>();
  for (const { boatId, date, outcome } of days) {
    if (boatId === null) continue;
    const boat = boats.get(boatId) ?? { boatId, closed: [], alreadyClosed: [], booked: [] };
    boats.set(boatId, boat);
    if (isChange(outcome)) boat.closed.push(date);
    else if (outcome === 'UNCHANGED') boat.alreadyClosed.push(date);
    else if (outcome === 'BOOKED') boat.booked.push(date);
  }
  return [...boats.values()];
}
