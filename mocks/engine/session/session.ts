import { DAY, dayOf, daysInclusive, instantInIstanbul } from '../../rules/calendar/day.ts';
import { type Bank, createStore, type Store, type World } from '../../store/state.ts';
import type { Watcher } from '../../store/table.ts';
import { type CallLog, emptyLog } from './call-log.ts';
import type { Fault } from './faults.ts';

/** The state of one client, apart from every other. */
export interface Session {
  readonly name: string;
  world: World;
  store: Store;
  bank: Bank;
  /** Milliseconds that the mock's clock is ahead of `realNow`; behind when negative. */
  clockOffset: number;
  /** The same before anybody moved the clock. */
  startOffset: number;
  faults: Fault[];
  /** Lets go an answer that a fault holds back, each with the fault's id. */
  held: Map<() => void, number>;
  log: CallLog;
  /** Real time of the last request, milliseconds since 1970. */
  lastUsed: number;
}

/** Milliseconds from a real instant to the same time of day on another calendar day in Istanbul. */
function offsetTo(day: string, realNow: number): number {
  return (daysInclusive(dayOf(realNow), day) - 1) * DAY;
}

/**
 * A fresh session over a world. Its clock stands on the world's day, at the real time of day, and goes on
 * from there. `watcher` hears of every change of a record.
 */
export function createSession(
  name: string,
  world: World,
  realNow: number,
  watcher?: Watcher,
): Session {
  const startOffset = offsetTo(world.today, realNow);
  return {
    name,
    world,
    store: createStore(world, watcher),
    bank: world.bank,
    clockOffset: startOffset,
    startOffset,
    faults: [],
    held: new Map(),
    log: emptyLog(),
    lastUsed: realNow,
  };
}

let lastDay = { today: '', start: Number.NaN };

/** The mock's clock of a session: milliseconds since 1970, and the calendar day in Europe/Istanbul. */
export function clockOf(session: Session, realNow: number): { now: number; today: string } {
  const now = realNow + session.clockOffset;
  // Istanbul has no summer time, so a day lasts 24 hours and is asked for once.
  const isSameDay = now >= lastDay.start && now < lastDay.start + DAY;
  if (!isSameDay) {
    const today = dayOf(now);
    lastDay = { today, start: instantInIstanbul(today, '00:00') };
  }
  return { now, today: lastDay.today };
}

/** Answers at once what a fault, or with no id any fault, holds back. */
export function releaseHeld({ held }: Session, faultId?: number): void {
  for (const [release, id] of held) if (faultId === undefined || id === faultId) release();
}
