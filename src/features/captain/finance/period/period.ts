import { addDays, dayCount, daysBetween } from '../../../../lib/calendar-day.ts';
import type { FinanceSearch } from '../search-params.ts';

/** Calendar days in Istanbul, `YYYY-MM-DD`, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** The period that nobody has to ask for, in days. */
const USUAL = 30;

/** The periods that are offered, in days up to today. */
export const PERIODS = [7, USUAL, 90] as const;

/** Of which period the address speaks: as many days up to today as it says, or days of one's own. */
export function periodOf({ days, from, to }: PeriodSearch, today: string): Period {
  if (from !== undefined && to !== undefined) {
    return from <= to ? { from, to } : { from: to, to: from };
  }
  return { from: addDays(today, 1 - (days ?? USUAL)), to: today };
}

/** The part of the address that says the period. */
export type PeriodSearch = Pick<FinanceSearch, 'days' | 'from' | 'to'>;

/** What the address says of the period, without all else. */
export const periodSearch = ({ days, from, to }: PeriodSearch): PeriodSearch => ({
  days,
  from,
  to,
});

/** The address of one of the offered periods. */
export const searchOfDays = (days: (typeof PERIODS)[number]): PeriodSearch => ({
  days: days === USUAL ? undefined : days,
});

/** Which of the offered periods the address speaks of; null for days of one's own. */
export function chosenDays({ days, from, to }: PeriodSearch): (typeof PERIODS)[number] | null {
  return from !== undefined && to !== undefined ? null : (days ?? USUAL);
}

/** As many days as the chart has room for. */
const CHART_DAYS = 10;

/** The days that the chart shows: the last ten of the period, or all of a shorter one. */
export function chartDays({ from, to }: Period): string[] {
  const count = Math.min(CHART_DAYS, dayCount(from, to));
  return daysBetween(addDays(to, 1 - count), to);
}
