import type { Store } from '../../store/state.ts';

/** When a store was last brought up to date (calendar day), and the instant at which it next has to be. */
const known = new WeakMap<Store, { day: string; due: number }>();

/** Whether time may have changed something since the store was last brought up to date. */
export function isDue(store: Store, { now, today }: { now: number; today: string }): boolean {
  const last = known.get(store);
  return last === undefined || last.day !== today || now >= last.due;
}

/** Notes that nothing more will change on this day before `due` (milliseconds since 1970). */
export function settledUntil(store: Store, today: string, due: number): void {
  known.set(store, { day: today, due });
}

/** Notes that something new will change at an instant (milliseconds since 1970). */
export function dueAt(store: Store, instant: number): void {
  const last = known.get(store);
  if (last) last.due = Math.min(last.due, instant);
}
