import { msg } from '@lingui/core/macro';
import { vAccountUpdate, vRegistration } from '../../../../api/contract/request-schemas.ts';
import type { AccountUpdate, Registration } from '../../../../api/contract/types.ts';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { nameParts } from '../../../../forms/account/name-parts.ts';
import { nameTexts } from '../../../../forms/account/name-texts.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { type RuleTexts, schemaErrors } from '../../../../forms/schema-errors.ts';
import { passwordTexts } from './password-texts.ts';

export interface RegisterValues extends Registration {
  passwordRepeat: string;
  termsAccepted: boolean;
}

export const emptyRegistration: RegisterValues = {
  fullName: '',
  email: '',
  phoneNumber: '',
  username: '',
  password: '',
  passwordRepeat: '',
  termsAccepted: false,
};

/** What is sent: without spaces at either end. A password stays as typed. */
export function toRegistration(values: RegisterValues): Registration {
  return {
    email: values.email.trim(),
    username: values.username.trim(),
    password: values.password,
    fullName: values.fullName.trim(),
    phoneNumber: values.phoneNumber.trim(),
  };
}

/** What a registration tells of the profile already, which is then not asked for again. */
export function toProfile(values: RegisterValues): AccountUpdate {
  return {
    ...nameParts(values.fullName),
    phoneNumber: values.phoneNumber.replaceAll(/[\s()-]/g, ''),
  };
}

const bothNames = msg`Enter your first and last name`;

/** Of each part of a full name, as the profile has them. */
const partTexts: RuleTexts = {
  ...nameTexts,
  required: bothNames,
  min_length: () => bothNames,
  max_length: (limit) => msg`A first or last name has at most ${limit} characters`,
};

const invalidPhone = msg`Enter a valid phone number`;

/** What is wrong with a filled-in registration form. */
export function registerErrors(values: RegisterValues): FieldErrors<RegisterValues> {
  const errors: FieldErrors<RegisterValues> = schemaErrors(vRegistration, toRegistration(values), {
    email: { required: msg`E-mail is required` },
    username: {
      required: msg`Username is required`,
      min_length: (limit) => msg`Username must be at least ${limit} characters`,
    },
    password: passwordTexts,
    fullName: { required: msg`Full name is required` },
    phoneNumber: {
      required: msg`Phone number is required`,
      min_length: () => invalidPhone,
      max_length: () => invalidPhone,
      regex: invalidPhone,
    },
  });
  const { firstName, lastName } = schemaErrors(vAccountUpdate, toProfile(values), {
    firstName: partTexts,
    lastName: partTexts,
  });
  const misnamed = firstName ?? lastName;
  if (misnamed) errors.fullName ??= misnamed;
  if (values.passwordRepeat === '') errors.passwordRepeat = msg`Enter your password once more`;
  else if (values.passwordRepeat !== values.password)
    errors.passwordRepeat = msg`The passwords do not match`;
  if (!values.termsAccepted) errors.termsAccepted = msg`You must accept the terms of use`;
  return errors;
}

/** The field that a conflict is about, by the codes that the contract gives registration. */
export function takenFields({ code }: ApiError): FieldErrors<RegisterValues> {
  switch (code) {
    case 'EMAIL_TAKEN':
      return { email: msg`This e-mail address is already registered` };
    case 'USERNAME_TAKEN':
      return { username: msg`This username is already taken` };
    default:
      return {};
  }
}
