import type { FinanceEntry } from '../../../../api/contract/types.ts';

/** What was earned on a day, in lira, to the kuruş. */
interface DailyRevenue {
  /** `YYYY-MM-DD`. */
  day: string;
  revenue: number;
}

/** What the payments brought on each of the days, also on those without any. */
export function dailyRevenue(
  payments: readonly Pick<FinanceEntry, 'date' | 'revenue'>[],
  days: readonly string[],
): DailyRevenue[] {
  const kurus = new Map<string, number>();
  for (const { date, revenue } of payments) {
    kurus.set(date, (kurus.get(date) ?? 0) + Math.round(revenue * 100));
  }
  return days.map((day) => ({ day, revenue: (kurus.get(day) ?? 0) / 100 }));
}
