import type { Availability, AvailabilityState } from '../../../../api/contract/types.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import type { DayAct, DayChange } from '../batch/changes.ts';
import { dayKey } from '../batch/offer-days.ts';

/** 52 weeks: the same day of the week a year on. */
const shift = 364;

/** The day a year on that is the same day of the week. */
export const yearOn = (day: string): string => addDays(day, shift);

/** How a season is taken over. */
export interface SeasonWish {
  /** Per cent on the old prices; rounded to whole lira. */
  percent: number;
  /** Whether days that have no entry yet are opened where their days were open. */
  opensDays: boolean;
}

/** What stands on a day that a season is to be taken to. */
export interface Standing {
  state: AvailabilityState | null;
  isBooked: boolean;
}

/** What a season comes to: the days that change, and those that stay because of a booking or the day. */
export interface SeasonPlan {
  changes: DayChange[];
  booked: string[];
  past: string[];
}

/**
 * Takes the entries of a season to the same days of the week a year on: the special prices and, where
 * wished, the open days themselves. Booked days and days that are over stay as they are. `standing` tells
 * of a day by its `dayKey`.
 */
export function seasonPlan(
  entries: readonly Availability[],
  standing: ReadonlyMap<string, Standing>,
  wish: SeasonWish,
  today: string,
): SeasonPlan {
  const plan: SeasonPlan = { changes: [], booked: [], past: [] };
  for (const entry of entries) {
    const { boatId } = entry;
    if (boatId === null) continue;
    const date = yearOn(entry.date);
    const { state = null, isBooked = false } = standing.get(dayKey({ boatId, date })) ?? {};
    const act = actOf(entry, state, wish);
    if (!act) continue;
    if (date < today) plan.past.push(date);
    else if (isBooked) plan.booked.push(date);
    else plan.changes.push({ boatId, date, seen: state, act });
  }
  return plan;
}

/** What an entry of the old season does to its day; undefined for nothing. */
function actOf(
  { isAvailable, isInstantConfirmation, priceOverride }: Availability,
  state: AvailabilityState | null,
  { percent, opensDays }: SeasonWish,
): DayAct | undefined {
  const price = priceOverride === null ? null : Math.round(priceOverride * (1 + percent / 100));
  if (state) return price === null ? undefined : { action: 'SET', priceOverride: price };
  if (!opensDays || !isAvailable) return undefined;
  return { action: 'SET', isAvailable: true, isInstantConfirmation, priceOverride: price };
}

/**
 * The last season whose days a year on are not all over: from May to October. `today` is `YYYY-MM-DD`.
 */
export function lastSeason(today: string): { start: string; end: string } {
  const year = Number(today.slice(0, 4));
  const last = today > `${year}-10-31` ? year : year - 1;
  return { start: `${last}-05-01`, end: `${last}-10-31` };
}
