import { derived } from '../../store/derived.ts';
import type { BoatDocumentRecord, Schemas, TourDocumentRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { addDays } from '../calendar/day.ts';
import { compare } from '../common/order.ts';
import { hostOf } from '../offer/offer.ts';
import { isPublished } from '../offer/visibility.ts';
import { EXPIRY_WARNING, REQUIRED, REQUIRED_OF_TOURS } from './document-set.ts';

/** Whether every required type is among the documents of a boat or tour. */
function isComplete(
  kind: Schemas['BookingKind'],
  documents: readonly { documentType: string }[],
): boolean {
  const required = kind === 'BOAT' ? REQUIRED.map(([type]) => type) : REQUIRED_OF_TOURS;
  return required.every((type) => documents.some((one) => one.documentType === type));
}

/** A document of a boat or a tour, with whose it is. */
export interface ManagedDocument {
  kind: Schemas['BookingKind'];
  document: BoatDocumentRecord | TourDocumentRecord;
  boatId: number | null;
  tourId: number | null;
  ownerId: number;
  /** Name of the boat or tour. */
  name: string;
}

/** Every document of every boat and tour, in no order. */
export const managedDocuments = derived((store): readonly ManagedDocument[] => {
  const ofBoats = store.boatDocuments.all().flatMap((document) => {
    const place = { boatId: document.boatId, tourId: null };
    const host = hostOf(store, place);
    return host ? { kind: 'BOAT' as const, document, ...place, ...named(host) } : [];
  });
  const ofTours = store.tourDocuments.all().flatMap((document) => {
    const place = { boatId: null, tourId: document.tourId };
    const host = hostOf(store, place);
    return host ? { kind: 'TOUR' as const, document, ...place, ...named(host) } : [];
  });
  return [...ofBoats, ...ofTours];
});

const named = ({ hostId, name }: { hostId: number; name: string }) => ({ ownerId: hostId, name });

/** Where a document stands: one that was refused carries the note that says why. */
export function stateOf({
  isVerified,
  verificationNotes,
}: Pick<BoatDocumentRecord, 'isVerified' | 'verificationNotes'>): Schemas['DocumentState'] {
  if (isVerified) return 'VERIFIED';
  return verificationNotes ? 'REFUSED' : 'WAITING';
}

/** Whether a document still holds on `today`, a calendar day. */
export function validityOf(
  { expiryDate }: Pick<BoatDocumentRecord, 'expiryDate'>,
  today: string,
): Schemas['DocumentValidity'] {
  if (expiryDate === null || expiryDate > addDays(today, EXPIRY_WARNING)) return 'VALID';
  return expiryDate < today ? 'EXPIRED' : 'EXPIRING';
}

/** When the file of a document last came in, an instant. */
export const uploadedAt = (document: ManagedDocument['document']): string =>
  document.uploadedAt ?? document.createdAt;

const siblingsOf = (store: Store, { boatId, tourId }: ManagedDocument) =>
  boatId === null
    ? store.tourDocuments.where('tourId', tourId ?? 0)
    : store.boatDocuments.where('boatId', boatId);

/** Whether verifying a document leaves the boat or tour with all its documents in order on `today`. */
export function completesDocuments(store: Store, managed: ManagedDocument, today: string): boolean {
  const { document, kind } = managed;
  if (document.isVerified) return false;
  const all = siblingsOf(store, managed);
  return (
    isComplete(kind, all) &&
    all.every((one) => validityOf(one, today) !== 'EXPIRED') &&
    all.every((one) => one.isVerified || one.id === document.id)
  );
}

/** Whether the boat or tour of a document is published. */
export function isOfferPublished(store: Store, { boatId, tourId }: ManagedDocument): boolean {
  const offer = boatId === null ? store.tours.get(tourId ?? 0) : store.boats.get(boatId);
  return offer !== undefined && isPublished(offer);
}

/** How many documents of a boat or tour wait to be verified. */
export const countWaiting = (documents: readonly Parameters<typeof stateOf>[0][]): number =>
  documents.filter((document) => stateOf(document) === 'WAITING').length;

type Order = (a: ManagedDocument, b: ManagedDocument) => number;

/** Those of the same instant or day: boats before tours, then by id, so that pages are stable. */
const tied: Order = (a, b) => compare(a.kind, b.kind) || compare(a.document.id, b.document.id);
const byUpload: Order = (a, b) =>
  compare(uploadedAt(a.document), uploadedAt(b.document)) || tied(a, b);
/** Those that do not expire come last, whichever way. */
const byExpiry =
  (sign: 1 | -1): Order =>
  (a, b) => {
    const [left, right] = [a.document.expiryDate, b.document.expiryDate];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || tied(a, b);
    }
    return sign * compare(left, right) || tied(a, b);
  };

export const DOCUMENT_ORDERS: Record<Schemas['DocumentSort'], Order> = {
  'uploadedAt,asc': byUpload,
  'uploadedAt,desc': (a, b) => byUpload(b, a),
  'expiryDate,asc': byExpiry(1),
  'expiryDate,desc': byExpiry(-1),
};
