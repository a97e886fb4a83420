import { is } from 'valibot';
import { vLicenseNumber } from '../../../../api/contract/request-schemas.ts';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { licenceLimits } from '../../../../domain/captain-application/licence-limits.ts';
import { isNationalId } from '../../../../domain/company/national-id.ts';
import { validityOf } from '../../../../domain/document/document-state.ts';

/** What a rule says of an application: it is kept, somebody has to look, it is broken. */
export type Verdict = 'kept' | 'doubtful' | 'broken';

/** What was found, by rule; the words stand in `check-words.tsx`. */
export type Finding =
  | 'licenceNumberFits'
  | 'licenceNumberUnlike'
  | 'licenceValid'
  | 'licenceExpiring'
  | 'licenceExpired'
  | 'licenceTooLong'
  | 'experienced'
  | 'inexperienced'
  | 'companyTax'
  | 'personTax'
  | 'taxUnlike'
  | 'documented'
  | 'undocumented';

const verdicts: Record<Finding, Verdict> = {
  licenceNumberFits: 'kept',
  licenceNumberUnlike: 'broken',
  licenceValid: 'kept',
  licenceExpiring: 'doubtful',
  licenceExpired: 'broken',
  licenceTooLong: 'broken',
  experienced: 'kept',
  inexperienced: 'doubtful',
  companyTax: 'kept',
  personTax: 'kept',
  taxUnlike: 'doubtful',
  documented: 'kept',
  undocumented: 'doubtful',
};

export const verdictOf = (finding: Finding): Verdict => verdicts[finding];

function licenceTerm(licenseExpiry: string, today: string): Finding {
  const { last } = licenceLimits(today);
  if (licenseExpiry > last) return 'licenceTooLong';
  const terms = {
    VALID: 'licenceValid',
    EXPIRING: 'licenceExpiring',
    EXPIRED: 'licenceExpired',
  } as const;
  return terms[validityOf(licenseExpiry, today)];
}

/** Whether a tax number is the national identity number of a person: it is nobody's business but the reviewer's. */
export const isPersonal = (taxNumber: string): boolean => /^[0-9]{11}$/.test(taxNumber);

function taxNumberOf(taxNumber: string): Finding {
  if (isPersonal(taxNumber)) return isNationalId(taxNumber) ? 'personTax' : 'taxUnlike';
  return /^[0-9]{10}$/.test(taxNumber) ? 'companyTax' : 'taxUnlike';
}

/**
 * The rules of a captain's application, tried on what was sent. On `today`, `YYYY-MM-DD`: what was valid when it was sent may
 * have run out while it waited.
 */
export function findings(application: CaptainApplication, today: string): Finding[] {
  const { professionalInfo: info, company, documentFilePaths } = application;
  return [
    is(vLicenseNumber, info.licenseNumber) ? 'licenceNumberFits' : 'licenceNumberUnlike',
    licenceTerm(info.licenseExpiry, today),
    info.yearsOfExperience > 0 ? 'experienced' : 'inexperienced',
    taxNumberOf(company.taxNumber),
    documentFilePaths.length > 0 ? 'documented' : 'undocumented',
  ];
}
