import { dayOf, instantInIstanbul } from '../rules/day.ts';
import type { World } from '../store/state.ts';

/**
 * The day on which worlds and clocks stand unless another one is asked for. It is a day of summer, so
 * that calendars, bookings and earnings are those of a season whenever the mock is started, and always
 * the same one, so that two starts show the same.
 */
export const SEASON_DAY = '2026-06-12';

/** Stands for the day of this machine's clock, which the mock's clock then follows. */
export const REAL = 'real';

/** The time in Istanbul at which a session begins: the day's bookings lie ahead. */
const BEGINNING = '10:00';

/** Where sessions begin in time. */
export interface Beginning {
  /** The calendar day that a world stands around when nobody names one. */
  day(): string;
  /** Milliseconds that the clock of a session over a world is ahead of `realNow`, at its start. */
  offsetOf(world: World, realNow: number): number;
}

/** Sessions begin on the morning of their world's day; with `REAL`, now. `today` is a calendar day or `REAL`. */
export function beginningOn(today: string): Beginning {
  if (today === REAL) return { day: () => dayOf(Date.now()), offsetOf: () => 0 };
  return {
    day: () => today,
    offsetOf: (world, realNow) => instantInIstanbul(world.today, BEGINNING) - realNow,
  };
}
