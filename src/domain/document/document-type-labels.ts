import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ManagedDocumentType } from '../../api/contract/types.ts';

/** What the documents of boats and tours are called; the contract names their types. */
export const documentTypeLabels: Record<ManagedDocumentType, MessageDescriptor> = {
  LICENSE: msg`Ship’s licence`,
  INSURANCE: msg`Insurance certificate`,
  SAFETY_CERTIFICATE: msg`Safety certificate`,
  INSPECTION_CERTIFICATE: msg`Inspection certificate`,
  REGISTRATION_CERTIFICATE: msg`Registration certificate`,
  CAPTAIN_LICENSE: msg`Captain’s licence`,
  RADIO_LICENSE: msg`Radio licence`,
  GUIDE_LICENSE: msg`Guide’s licence`,
  TOUR_PERMIT: msg`Tour permit`,
  FIRST_AID_CERTIFICATE: msg`First aid certificate`,
  LANGUAGE_CERTIFICATE: msg`Language certificate`,
  BUSINESS_LICENSE: msg`Business licence`,
  TAX_DOCUMENT: msg`Tax document`,
  OTHER: msg({ message: 'Other document', context: 'type of document' }),
};
