import { createContext } from 'react';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';

/** What changes with a press or a move over the days, which are `YYYY-MM-DD`. */
export interface ShownDays {
  /** The chosen days; until there is a last one, those that the next press would choose. */
  range: DateRange | null;
  /** Whether these cannot be had. */
  isInvalid: boolean;
  /** The first day pressed, while a last one is to come. */
  anchor: string | null;
  /** The days of the trip. */
  selection: DateRange | null;
  focused: string;
  /** Whether the focus is among the days. */
  hasFocus: boolean;
}

/** Told to the weeks, which are rendered again with each change of it; of their days, those that it changes. */
export const Shown = createContext<ShownDays>({
  range: null,
  isInvalid: false,
  anchor: null,
  selection: null,
  focused: '',
  hasFocus: false,
});

/** What of it is about one day: words for styles and for its name. */
export type DayChoice = string;

const isIn = (day: string, range: DateRange | null) =>
  range !== null && range.start <= day && day <= range.end;

/**
 * What one day shows of it, as words: where in the ribbon it lies (`start`, `end`, `on` where it goes on to the day
 * after, `preview`, `invalid`), and where in the trip (`only`, `first`, `last`, `within`). Days that show the same
 * have the same words.
 */
export function choiceOf(
  { range, isInvalid, anchor, selection }: ShownDays,
  day: string,
): DayChoice {
  const words: string[] = [];
  if (range && isIn(day, range)) {
    if (day === range.start) words.push('start');
    words.push(day === range.end ? 'end' : 'on');
    if (anchor !== null && day !== anchor) words.push('preview');
    else words.push('chosen');
    if (isInvalid) words.push('invalid');
  }
  if (selection && isIn(day, selection)) {
    const [isFirst, isLast] = [day === selection.start, day === selection.end];
    words.push(isFirst ? (isLast ? 'only' : 'first') : isLast ? 'last' : 'within');
  }
  return words.join(' ');
}

/** What the keyboard has to do with a day: nothing (``), the place to come back to, or the focus itself. */
export function reachOf({ anchor, focused, hasFocus }: ShownDays, day: string): string {
  if (day !== focused) return '';
  return `${hasFocus ? 'focused' : 'reached'} ${anchor ? 'anchored' : 'free'}`;
}
