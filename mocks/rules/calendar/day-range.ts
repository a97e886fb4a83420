import type { FieldProblem } from '../common/refusal.ts';
import { dayOf } from './day.ts';
import { rangeProblems } from './period.ts';

/** Calendar days in Istanbul, both included; either may be left out. */
interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether a calendar day lies in a range. */
export const holdsDay = ({ from, to }: DayRange, day: string): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

/** Whether an instant lies on one of the days of a range. */
export const holdsInstant = (range: DayRange, instant: string): boolean =>
  (range.from === undefined && range.to === undefined) || holdsDay(range, dayOf(instant));

/** What is wrong with a range whose ends were both given, for a 400; `endField` is where the second stands. */
export const dayRangeProblems = ({ from, to }: DayRange, endField: string): FieldProblem[] =>
  from && to ? rangeProblems({ startDate: from, endDate: to }, endField) : [];
