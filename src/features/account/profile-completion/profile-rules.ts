import { msg } from '@lingui/core/macro';
import { vAccountUpdate } from '../../../api/contract/request-schemas.ts';
import type { Account, AccountUpdate } from '../../../api/contract/types.ts';
import { nameParts } from '../../../forms/account/name-parts.ts';
import { nameTexts } from '../../../forms/account/name-texts.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { schemaErrors } from '../../../forms/schema-errors.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** `YYYY-MM-DD`, or empty. */
  dateOfBirth: string;
}

/** Full years; the contract says them in words only (AccountUpdate). */
export const ages = { youngest: 18, oldest: 80 };

/** The day a number of years before `today`, both `YYYY-MM-DD`. */
export function yearsBefore(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  // Who was born on 29 February is a year older on 28 February at the earliest.
  return `${year}${today.slice(4)}`.replace(/-02-29$/, '-02-28');
}

/** What is known already; a full name without its parts is offered as them. */
export function profileOf(account: Account | null): ProfileValues {
  const parts = nameParts(account?.fullName ?? '');
  return {
    firstName: account?.firstName ?? parts.firstName,
    lastName: account?.lastName ?? parts.lastName,
    phoneNumber: account?.phoneNumber ?? '',
    dateOfBirth: account?.dateOfBirth ?? '',
  };
}

/** What is sent: without spaces at either end; a day of birth only when one is given. */
export function toAccountUpdate(values: ProfileValues): AccountUpdate {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: values.phoneNumber.replaceAll(/[\s()-]/g, ''),
    ...(values.dateOfBirth && { dateOfBirth: values.dateOfBirth }),
  };
}

const invalidPhone = msg`Enter a valid phone number`;

/** What is wrong with a filled-in profile; `today` is `YYYY-MM-DD`. */
export function profileErrors(values: ProfileValues, today: string): FieldErrors<ProfileValues> {
  const errors: FieldErrors<ProfileValues> = schemaErrors(vAccountUpdate, toAccountUpdate(values), {
    firstName: { ...nameTexts, required: msg`First name is required` },
    lastName: { ...nameTexts, required: msg`Last name is required` },
    phoneNumber: {
      required: msg`Phone number is required`,
      min_length: () => invalidPhone,
      max_length: () => invalidPhone,
      regex: invalidPhone,
    },
  });
  const { dateOfBirth } = values;
  const tooYoung = dateOfBirth > yearsBefore(today, ages.youngest);
  const tooOld = dateOfBirth <= yearsBefore(today, ages.oldest + 1);
  if (dateOfBirth && !errors.dateOfBirth && (tooYoung || tooOld)) {
    const { youngest, oldest } = ages;
    errors.dateOfBirth = msg`You must be between ${youngest} and ${oldest} years old`;
  }
  return errors;
}
