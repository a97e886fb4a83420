import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminActivity, AdminActivityType } from '../../../../api/contract/types.ts';
import { type RecordWay, recordWay } from '../../../../domain/admin-record/record-way.ts';

/** What happened, in a word or two. */
export const activityWords: Record<AdminActivityType, MessageDescriptor> = {
  REGISTRATION: msg`New user`,
  APPLICATION: msg`Captain application`,
  BOOKING: msg`Booking`,
  REVIEW: msg({ message: 'Review', context: 'activity' }),
  REVIEW_REPORT: msg`Reported review`,
  REFUSED_PAYMENT: msg`Refused payment`,
  CONTACT_MESSAGE: msg`Contact message`,
};

/** Where it is seen; undefined for a type that is not known here yet. */
export function activityWay({ type, recordId }: AdminActivity): RecordWay | undefined {
  switch (type) {
    case 'REGISTRATION':
      return recordWay('USER', recordId);
    case 'APPLICATION':
    case 'BOOKING':
    case 'REVIEW':
    case 'CONTACT_MESSAGE':
      return recordWay(type, recordId);
    case 'REVIEW_REPORT':
      return recordWay('REVIEW', recordId);
    case 'REFUSED_PAYMENT':
      return recordWay('PAYMENT', recordId);
    default:
      return undefined;
  }
}
