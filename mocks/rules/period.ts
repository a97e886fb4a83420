import { daysInclusive } from './day.ts';
import type { FieldProblem } from './refusal.ts';

/** Most days, both ends counted, of a period that the contract limits by `x-max-days` (foundation §5, decision 55). */
export const longestPeriod = 100;

/** Most days of the ranges that the contract lets be longer or shorter, both ends counted. */
export const LONGEST_RANGE = { tripEvents: 31, timeline: 400 } as const;

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
  longest: number = longestPeriod,
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
