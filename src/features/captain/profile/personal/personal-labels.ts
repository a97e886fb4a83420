import { msg } from '@lingui/core/macro';

/** What the fields are called; read them with `i18n._(personalLabels.city)`. */
export const personalLabels = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  email: msg`E-mail`,
  phone: msg`Mobile number`,
  dateOfBirth: msg`Date of birth`,
  street: msg`Street and number (optional)`,
  district: msg`District (optional)`,
  city: msg`City`,
  postalCode: msg`Postal code (optional)`,
  country: msg`Country`,
};
