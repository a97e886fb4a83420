import type { Schemas } from '../../store/records.ts';
import { addDays } from '../calendar/day.ts';
import type { Text } from '../common/refusal.ts';
import type { AnyDocument } from './documents.ts';

/** Days before its expiry on which a document counts as expiring soon. */
export const EXPIRY_WARNING = 30;

/** What a boat needs, by the name the captain knows it by. */
export const REQUIRED: [Schemas['BoatDocumentType'], Text][] = [
  ['LICENSE', { tr: 'Gemi Ruhsatı', en: 'licence' }],
  ['INSURANCE', { tr: 'Sigorta Belgesi', en: 'insurance' }],
];

/** Whether a document that runs out within EXPIRY_WARNING days stands against a boat: it would run out during trips that can be booked already. */
const EXPIRING_BLOCKS_BOATS = true;

/** What a tour needs. */
export const REQUIRED_OF_TOURS: readonly Schemas['TourDocumentType'][] = [
  'GUIDE_LICENSE',
  'INSURANCE',
];

/** One thing that stands against a boat or tour. */
export type Issue = Schemas['PublishIssue'];

/**
 * What stands against the documents of a boat or tour on the day `today`. Of a boat, what is missing, has
 * expired or soon will keeps it from being published; of a tour it is warned of. That one is not verified
 * yet is an administrator's part, and keeps nothing.
 */
export function documentIssues(
  kind: Schemas['BookingKind'],
  documents: readonly AnyDocument[],
  today: string,
): Issue[] {
  const grave = kind === 'BOAT' ? 'BLOCKS' : 'WARNS';
  const soon = kind === 'BOAT' && EXPIRING_BLOCKS_BOATS ? 'BLOCKS' : 'WARNS';
  const required: readonly Type[] =
    kind === 'BOAT' ? REQUIRED.map(([type]) => type) : REQUIRED_OF_TOURS;
  const missing = required
    .filter((type) => !documents.some((one) => one.documentType === type))
    .map(
      (documentType): Issue => ({
        code: 'DOCUMENT_MISSING',
        severity: grave,
        field: 'documents',
        documentType,
        documentId: null,
        expiryDate: null,
      }),
    );
  const flawed = documents.flatMap(({ id, documentType, expiryDate, isVerified }): Issue[] => {
    const document = {
      field: 'documents',
      documentType: documentType as Type, // of one of the two kinds, whose types these are
      documentId: id,
      expiryDate,
    };
    const issues: Issue[] = [];
    if (expiryDate !== null && expiryDate < today) {
      issues.push({ code: 'DOCUMENT_EXPIRED', severity: grave, ...document });
    } else if (expiryDate !== null && expiryDate <= addDays(today, EXPIRY_WARNING)) {
      issues.push({ code: 'DOCUMENT_EXPIRING', severity: soon, ...document });
    }
    if (!isVerified) issues.push({ code: 'DOCUMENT_UNVERIFIED', severity: 'WARNS', ...document });
    return issues;
  });
  return [...missing, ...flawed];
}

type Type = Schemas['ManagedDocumentType'];

/** The issues of a boat's documents that keep it from being published, in the words of its form. */
export function boatDocumentTexts(blockers: readonly Issue[]): Text[] {
  const texts: Text[] = [];
  const count = (code: Issue['code']) => blockers.filter((issue) => issue.code === code).length;
  const expired = count('DOCUMENT_EXPIRED');
  const soon = count('DOCUMENT_EXPIRING');
  const missing = REQUIRED.filter(([type]) =>
    blockers.some(({ code, documentType }) => code === 'DOCUMENT_MISSING' && documentType === type),
  );
  if (expired > 0) {
    texts.push({
      tr: `${expired} belgenin süresi dolmuş. Lütfen güncel belgeler yükleyin.`,
      en: `${expired} of the documents have expired. Please upload valid ones.`,
    });
  }
  if (soon > 0) {
    texts.push({
      tr: `${soon} belgenin süresi ${EXPIRY_WARNING} gün içinde dolacak. Yenilemeyi düşünün.`,
      en: `${soon} of the documents expire within ${EXPIRY_WARNING} days. Consider renewing them.`,
    });
  }
  if (missing.length > 0) {
    texts.push({
      tr: `Zorunlu belgeler eksik: ${missing.map(([, name]) => name.tr).join(', ')}`,
      en: `Required documents are missing: ${missing.map(([, name]) => name.en).join(', ')}`,
    });
  }
  return texts;
}
