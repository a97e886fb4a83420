import type { Random } from '../../lib/random.ts';
import type { Guest } from '../account/users.ts';
import type { Calendar } from '../calendar.ts';

/** How much likelier somebody from abroad books than somebody from here. */
const ABROAD = 2;

/** Finds guests for bookings, never one who is elsewhere on the same days. */
export interface GuestList {
  /** Somebody who is free from `first` to `last`, days from today, and goes there now. */
  take(first: number, last: number, random: Random): Guest;
  /** Notes that somebody is away on these days. */
  keep(guestId: number, first: number, last: number): void;
}

export function guestListOf(guests: readonly Guest[]): GuestList {
  const lots = guests.flatMap((guest) => Array(guest.language === 'tr' ? 1 : ABROAD).fill(guest));
  const away = new Map<number, Set<number>>();

  const isFree = (id: number, first: number, last: number) => {
    const days = away.get(id);
    for (let offset = first; days && offset <= last; offset += 1) {
      if (days.has(offset)) return false;
    }
    return true;
  };

  function keep(id: number, first: number, last: number): void {
    const days = away.get(id) ?? new Set();
    away.set(id, days);
    for (let offset = first; offset <= last; offset += 1) days.add(offset);
  }

  return {
    keep,
    take(first, last, random) {
      for (;;) {
        const guest: Guest = random.pick(lots);
        if (!isFree(guest.id, first, last)) continue;
        keep(guest.id, first, last);
        return guest;
      }
    },
  };
}

/** Days before or after today, likelier where the season is: `season` weighs the months. */
export function dayInSeason(
  calendar: Calendar,
  season: readonly number[],
  [first, last]: readonly [number, number],
  random: Random,
): number {
  const most = Math.max(...season);
  for (;;) {
    const offset = random.int(first, last);
    if (random.chance((season[calendar.month(offset) - 1] ?? 0) / most)) return offset;
  }
}
