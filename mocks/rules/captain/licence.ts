import { addDays } from '../calendar/day.ts';
import type { FieldProblem } from '../common/refusal.ts';

/** Furthest end of a licence, in years from today. */
const YEARS = 10;

/**
 * What is wrong with the last day of a licence: it must lie in the future, today not being it,
 * and within ten years.
 */
export function licenceProblems(
  field: string,
  licenseExpiry: string,
  today: string,
): FieldProblem[] {
  const latest = `${Number(today.slice(0, 4)) + YEARS}${today.slice(4)}`;
  if (licenseExpiry > today && licenseExpiry <= latest) return [];
  const earliest = addDays(today, 1);
  return [
    {
      field,
      message: {
        tr: `${earliest} ile ${latest} arasında olmalıdır`,
        en: `must be from ${earliest} to ${latest}`,
      },
    },
  ];
}
