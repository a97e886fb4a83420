import { endOfMonth, parseDate } from '@internationalized/date';

/** The first and the last day of a month, `YYYY-MM-DD`, both included; `month` is `YYYY-MM`. */
export function monthRange(month: string): { first: string; last: string } {
  const first = parseDate(`${month}-01`);
  return { first: first.toString(), last: endOfMonth(first).toString() };
}

/** Every day of a month, `YYYY-MM-DD`; `month` is `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  const { day: count } = endOfMonth(parseDate(`${month}-01`));
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** The month, `YYYY-MM`, that a day, `YYYY-MM-DD`, lies in. */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** `count` months, `YYYY-MM`, from `first` on. */
export function monthsFrom(first: string, count: number): string[] {
  const start = parseDate(`${first}-01`);
  return Array.from({ length: count }, (_, index) =>
    monthOf(start.add({ months: index }).toString()),
  );
}
