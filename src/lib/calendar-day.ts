const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 30 February is none. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = (shape.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const DAY = 86_400_000;

/** The day a number of days after another; a negative number goes back. Days are `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** How many days there are from one to another, both counted; `YYYY-MM-DD`, the first not after the last. */
export function dayCount(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

/** Every day from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  return Array.from({ length: dayCount(first, last) }, (_, index) => addDays(first, index));
}

/** The day of the week of a day, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Days as the spans that they make, in their order; days that stand twice count once. */
export function spansOf(days: readonly string[]): { start: string; end: string }[] {
  const spans: { start: string; end: string }[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = spans.at(-1);
    if (last && addDays(last.end, 1) === day) last.end = day;
    else spans.push({ start: day, end: day });
  }
  return spans;
}
