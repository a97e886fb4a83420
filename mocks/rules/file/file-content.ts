import * as v from 'valibot';
import { boatImageFormLimits, tourImageDetailsLimits } from '../../../generated/limits.ts';
import { vFileName } from '../../../generated/schemas.ts';
import {
  invalid,
  type Refusal,
  type Text,
  tooLarge,
  unsupportedMediaType,
} from '../common/refusal.ts';
import { decodedSize, firstBytes } from './base64.ts';

/** What a picture may be, by its content. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';
/** What a document may be, by its content. */
export type DocumentType = ImageType | 'application/pdf';

export const IMAGE_TYPES: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp'];
export const DOCUMENT_TYPES: readonly DocumentType[] = ['application/pdf', ...IMAGE_TYPES];

const MEGABYTE = 1024 * 1024;

/** Bytes of the largest document and the largest picture of a boat: 10 MB. */
export const MAX_FILE_BYTES: number = boatImageFormLimits.file.maxBytes;
/**
 * Bytes of the largest picture of a tour, 5 MB. The contract bounds its text in base64,
 * which comes in steps of three bytes.
 */
export const MAX_TOUR_IMAGE_BYTES =
  Math.floor(((tourImageDetailsLimits.imageData.maxLength / 4) * 3) / MEGABYTE) * MEGABYTE;

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Longest beginning by which a type is known, in bytes. */
const HEAD = 12;

/** What a file is by the first bytes of its content, whatever it is called: names and declared types can be wrong. */
export function sniff(head: Uint8Array): DocumentType | undefined {
  const start = text(head.subarray(0, HEAD));
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';
  return undefined;
}

const TOO_LARGE = (limit: number): Text => ({
  tr: `Dosya boyutu ${limit / MEGABYTE}MB'dan büyük olamaz`,
  en: `must be at most ${limit / MEGABYTE} MB`,
});
const NOT_BASE64: Text = { tr: 'geçerli base64 değil', en: 'is not valid base64' };
const NAMES: Record<DocumentType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};
const OTHER_CONTENT = (types: readonly DocumentType[]): Text => {
  const names = types.map((type) => NAMES[type]);
  return {
    tr: `Geçersiz dosya türü. Kabul edilen: ${new Intl.ListFormat('tr').format(names)}.`,
    en: `Invalid file type. Allowed: ${new Intl.ListFormat('en').format(names)}.`,
  };
};
const DANGEROUS: Text = {
  tr: 'Güvenlik nedeniyle bu dosya türüne izin verilmiyor.',
  en: 'File type not allowed for security reasons.',
};

/**
 * What a file in base64 is, or why it is refused: 422 what is no base64, 413 over `limit` bytes once
 * decoded, 415 what is none of `types` by its content. `field` is its place in the request.
 */
export function contentTypeOf<T extends DocumentType>(
  base64: string,
  field: string,
  types: readonly T[],
  limit: number,
): T | Refusal {
  const size = decodedSize(base64);
  if (size === undefined) return invalid([{ field, message: NOT_BASE64 }]);
  if (size > limit) return tooLarge([{ field, message: TOO_LARGE(limit) }]);
  return typeOf(firstBytes(base64, HEAD), field, types);
}

/** The same for a file that came as bytes under a name; 415 also when its name is one of a program. */
export function contentTypeOfFile<T extends DocumentType>(
  file: { name: string; bytes: Uint8Array },
  field: string,
  types: readonly T[],
  limit: number,
): T | Refusal {
  if (file.bytes.length > limit) return tooLarge([{ field, message: TOO_LARGE(limit) }]);
  if (!v.is(vFileName, file.name)) return unsupportedMediaType([{ field, message: DANGEROUS }]);
  return typeOf(file.bytes, field, types);
}

function typeOf<T extends DocumentType>(
  head: Uint8Array,
  field: string,
  types: readonly T[],
): T | Refusal {
  const found = sniff(head);
  const type = types.find((candidate) => candidate === found);
  return type ?? unsupportedMediaType([{ field, message: OTHER_CONTENT(types) }]);
}
