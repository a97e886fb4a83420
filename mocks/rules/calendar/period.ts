import { createAvailabilityPeriod, listBoatCalendarDays } from '../../../generated/operations.ts';
import type { FieldProblem } from '../common/refusal.ts';
import { daysInclusive } from './day.ts';

/** Most days, both ends counted, that can be written or booked at once. */
export const maxPeriodDays: number = createAvailabilityPeriod.maxDays;
/** Most days, both ends counted, that can be read at once. */
export const maxRangeDays: number = listBoatCalendarDays.maxDays;

/** The periods of the contract whose length has a limit begin and end with these parameters. */
interface Period {
  startDate: string;
  endDate: string;
}

/** What is wrong with a range of calendar days, for a 400; empty when nothing is. Its length has no limit. */
export function rangeProblems(period: Period, endField = 'query.endDate'): FieldProblem[] {
  if (period.endDate >= period.startDate) return [];
  return [
    {
      field: endField,
      message: {
        tr: 'Bitiş tarihi başlangıç tarihinden önce olamaz.',
        en: 'The end date must not be before the start date.',
      },
    },
  ];
}

/** As `rangeProblems`, of a period that the contract limits to `longest` days. */
export function periodProblems(
  period: Period,
  endField = 'query.endDate',
  longest = maxPeriodDays,
): FieldProblem[] {
  if (daysInclusive(period.startDate, period.endDate) <= longest) {
    return rangeProblems(period, endField);
  }
  return [
    {
      field: endField,
      message: {
        tr: `Azami dönem uzunluğu ${longest} gün ile sınırlıdır. Lütfen daha kısa bir aralık seçiniz.`,
        en: `A period has at most ${longest} days. Please choose a shorter one.`,
      },
    },
  ];
}
