import { msg } from '@lingui/core/macro';
import type { FieldErrorText } from '../field-error.ts';

/** Full years; the contract says them in words only (AccountUpdate, PersonalInfoUpdate). */
const ages = { youngest: 18, oldest: 80 };

/** The day a number of years before `today`, both `YYYY-MM-DD`. */
function yearsBefore(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  // Who was born on 29 February is a year older on 28 February at the earliest.
  return `${year}${today.slice(4)}`.replace(/-02-29$/, '-02-28');
}

/** Between which days somebody was born who may have an account; `today` is `YYYY-MM-DD`. */
export function birthLimits(today: string): { first: string; last: string } {
  return {
    first: yearsBefore(today, ages.oldest + 1),
    last: yearsBefore(today, ages.youngest),
  };
}

/** What is wrong with the age that a day of birth gives `today`; nothing for an empty day. */
export function ageProblem(dateOfBirth: string, today: string): FieldErrorText | undefined {
  const { first, last } = birthLimits(today);
  if (dateOfBirth === '' || (dateOfBirth <= last && dateOfBirth > first)) return undefined;
  const { youngest, oldest } = ages;
  return msg`You must be between ${youngest} and ${oldest} years old`;
}
