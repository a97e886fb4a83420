import type { TrendPeriod } from '../../../api/contract/types.ts';
import { addDays, dayCount, daysBetween, weekdayOf } from '../../../lib/calendar-day.ts';
import { monthAfter, monthOf } from '../../../lib/calendar-month.ts';

/** Up to so many days each is told by itself; up to so many, weeks and months. */
const DAYS = 92;
const WEEKS = 366;
const MONTHS = 10 * 366;

/** Steps in which some days, both ends included, can be told on one chart. */
export function periodFor(from: string, to: string): TrendPeriod {
  const days = dayCount(from, to);
  if (days <= DAYS) return 'daily';
  if (days <= WEEKS) return 'weekly';
  return days <= MONTHS ? 'monthly' : 'yearly';
}

/** The first day of each step from one day to another, as the contract counts: weeks begin on Monday. */
export function stepsOf(from: string, to: string, period: TrendPeriod): string[] {
  if (period === 'daily') return daysBetween(from, to);
  const steps = [];
  const next = {
    weekly: (day: string) => addDays(day, 7),
    monthly: (day: string) => `${monthAfter(monthOf(day), 1)}-01`,
    yearly: (day: string) => `${Number(day.slice(0, 4)) + 1}-01-01`,
  }[period];
  for (let day = firstStep(from, period); day <= to; day = next(day)) steps.push(day);
  return steps;
}

function firstStep(day: string, period: Exclude<TrendPeriod, 'daily'>): string {
  if (period === 'weekly') return addDays(day, 1 - weekdayOf(day));
  return period === 'monthly' ? `${monthOf(day)}-01` : `${day.slice(0, 4)}-01-01`;
}
