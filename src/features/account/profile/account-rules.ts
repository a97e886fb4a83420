import { msg } from '@lingui/core/macro';
import { vAccountUpdate } from '../../../api/contract/request-schemas.ts';
import type { Account, AccountUpdate } from '../../../api/contract/types.ts';
import type { ApiError } from '../../../api/errors/api-error.ts';
import { ageProblem } from '../../../forms/account/birth-date.ts';
import { nameTexts } from '../../../forms/account/name-texts.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { schemaErrors } from '../../../forms/schema-errors.ts';

export interface AccountValues {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  /** `YYYY-MM-DD`, or empty. */
  dateOfBirth: string;
}

export function accountValues(account: Account): AccountValues {
  return {
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    email: account.email,
    phoneNumber: account.phoneNumber ?? '',
    dateOfBirth: account.dateOfBirth ?? '',
  };
}

/** What is sent: without spaces at either end; an emptied day of birth is cleared. */
export function toAccountUpdate(values: AccountValues): AccountUpdate & { email: string } {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phoneNumber: values.phoneNumber.replaceAll(/[\s()-]/g, ''),
    dateOfBirth: values.dateOfBirth || null,
  };
}

const invalidPhone = msg`Enter a valid phone number`;

/** What is wrong with the details of an account; `today` is `YYYY-MM-DD`. */
export function accountErrors(values: AccountValues, today: string): FieldErrors<AccountValues> {
  const errors: FieldErrors<AccountValues> = schemaErrors(vAccountUpdate, toAccountUpdate(values), {
    firstName: { ...nameTexts, required: msg`First name is required` },
    lastName: { ...nameTexts, required: msg`Last name is required` },
    email: { required: msg`E-mail is required` },
    phoneNumber: {
      required: msg`Phone number is required`,
      min_length: () => invalidPhone,
      max_length: () => invalidPhone,
      regex: invalidPhone,
    },
  });
  // The contract leaves the address out of what it requires; the field holds one already.
  if (values.email.trim() === '') errors.email = msg`E-mail is required`;
  const age = ageProblem(values.dateOfBirth, today);
  if (age) errors.dateOfBirth ??= age;
  return errors;
}

/** An address that belongs to somebody else is refused by a code. */
export function refusedDetails({ code }: ApiError): FieldErrors<AccountValues> {
  return code === 'EMAIL_TAKEN' ? { email: msg`This e-mail address is already registered` } : {};
}
