import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { captainApplicationFormLimits } from '../../../../api/contract/contract.ts';
import { documentFileProblem } from '../../../../domain/document/document-file.ts';

const { maxItems, items, contentTypes } = captainApplicationFormLimits.documents;

/** Most documents of one application. */
export const mostDocuments = maxItems;

/** By type or by ending: a device may not know the type of a file. */
export const documentKinds = [...contentTypes, '.pdf', '.jpg', '.jpeg', '.png'];

/** What is wrong with a document; undefined when it may be sent. */
export function documentProblem(file: File): MessageDescriptor | undefined {
  return documentFileProblem(file, {
    accept: documentKinds,
    maxSize: items.maxBytes,
    otherKind: msg`Invalid file type. Only PDF, JPG and PNG files are allowed.`,
  });
}

/** What is wrong with all of them together; undefined when they may be sent. */
export function documentsProblem(files: readonly File[]): MessageDescriptor | undefined {
  if (files.length > mostDocuments) return msg`Choose at most ${mostDocuments} files`;
  if (files.some(documentProblem)) return msg`Remove the files that cannot be sent`;
  return undefined;
}
