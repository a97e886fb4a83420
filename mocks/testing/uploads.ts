import { base64Of } from '../rules/file/base64.ts';
import type { DocumentType } from '../rules/file/file-content.ts';
import type { BoatDocumentRecord } from '../store/records.ts';

const BEGINNINGS: Record<DocumentType, number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50],
};

/** A file that begins as one of its type does, of `size` bytes. */
export function bytesLike(type: DocumentType, size = 32): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(BEGINNINGS[type]);
  return bytes;
}

/** The same as text in base64. */
export const base64Like = (type: DocumentType, size?: number): string =>
  base64Of(bytesLike(type, size));

/** A document of boat 1 that no administrator has looked at yet. */
export const aDocument = (
  id: number,
  documentType: BoatDocumentRecord['documentType'],
  expiryDate: string | null,
): BoatDocumentRecord => ({
  id,
  boatId: 1,
  documentType,
  documentName: `${id}.pdf`,
  filePath: `boat-documents/1/${id}.pdf`,
  expiryDate,
  isVerified: false,
  verificationNotes: null,
  displayOrder: id,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
});
