import type { FieldProblem } from '../common/refusal.ts';

/** The ages a person may have, in full years. */
const AGES = { youngest: 18, oldest: 80 };

/** Full years between a day of birth and `today`, both calendar days. */
function ageOn(today: string, dateOfBirth: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** What is wrong with a day of birth: the age must be from 18 to 80 on `today`. Nothing when it is not given. */
export function ageProblems(
  field: string,
  dateOfBirth: string | null | undefined,
  today: string,
): FieldProblem[] {
  if (!dateOfBirth) return [];
  const age = ageOn(today, dateOfBirth);
  if (age >= AGES.youngest && age <= AGES.oldest) return [];
  return [
    {
      field,
      message: {
        tr: `${AGES.youngest} ile ${AGES.oldest} arasında bir yaş vermelidir`,
        en: `must give an age from ${AGES.youngest} to ${AGES.oldest}`,
      },
    },
  ];
}
