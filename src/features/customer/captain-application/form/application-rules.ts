import { msg } from '@lingui/core/macro';
import { captainApplicationFormLimits } from '../../../../api/contract/contract.ts';
import {
  vApplicationCompany,
  vCaptainApplicationCreate,
} from '../../../../api/contract/request-schemas.ts';
import type {
  ApplicationCompany,
  CaptainApplication,
  CaptainApplicationCreate,
} from '../../../../api/contract/types.ts';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { licenceLimits } from '../../../../domain/captain-application/licence-limits.ts';
import type { FieldErrors, FieldErrorText } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';
import { documentsProblem } from './document-rules.ts';
import { allSpecializations, listed, splitSpecializations } from './specializations.ts';

/** What the form holds: one level of fields, so that each can be refused by its name. */
export interface ApplicationValues extends ApplicationCompany {
  licenseNumber: string;
  /** `YYYY-MM-DD`, or empty. */
  licenseExpiry: string;
  yearsOfExperience: number | null;
  specializations: string[];
  /** Those that no box stands for, by commas. */
  otherSpecializations: string;
  bio: string;
  documents: File[];
  contractApproved: boolean;
}

/** An empty form, or the answers of a former application. Documents and consent are given again. */
export function applicationOf(former: CaptainApplication | null): ApplicationValues {
  const info = former?.professionalInfo;
  return {
    licenseNumber: info?.licenseNumber ?? '',
    licenseExpiry: info?.licenseExpiry ?? '',
    yearsOfExperience: info?.yearsOfExperience ?? null,
    ...splitSpecializations(info?.specializations ?? []),
    bio: info?.bio ?? '',
    companyName: former?.company.companyName ?? '',
    taxNumber: former?.company.taxNumber ?? '',
    address: former?.company.address ?? '',
    description: former?.company.description ?? '',
    documents: [],
    contractApproved: false,
  };
}

/** What is sent, but for the documents: without spaces at either end, the licence in capitals. */
export function toApplication(
  values: ApplicationValues,
  contractVersion: string,
): CaptainApplicationCreate {
  const bio = values.bio.trim();
  return {
    licenseNumber: values.licenseNumber.trim().toUpperCase(),
    licenseExpiry: values.licenseExpiry,
    // An empty field passes no check.
    yearsOfExperience: values.yearsOfExperience ?? Number.NaN,
    specializations: allSpecializations(values.specializations, values.otherSpecializations),
    ...(bio !== '' && { bio }),
    company: {
      companyName: values.companyName.trim(),
      taxNumber: values.taxNumber.trim(),
      address: values.address.trim(),
      description: values.description.trim(),
    },
    // The only value there is; whether it was given is checked of itself.
    contractApproved: true,
    contractVersion,
  };
}

const licenceForm = msg`Enter 6 to 12 letters or digits`;

/** What is wrong with an application; `today` is `YYYY-MM-DD`. */
export function applicationErrors(
  values: ApplicationValues,
  today: string,
): FieldErrors<ApplicationValues> {
  // Any version passes; the page's own is sent.
  const { company, ...application } = toApplication(values, '-');
  const { company: _, ...own } = schemaErrors(
    vCaptainApplicationCreate,
    { ...application, company },
    {
      licenseNumber: {
        required: msg`Licence number is required`,
        min_length: () => licenceForm,
        max_length: () => licenceForm,
        regex: licenceForm,
      },
      licenseExpiry: { required: msg`Enter the date your licence is valid until` },
      yearsOfExperience: { required: msg`Enter your years of experience` },
      specializations: { required: msg`Choose at least one, or write your own` },
    },
  );
  const errors: FieldErrors<ApplicationValues> = {
    ...own,
    ...schemaErrors(vApplicationCompany, company, {
      companyName: { required: msg`The name of your business is required` },
      taxNumber: { required: msg`Tax number is required` },
      address: { required: msg`The address of your business is required` },
      description: { required: msg`Describe what your business offers` },
    }),
  };

  const longest = captainApplicationFormLimits.specializations.items.maxLength;
  if (listed(values.otherSpecializations).some(({ length }) => length > longest)) {
    delete errors.specializations;
    errors.otherSpecializations = msg`Each may have at most ${longest} characters`;
  }
  const { first, last } = licenceLimits(today);
  const { licenseExpiry } = values;
  if (!errors.licenseExpiry && (licenseExpiry < first || licenseExpiry > last)) {
    errors.licenseExpiry = msg`The licence must be valid beyond today, and for no more than ten years`;
  }
  const documents = documentsProblem(values.documents);
  if (documents) errors.documents = documents;
  if (!values.contractApproved) {
    errors.contractApproved = msg`Without your consent the application cannot be sent`;
  }
  return errors;
}

/**
 * The fields that the server refused under other names than the form's: parts of the company
 * (`body.company.taxNumber`) and of lists (`body.documents.0`); a document too large or of another
 * kind (413, 415) is refused without a name.
 */
export function refusedParts(error: ApiError): FieldErrors<ApplicationValues> {
  const refused: Record<string, FieldErrorText> = {};
  for (const { field, message } of error.fields) {
    const [first = '', second = ''] = field.replace(/^body\./, '').split('.');
    refused[first === 'company' ? second || 'companyName' : first] ??= message;
  }
  if (error.status === 413) refused.documents ??= msg`The file is too large.`;
  if (error.status === 415) refused.documents ??= msg`Files of this kind are not accepted.`;
  return refused;
}

/** What is wrong with documents that follow an application. */
export function addedDocumentsErrors({ documents }: { documents: File[] }): FieldErrors<{
  documents: File[];
}> {
  const problem = documents.length === 0 ? msg`No file selected.` : documentsProblem(documents);
  return problem ? { documents: problem } : {};
}
