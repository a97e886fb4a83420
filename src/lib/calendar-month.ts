/** The month, `YYYY-MM`, that a day, `YYYY-MM-DD`, lies in. */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** Whether a text is a month, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** The month, `YYYY-MM`, so many months after another, within the years 0 to 9999; a negative count goes back. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const months = Math.min(Math.max(year * 12 + number - 1 + count, 0), 9999 * 12 + 11);
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  return `${padded(Math.floor(months / 12), 4)}-${padded((months % 12) + 1, 2)}`;
}

/** `count` months, `YYYY-MM`, from `first` on. */
export function monthsFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => monthAfter(first, index));
}

/** Every day of a month, `YYYY-MM-DD`; `month` is `YYYY-MM`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // The calendar repeats every 400 years, and Date takes years below 100 for those of a century.
  const count = new Date(Date.UTC(2000 + (year % 400), number, 0)).getUTCDate();
  return Array.from(
    { length: count },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** The first and the last day of a month, `YYYY-MM-DD`, both included; `month` is `YYYY-MM`. */
export function monthRange(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  return { first, last: daysOfMonth(month).at(-1) ?? first };
}
