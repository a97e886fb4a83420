import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  boatDocumentMetadataLimits,
  boatDocumentOrderLimits,
} from '../../api/contract/contract.ts';
import { ApiError } from '../../api/errors/api-error.ts';
import { errorText } from '../../api/errors/messages.ts';
import { maxDocumentName } from '../../domain/document/document-file.ts';
import { maxDocumentMegabytes, otherKind } from './document-rules.ts';

const mostDocuments = boatDocumentOrderLimits.orders.maxItems;
const maxNotes = boatDocumentMetadataLimits.verificationNotes.maxLength;

/** By the last word of the field that was refused. */
const byField: Readonly<Record<string, MessageDescriptor>> = {
  documentType: msg`Choose one of the types of document in the list.`,
  documentName: msg`The name must have 1 to ${maxDocumentName} characters and none of < > : " / \\ | ? *`,
  expiryDate: msg`The expiry date must be a valid date that is not in the past.`,
  documentData: msg`The file could not be read as a document. Choose it again.`,
  displayOrder: msg`The place in the order must be 0 or more.`,
  verificationNotes: msg`The notes may have at most ${maxNotes} characters.`,
};

/** What a person reads when a document was refused; takes anything that was thrown. */
export function documentErrorText(i18n: I18n, error: unknown): string {
  const text = error instanceof ApiError ? refusal(error) : undefined;
  return text ? i18n._(text) : errorText(i18n, error);
}

function refusal({ status, code, fields }: ApiError): MessageDescriptor | undefined {
  if (code === 'DUPLICATE_DOCUMENT_TYPE') {
    return msg`There is a document of this type already. Renew that one instead.`;
  }
  if (code === 'TOO_MANY_DOCUMENTS') return msg`At most ${mostDocuments} documents can be kept.`;
  if (status === 413) return msg`File size must not exceed ${maxDocumentMegabytes} MB.`;
  if (status === 415) return otherKind;
  if (status === 404) return msg`This document or what it belongs to is no longer there.`;
  if (status !== 400 && status !== 422) return undefined;
  return fields.map(({ field }) => byField[field.split('.').at(-1) ?? '']).find(Boolean);
}
