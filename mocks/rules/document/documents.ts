import { boatDocumentOrderLimits } from '../../../generated/limits.ts';
import type { BoatDocumentRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { instant } from '../calendar/day.ts';
import { byPlace, nextPlace } from '../common/display-order.ts';
import { conflict, invalid, isRefusal, type Refusal } from '../common/refusal.ts';
import { contentTypeOf, DOCUMENT_TYPES, MAX_FILE_BYTES } from '../file/file-content.ts';
import { fileAt, removeFile } from '../file/stored-files.ts';

/** Most documents that a boat or tour has: as many as can be put in order in one call. */
const MAX_DOCUMENTS = boatDocumentOrderLimits.orders.maxItems;

/** What documents of boats and of tours have in common, whatever they prove. */
export type AnyDocument = Omit<BoatDocumentRecord, 'boatId' | 'documentType'> & {
  documentType: string;
};

/** What is said of a document when it is uploaded or changed; its file only when there is one. */
export interface Said<Type extends string> {
  documentType: Type;
  documentName: string;
  expiryDate?: string | null;
  isVerified?: boolean;
  verificationNotes?: string | null;
  displayOrder?: number;
  documentData?: string;
}

/**
 * Why documents cannot be kept beside those of the same boat or tour: 422 an expiry date before `today`,
 * 413 and 415 by their content, 409 a second one of the same type, OTHER excepted.
 * `fieldOf` gives the place of one in the request.
 */
export function documentsRefusal(
  said: readonly Said<string>[],
  siblings: readonly AnyDocument[],
  today: string,
  fieldOf: (index: number) => string,
): Refusal | undefined {
  const taken = new Set(siblings.map((document) => document.documentType));
  for (const [index, { expiryDate, documentData }] of said.entries()) {
    const field = fieldOf(index);
    if (expiryDate && expiryDate < today) return expired(`${field}.expiryDate`);
    if (documentData === undefined) continue;
    const place = `${field}.documentData`;
    const contentType = contentTypeOf(documentData, place, DOCUMENT_TYPES, MAX_FILE_BYTES);
    if (isRefusal(contentType)) return contentType;
  }
  for (const [index, { documentType }] of said.entries()) {
    if (documentType === 'OTHER') continue;
    if (taken.has(documentType)) return duplicate(`${fieldOf(index)}.documentType`, documentType);
    taken.add(documentType);
  }
  if (siblings.length + said.length <= MAX_DOCUMENTS) return undefined;
  return conflict('TOO_MANY_DOCUMENTS', {
    tr: `En fazla ${MAX_DOCUMENTS} belge saklanabilir.`,
    en: `At most ${MAX_DOCUMENTS} documents can be kept.`,
  });
}

/**
 * Keeps the file of a document under a path of its own and answers the path. `folder` is that of the
 * boat or tour, such as `boat-documents/1`.
 */
export function storeDocument(
  store: Store,
  folder: string,
  { documentName, documentData }: { documentName: string; documentData: string },
): string {
  const contentType = contentTypeOf(documentData, '', DOCUMENT_TYPES, MAX_FILE_BYTES);
  let path = `${folder}/${documentName}`;
  for (let copy = 2; fileAt(store, path); copy += 1) path = `${folder}/${copy}-${documentName}`;
  store.files.insert({
    path,
    contentType: isRefusal(contentType) ? 'application/octet-stream' : contentType,
    base64: documentData,
  });
  return path;
}

/** What is kept of a document that was uploaded, apart from where it belongs and lies. */
export type NewDocument<Type extends string> = Omit<
  AnyDocument,
  'id' | 'filePath' | 'documentType'
> & { documentType: Type };

/**
 * A new document without what says where it belongs. `verdict`: whether verification and notes sent along
 * count, which they do from an administrator only. `now` in milliseconds since 1970.
 */
export function newDocument<Type extends string>(
  said: Said<Type>,
  siblings: readonly AnyDocument[],
  now: number,
  verdict: boolean,
): NewDocument<Type> {
  return {
    documentType: said.documentType,
    documentName: said.documentName,
    expiryDate: said.expiryDate ?? null,
    isVerified: verdict && said.isVerified === true,
    verificationNotes: verdict ? (said.verificationNotes ?? null) : null,
    displayOrder: said.displayOrder ?? nextPlace(siblings),
    createdAt: instant(now),
    updatedAt: instant(now),
    uploadedAt: instant(now),
  };
}

/**
 * What a document becomes when it is replaced. A change of its type, file or expiry date takes the
 * verification and its notes away, unless an administrator's own `verdict` comes along.
 */
export function changedDocument<Type extends string>(
  document: AnyDocument,
  said: Said<Type>,
  now: number,
  verdict: boolean,
): Omit<NewDocument<Type>, 'createdAt'> {
  const expiryDate = said.expiryDate ?? null;
  const isOther =
    said.documentData !== undefined ||
    said.documentType !== document.documentType ||
    expiryDate !== document.expiryDate;
  const kept = isOther ? { isVerified: false, verificationNotes: null } : document;
  return {
    documentType: said.documentType,
    documentName: said.documentName,
    expiryDate,
    isVerified: verdict ? (said.isVerified ?? kept.isVerified) : kept.isVerified,
    verificationNotes:
      verdict && said.verificationNotes !== undefined
        ? said.verificationNotes
        : kept.verificationNotes,
    displayOrder: said.displayOrder ?? document.displayOrder,
    updatedAt: instant(now),
    ...(said.documentData !== undefined && { uploadedAt: instant(now) }),
  };
}

/** Why documents cannot be put in a new order: one of them is not among `siblings` (422). */
export function orderRefusal(
  orders: readonly { id: number }[],
  siblings: readonly AnyDocument[],
): Refusal | undefined {
  const known = new Set(siblings.map(({ id }) => id));
  const problems = orders.flatMap(({ id }, index) =>
    known.has(id)
      ? []
      : [
          {
            field: `body.orders.${index}.id`,
            message: { tr: 'bu kaydın belgesi değil', en: 'is no document of this record' },
          },
        ],
  );
  return problems.length > 0 ? invalid(problems) : undefined;
}

/** Documents in the order they are shown. */
export function inPlaces<T extends AnyDocument>(documents: readonly T[]): T[] {
  return documents.toSorted(byPlace);
}

/** Removes the file of a document, if one was uploaded. */
export function removeDocumentFile(store: Store, { filePath }: AnyDocument): void {
  removeFile(store, filePath);
}

const expired = (field: string) =>
  invalid([{ field, message: { tr: 'geçmişte bir tarih olamaz', en: 'must not be in the past' } }]);

const duplicate = (field: string, type: string) =>
  conflict(
    'DUPLICATE_DOCUMENT_TYPE',
    {
      tr: `Aynı tipte birden fazla belge yüklenmiş: ${type}`,
      en: `There is a document of this type already: ${type}`,
    },
    [{ field, message: { tr: 'bu tipte bir belge var', en: 'is taken by another document' } }],
  );
