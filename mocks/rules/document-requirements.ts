import type { Schemas } from '../store/records.ts';
import { REQUIRED } from './document-set.ts';

/** What a tour needs, as the contract says of its documents. */
const REQUIRED_OF_TOURS: readonly Schemas['TourDocumentType'][] = ['GUIDE_LICENSE', 'INSURANCE'];

/** Whether every required type is among the documents of a boat or tour. */
export function isComplete(
  kind: Schemas['BookingKind'],
  documents: readonly { documentType: string }[],
): boolean {
  const required = kind === 'BOAT' ? REQUIRED.map(([type]) => type) : REQUIRED_OF_TOURS;
  return required.every((type) => documents.some((one) => one.documentType === type));
}
