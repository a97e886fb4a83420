/** What a day of the calendar is; `unknown` is a day without an entry. */
export type DayState = 'past' | 'unavailable' | 'special' | 'instant' | 'available' | 'unknown';

/** What is known of a day with an entry. */
interface DayEntry {
  /** Whether it can be booked: it is offered, and not taken. */
  isAvailable: boolean;
  /** Whether it has a price of its own. */
  isSpecial: boolean;
  isInstantConfirmation: boolean;
}

/**
 * The one state of a day that has several: past > unavailable > special price > instant > available. A
 * day without an entry cannot be booked. Days are `YYYY-MM-DD` in Europe/Istanbul.
 */
export function dayStateOf(date: string, entry: DayEntry | undefined, today: string): DayState {
  if (date < today) return 'past';
  if (!entry) return 'unknown';
  if (!entry.isAvailable) return 'unavailable';
  if (entry.isSpecial) return 'special';
  return entry.isInstantConfirmation ? 'instant' : 'available';
}
