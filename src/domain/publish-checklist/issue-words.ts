import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingKind, PublishIssue, PublishIssueCode } from '../../api/contract/types.ts';
import { formatDate } from '../../i18n/format.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { documentTypeLabels } from '../document/document-type-labels.ts';

/** An issue in words: what is wrong, and what to do about it. */
interface IssueWords {
  wrong: string;
  toDo: string;
}

interface Words {
  wrong: MessageDescriptor;
  toDo: MessageDescriptor;
}

/** What a sentence may speak of: a document and its last valid day, as the reader writes them. */
interface Facts {
  document: string;
  day: string;
  kind: BookingKind;
}

const wordsOf: Record<PublishIssueCode, (facts: Facts) => Words> = {
  DOCUMENT_MISSING: ({ document }) => ({
    wrong: msg`A required document is missing: ${document}`,
    toDo: msg`Upload it.`,
  }),
  DOCUMENT_EXPIRED: ({ document, day }) => ({
    wrong: msg`${document}: expired on ${day}`,
    toDo: msg`Upload the one that is valid now.`,
  }),
  DOCUMENT_EXPIRING: ({ document, day }) => ({
    wrong: msg`${document}: valid until ${day} only`,
    toDo: msg`Have it renewed and upload the new one.`,
  }),
  DOCUMENT_UNVERIFIED: ({ document }) => ({
    wrong: msg`${document}: not verified`,
    toDo: msg`We check every document; if there is a note with it, do what it says.`,
  }),
  LOCATION_MISSING: () => ({
    wrong: msg`Its place on the map is missing`,
    toDo: msg`Pick the place on the map.`,
  }),
  PHOTO_MISSING: () => ({
    wrong: msg`It has no photos`,
    toDo: msg`Add photos; the first one stands in every list.`,
  }),
  DESCRIPTION_MISSING: ({ kind }) => ({
    wrong: msg`It has no description`,
    toDo: kind === 'BOAT' ? msg`Describe the boat.` : msg`Describe the tour.`,
  }),
  NOT_PUBLISHED: () => ({
    wrong: msg`It is not published`,
    toDo: msg`Publish it, so that guests find and book it.`,
  }),
  NO_FREE_DAY: ({ kind }) => ({
    wrong: msg`No free day in the next 30 days`,
    toDo: kind === 'BOAT' ? msg`Open days in the calendar.` : msg`Add dates to the tour.`,
  }),
  COMPANY_MISSING: () => ({
    wrong: msg`Your company details are missing`,
    toDo: msg`Nothing can be paid out to you without them: fill them in.`,
  }),
  IBAN_MISSING: () => ({
    wrong: msg`Your IBAN is missing`,
    toDo: msg`Nothing can be paid out to you without it: fill it in.`,
  }),
  EMAIL_UNVERIFIED: () => ({
    wrong: msg`Your e-mail address is not verified`,
    toDo: msg`Verify it with the code that we send you.`,
  }),
};

/** What an issue of a boat or tour says to its host, in the language of `i18n`. */
export function issueWords(i18n: I18n, issue: PublishIssue, kind: BookingKind): IssueWords {
  const { code, documentType, expiryDate } = issue;
  const { wrong, toDo } = wordsOf[code]({
    document: i18n._(documentTypeLabels[documentType ?? 'OTHER']),
    day: expiryDate === null ? '' : formatDate(currentLocale(), expiryDate),
    kind,
  });
  return { wrong: i18n._(wrong), toDo: i18n._(toDo) };
}
