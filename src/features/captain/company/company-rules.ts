import { msg } from '@lingui/core/macro';
import { isValidIBAN } from 'ibantools';
import { vCompanyUpdate } from '../../../api/contract/request-schemas.ts';
import type { Company, CompanyUpdate } from '../../../api/contract/types.ts';
import { isNationalId } from '../../../domain/company/national-id.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { schemaErrors } from '../../../forms/schema-errors.ts';
import { toIban } from './iban/iban-text.ts';

/** The company as it stands in the form: all texts, the IBAN without spaces. */
export type CompanyValues = Record<Exclude<keyof CompanyUpdate, 'userId'>, string>;

/** The form of a captain whose company is not known yet is empty. */
export function companyValues(company: Company | null): CompanyValues {
  return {
    legalName: company?.legalName ?? '',
    displayName: company?.displayName ?? '',
    taxNumber: company?.taxNumber ?? '',
    taxOffice: company?.taxOffice ?? '',
    authorizedPerson: company?.authorizedPerson ?? '',
    companyEmail: company?.companyEmail ?? '',
    nationalIdNumber: company?.nationalIdNumber ?? '',
    mobilePhone: company?.mobilePhone ?? '',
    landlinePhone: company?.landlinePhone ?? '',
    iban: toIban(company?.iban ?? ''),
    billingAddress: company?.billingAddress ?? '',
  };
}

/** What was typed and is kept by no draft, so that leaving the form loses it. */
export function unkeptFields(typed: CompanyValues, saved: CompanyValues): string[] {
  return (['iban', 'nationalIdNumber'] as const).filter((name) => typed[name] !== saved[name]);
}

/** What is sent: without spaces at either end; a landline that is not given is none. */
export function toCompanyUpdate(userId: number, values: CompanyValues): CompanyUpdate {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, text.trim()]),
  ) as CompanyValues; // the same names
  return { ...trimmed, userId, landlinePhone: trimmed.landlinePhone || null };
}

const digits = msg`The national identity number has 11 digits`;
const invalidIban = msg`This is not a valid IBAN; check it digit by digit`;

/** What is wrong with a company. */
export function companyErrors(userId: number, values: CompanyValues): FieldErrors<CompanyValues> {
  const update = toCompanyUpdate(userId, values);
  const { userId: _, ...errors } = schemaErrors(vCompanyUpdate, update, {
    nationalIdNumber: { regex: digits },
    iban: { min_length: () => invalidIban, max_length: () => invalidIban },
  });
  if (!errors.nationalIdNumber && !isNationalId(update.nationalIdNumber)) {
    errors.nationalIdNumber = msg`This is not a valid national identity number; check its digits`;
  }
  if (!errors.iban && !isValidIBAN(update.iban)) errors.iban = invalidIban;
  return errors;
}
