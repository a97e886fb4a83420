import type { Schemas } from '../../store/records.ts';
import { REQUIRED, REQUIRED_OF_TOURS } from './document-set.ts';

/** Whether every required type is among the documents of a boat or tour. */
export function isComplete(
  kind: Schemas['BookingKind'],
  documents: readonly { documentType: string }[],
): boolean {
  const required = kind === 'BOAT' ? REQUIRED.map(([type]) => type) : REQUIRED_OF_TOURS;
  return required.every((type) => documents.some((one) => one.documentType === type));
}
