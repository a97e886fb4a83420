import type { FinanceReport } from '../../../../api/contract/types.ts';

/** A month of the year's earnings, lira. */
interface MonthEarnings {
  /** `YYYY-MM`. */
  month: string;
  /** What has been earned. */
  earned: number;
  /** What confirmed bookings still bring. */
  reserved: number;
  isCurrent: boolean;
}

/** The months of a report as the chart shows them; `current` is the month of today. */
export function monthEarnings(
  { months }: Pick<FinanceReport, 'months'>,
  current: string,
): MonthEarnings[] {
  return months.map(({ month, revenue, reservedAmount }) => ({
    month,
    earned: revenue,
    reserved: reservedAmount,
    isCurrent: month === current,
  }));
}

/** Whether there is anything to draw. */
export function hasEarnings(months: readonly MonthEarnings[]): boolean {
  return months.some(({ earned, reserved }) => earned > 0 || reserved > 0);
}
