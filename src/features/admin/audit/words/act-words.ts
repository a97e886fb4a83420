import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAct, AuditEntry, AuditRecordType } from '../../../../api/contract/types.ts';

/** What was done, in a few words, whatever it was done to. */
export const actWords: Record<AuditAct, MessageDescriptor> = {
  APPLICATION_APPROVED: msg`Application approved`,
  APPLICATION_REJECTED: msg`Application rejected`,
  DOCUMENT_VERIFIED: msg`Document verified`,
  DOCUMENT_REFUSED: msg`Document refused`,
  DOCUMENT_REOPENED: msg`Document under review again`,
  USER_ROLE_CHANGED: msg`Role changed`,
  USER_ACTIVATED: msg`User activated`,
  USER_DEACTIVATED: msg`User deactivated`,
  REVIEW_KEPT: msg`Reported review kept`,
  REVIEW_DELETED: msg`Review deleted`,
  PAYMENT_CHANGED: msg`Payment corrected`,
  PAYMENT_STATUS_CHANGED: msg`Status of a payment changed`,
  PAYMENT_REFUNDED: msg`Payment refunded`,
  CONTACT_MESSAGE_STATE_CHANGED: msg`State of a message changed`,
  STATUS_CHANGED: msg`Publication changed`,
  RATING_SET: msg`Rating set`,
  RECORD_CREATED: msg`Record added`,
  RECORD_CHANGED: msg`Record changed`,
  RECORD_DELETED: msg`Record deleted`,
};

/** What administrators write in the place of whoever owns the record. */
const onBehalf = {
  RECORD_CREATED: msg`Added on behalf of somebody`,
  RECORD_CHANGED: msg`Changed on behalf of somebody`,
  RECORD_DELETED: msg`Deleted on behalf of somebody`,
};

/** The same acts by what they were done to, where that says more. */
const actWordsOf: Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, MessageDescriptor>>>>>
> = {
  BLOG_POST: { RECORD_CHANGED: msg`Texts of a story corrected` },
  BOAT: onBehalf,
  BOAT_DOCUMENT: onBehalf,
  BOOKING: { RECORD_DELETED: msg`Booking deleted` },
  DESTINATION: { RECORD_CHANGED: msg`Texts of a place corrected` },
  REVIEW: { RECORD_CREATED: msg`Review answered`, RECORD_CHANGED: msg`Review reported` },
  TOUR: onBehalf,
  TOUR_DOCUMENT: onBehalf,
  USER: onBehalf,
} satisfies Partial<Record<AuditRecordType, Partial<Record<AuditAct, MessageDescriptor>>>>;

/** What an act was done to. */
export const recordWords: Record<AuditRecordType, MessageDescriptor> = {
  APPLICATION: msg({ message: 'Captain application', context: 'record' }),
  BLOG_POST: msg({ message: 'Story', context: 'record' }),
  BOAT: msg({ message: 'Boat', context: 'record' }),
  BOAT_DOCUMENT: msg({ message: 'Document of a boat', context: 'record' }),
  BOOKING: msg({ message: 'Booking', context: 'record' }),
  CONTACT_MESSAGE: msg({ message: 'Contact message', context: 'record' }),
  DESTINATION: msg({ message: 'Place', context: 'record' }),
  PAYMENT: msg({ message: 'Payment', context: 'record' }),
  REVIEW: msg({ message: 'Review', context: 'record' }),
  TOUR: msg({ message: 'Tour', context: 'record' }),
  TOUR_DOCUMENT: msg({ message: 'Document of a tour', context: 'record' }),
  USER: msg({ message: 'User', context: 'record' }),
};

/** What was done to which kind of record; what is new to the contract says itself. */
export function actText(i18n: I18n, { act, recordType }: Pick<AuditEntry, 'act' | 'recordType'>) {
  // `constructor` is a name of every object.
  const words = Object.hasOwn(actWordsOf, recordType) ? actWordsOf[recordType] : undefined;
  return wordsOf(i18n, words && Object.hasOwn(words, act) ? words : actWords, act);
}

/** A name of the contract as a person reads it: `BOAT_SUNK` is 'Boat sunk'. */
export function plainName(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of a name; one that is new to the contract says itself. */
export function wordsOf(
  i18n: I18n,
  words: Readonly<Partial<Record<string, MessageDescriptor>>>,
  name: string,
): string {
  // `constructor` is a name of every object.
  const known = Object.hasOwn(words, name) ? words[name] : undefined;
  return known ? i18n._(known) : plainName(name);
}
