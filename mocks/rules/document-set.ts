import type { Schemas } from '../store/records.ts';
import { addDays } from './day.ts';
import type { AnyDocument } from './documents.ts';
import type { Text } from './refusal.ts';

/** Days before its expiry on which a document counts as expiring soon (boats §9). */
export const EXPIRY_WARNING = 30;

/** What a boat needs (boats §5), by the name the captain knows it by. */
export const REQUIRED: [Schemas['BoatDocumentType'], Text][] = [
  ['LICENSE', { tr: 'Gemi Ruhsatı', en: 'licence' }],
  ['INSURANCE', { tr: 'Sigorta Belgesi', en: 'insurance' }],
];

/** Whether a document that runs out within EXPIRY_WARNING days stands against a boat (decision 39). */
const EXPIRING_BLOCKS_BOATS = true;

/** What stands against the documents of a boat as a whole on the day `today`; not that one is unverified. */
export function boatDocumentProblems(documents: readonly AnyDocument[], today: string): Text[] {
  const problems: Text[] = [];
  const days = documents.flatMap(({ expiryDate }) => (expiryDate === null ? [] : [expiryDate]));
  const expired = days.filter((day) => day < today).length;
  const soon = days.filter((day) => day >= today && day <= addDays(today, EXPIRY_WARNING)).length;
  const missing = REQUIRED.filter(([type]) => !documents.some((one) => one.documentType === type));
  if (expired > 0) {
    problems.push({
      tr: `${expired} belgenin süresi dolmuş. Lütfen güncel belgeler yükleyin.`,
      en: `${expired} of the documents have expired. Please upload valid ones.`,
    });
  }
  if (soon > 0 && EXPIRING_BLOCKS_BOATS) {
    problems.push({
      tr: `${soon} belgenin süresi ${EXPIRY_WARNING} gün içinde dolacak. Yenilemeyi düşünün.`,
      en: `${soon} of the documents expire within ${EXPIRY_WARNING} days. Consider renewing them.`,
    });
  }
  if (missing.length > 0) {
    problems.push({
      tr: `Zorunlu belgeler eksik: ${missing.map(([, name]) => name.tr).join(', ')}`,
      en: `Required documents are missing: ${missing.map(([, name]) => name.en).join(', ')}`,
    });
  }
  return problems;
}
