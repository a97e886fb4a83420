import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentState, DocumentValidity } from '../../api/contract/types.ts';

/** Whether a document still holds, in words. */
export const validityWords: Record<DocumentValidity, MessageDescriptor> = {
  VALID: msg`Valid`,
  EXPIRING: msg`Expiring soon`,
  EXPIRED: msg`Expired`,
};

/** What the administrators have said of a document, in words. */
export const verdictWords: Record<DocumentState, MessageDescriptor> = {
  WAITING: msg`Under review`,
  VERIFIED: msg`Verified`,
  REFUSED: msg`Refused`,
};
