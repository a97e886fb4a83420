import { msg } from '@lingui/core/macro';
import { vAddressUpdate, vPersonalInfoUpdate } from '../../../../api/contract/request-schemas.ts';
import type { PersonalInfo, PersonalInfoUpdate } from '../../../../api/contract/types.ts';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { ageProblem } from '../../../../forms/account/birth-date.ts';
import { nameTexts } from '../../../../forms/account/name-texts.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';

/** The personal part of a profile as it stands in the form: all texts, the address beside the rest. */
export type PersonalValues = Record<
  Exclude<keyof PersonalInfoUpdate, 'address'> | keyof PersonalInfoUpdate['address'],
  string
>;

export function personalValues(info: PersonalInfo): PersonalValues {
  const { street, district, city, postalCode, country } = info.address;
  return {
    firstName: info.firstName,
    lastName: info.lastName,
    email: info.email,
    phone: info.phone,
    dateOfBirth: info.dateOfBirth ?? '',
    street: street ?? '',
    district: district ?? '',
    city: city ?? '',
    postalCode: postalCode ?? '',
    country,
  };
}

/** What is sent: without spaces at either end; what of the address is empty is not known. */
export function toPersonalUpdate(values: PersonalValues): PersonalInfoUpdate {
  const text = (name: keyof PersonalValues) => values[name].trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: values.phone.replaceAll(/[\s()-]/g, ''),
    dateOfBirth: values.dateOfBirth,
    address: {
      street: text('street') || null,
      district: text('district') || null,
      city: text('city'),
      postalCode: text('postalCode') || null,
      country: text('country'),
    },
  };
}

const lettersOnly = msg`Use Latin letters only`;
const invalidPhone = msg`Enter a Turkish mobile number, such as +90 532 111 22 33`;
const fiveDigits = msg`The postal code has 5 digits`;

/** What is wrong with the personal part of a profile; `today` is `YYYY-MM-DD`. */
export function personalErrors(values: PersonalValues, today: string): FieldErrors<PersonalValues> {
  const update = toPersonalUpdate(values);
  const { address: _, ...errors } = schemaErrors(vPersonalInfoUpdate, update, {
    firstName: nameTexts,
    lastName: nameTexts,
    phone: { min_length: () => invalidPhone, max_length: () => invalidPhone, regex: invalidPhone },
  });
  const ofAddress = schemaErrors(vAddressUpdate, update.address, {
    city: { regex: lettersOnly },
    country: { regex: lettersOnly },
    postalCode: { regex: fiveDigits },
  });
  const age = ageProblem(values.dateOfBirth, today);
  return { ...(age && { dateOfBirth: age }), ...errors, ...ofAddress };
}

/** Fields that a refusal is about: those of the address stand one deeper in what was sent. */
export function refusedPersonal({ code, fields }: ApiError): FieldErrors<PersonalValues> {
  if (code === 'EMAIL_TAKEN') return { email: msg`This e-mail address is already registered` };
  const ofAddress = fields
    .filter(({ field }) => field.startsWith('body.address.'))
    .map(({ field, message }) => [field.replace('body.address.', ''), message]);
  return Object.fromEntries(ofAddress);
}
