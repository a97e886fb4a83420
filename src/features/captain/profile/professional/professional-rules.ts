import { msg } from '@lingui/core/macro';
import {
  vCertificationUpdate,
  vProfessionalInfoUpdate,
} from '../../../../api/contract/request-schemas.ts';
import type {
  CertificationUpdate,
  ProfessionalInfo,
  ProfessionalInfoUpdate,
  TourLanguage,
} from '../../../../api/contract/types.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';

/** A certification as it stands in the form. */
export interface CertificationRow {
  /** Its id; negative for one that is not stored yet. */
  key: number;
  name: string;
  issuer: string;
  certificateNumber: string;
  issueDate: string;
  /** Empty when it is permanent. */
  expiryDate: string;
}

export interface ProfessionalValues {
  licenseNumber: string;
  licenseExpiry: string;
  yearsOfExperience: number | null;
  /** Separated by commas. */
  specializations: string;
  bio: string;
  languages: TourLanguage[];
  certifications: CertificationRow[];
}

export function professionalValues(info: ProfessionalInfo): ProfessionalValues {
  return {
    licenseNumber: info.licenseNumber ?? '',
    licenseExpiry: info.licenseExpiry ?? '',
    yearsOfExperience: info.yearsOfExperience,
    specializations: info.specializations.join(', '),
    bio: info.bio ?? '',
    languages: info.languages ?? [],
    certifications: info.certifications.map((one) => ({
      key: one.id,
      name: one.name,
      issuer: one.issuer,
      certificateNumber: one.certificateNumber ?? '',
      issueDate: one.issueDate,
      expiryDate: one.expiryDate ?? '',
    })),
  };
}

/** One that is not among `stored`, because it is new or was removed elsewhere meanwhile, is added. */
function toCertification(row: CertificationRow, stored: readonly number[]): CertificationUpdate {
  return {
    ...(stored.includes(row.key) && { id: row.key }),
    name: row.name.trim(),
    issuer: row.issuer.trim(),
    certificateNumber: row.certificateNumber.trim() || null,
    issueDate: row.issueDate,
    expiryDate: row.expiryDate || null,
  };
}

/** What a person has written by commas: trimmed, each once, empty ones dropped. */
export function listed(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/**
 * What is sent, `stored` being the ids of the certifications that the profile has. An empty number of years is sent as
 * 0, which the rules refuse before.
 */
export function toProfessionalUpdate(
  values: ProfessionalValues,
  stored: readonly number[] = [],
): ProfessionalInfoUpdate {
  return {
    licenseNumber: values.licenseNumber.trim() || null,
    licenseExpiry: values.licenseExpiry || null,
    yearsOfExperience: values.yearsOfExperience ?? 0,
    specializations: listed(values.specializations),
    bio: values.bio.trim() || null,
    languages: values.languages,
    certifications: values.certifications.map((row) => toCertification(row, stored)),
  };
}

/** What is wrong with one certification, by its fields. */
export function certificationErrors(row: CertificationRow): FieldErrors<CertificationRow> {
  const { id: _, ...errors } = schemaErrors<CertificationUpdate>(
    vCertificationUpdate,
    toCertification(row, []),
    {},
  );
  if (row.expiryDate !== '' && row.issueDate !== '' && row.expiryDate < row.issueDate) {
    errors.expiryDate ??= msg`The last day cannot come before the day of issue`;
  }
  return errors;
}

/** What is wrong with the professional part of a profile. */
export function professionalErrors(values: ProfessionalValues): FieldErrors<ProfessionalValues> {
  const { certifications: tooMany, ...rest } = schemaErrors(
    vProfessionalInfoUpdate,
    toProfessionalUpdate(values),
    {},
  );
  const errors: FieldErrors<ProfessionalValues> = rest;
  if (values.yearsOfExperience === null) errors.yearsOfExperience = msg`Enter your years at sea`;
  const isWrong = (row: CertificationRow) => Object.keys(certificationErrors(row)).length > 0;
  if (values.certifications.some(isWrong)) {
    errors.certifications = msg`Check the certifications marked below`;
  } else if (tooMany) {
    errors.certifications = tooMany;
  }
  return errors;
}
