import { msg } from '@lingui/core/macro';

/** What the fields are called; read them with `i18n._(companyLabels.iban)`. */
export const companyLabels = {
  legalName: msg`Registered name`,
  displayName: msg`Display name`,
  taxNumber: msg`Tax number`,
  taxOffice: msg`Tax office`,
  billingAddress: msg`Billing address`,
  authorizedPerson: msg`Authorized person`,
  nationalIdNumber: msg`National identity number`,
  mobilePhone: msg`Mobile number`,
  landlinePhone: msg`Landline (optional)`,
  companyEmail: msg`Company e-mail`,
  iban: msg`IBAN`,
};
