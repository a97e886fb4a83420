import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { boatDocumentDetailsLimits } from '../../api/contract/contract.ts';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { documentFileProblem, documentNameProblem } from '../../domain/document/document-file.ts';
import type { FieldErrors } from '../field-error.ts';
import type { SaidOfDocument } from './held-document.ts';

const megabyte = 1024 ** 2;

/** Megabytes of the largest file: the contract bounds its base64, which is longer by a third. */
export const maxDocumentMegabytes = Math.floor(
  (boatDocumentDetailsLimits.documentData.maxLength * 3) / 4 / megabyte,
);

/** By type or by ending: a device may not know the type of a file. */
export const documentKinds = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  ...['.pdf', '.jpg', '.jpeg', '.png', '.webp'],
];

export const otherKind = msg`Invalid file type. Only PDF, JPG, PNG, and WEBP files are allowed.`;

/** What is wrong with the file of a document; undefined when it may be sent. */
export function documentProblem(file: File): MessageDescriptor | undefined {
  const maxSize = maxDocumentMegabytes * megabyte;
  return documentFileProblem(file, { accept: documentKinds, maxSize, otherKind });
}

/** What the form of a document holds. */
export interface DocumentValues {
  documentType: ManagedDocumentType | '';
  /** Empty: that of the file. */
  documentName: string;
  /** `YYYY-MM-DD`, or empty when it does not expire. */
  expiryDate: string;
  files: File[];
}

export const noDocument: DocumentValues = {
  documentType: '',
  documentName: '',
  expiryDate: '',
  files: [],
};

/** What is said of the document that was filled in; undefined while its type is open. */
export function saidOf(values: DocumentValues): SaidOfDocument | undefined {
  const { documentType, expiryDate } = values;
  if (documentType === '') return undefined;
  const documentName = values.documentName.trim() || (values.files[0]?.name ?? '');
  return { documentType, documentName, expiryDate: expiryDate || null };
}

/**
 * What is wrong with a document that was filled in on `today`. `isNew` documents need a file; `taken` are the
 * types that there is one of already.
 */
export function documentErrors(
  values: DocumentValues,
  {
    today,
    isNew,
    taken,
  }: { today: string; isNew: boolean; taken: ReadonlySet<ManagedDocumentType> },
): FieldErrors<DocumentValues> {
  const { documentType, documentName, expiryDate, files } = values;
  const errors: FieldErrors<DocumentValues> = {};
  const [file] = files;
  if (documentType === '') errors.documentType = msg`Choose what the document is`;
  else if (documentType !== 'OTHER' && taken.has(documentType)) {
    errors.documentType = msg`There is a document of this type already. Renew that one instead.`;
  }
  const wrongName = documentName.trim() ? documentNameProblem(documentName.trim()) : undefined;
  if (wrongName) errors.documentName = wrongName;
  if (expiryDate && expiryDate < today) {
    errors.expiryDate = msg`The expiry date must be a valid date that is not in the past.`;
  }
  const wrongFile = file ? documentProblem(file) : isNew ? msg`No file selected.` : undefined;
  if (wrongFile) errors.files = wrongFile;
  return errors;
}
