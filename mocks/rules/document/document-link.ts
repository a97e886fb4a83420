import type { BoatDocumentRecord, FileRecord, TourDocumentRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { base64Of } from '../file/base64.ts';
import { checksum } from '../file/checksum.ts';
import { fileAt } from '../file/stored-files.ts';
import { samplePdf } from './sample-pdf.ts';

/** How long the address of a document opens without a token, in seconds. */
const LINK_LIFETIME = 600;

/** Outside the contract: where the mock opens documents, as a store of files beside a real service would. */
const DOCUMENTS = '/_mock/documents';

/** Documents by the table and the folder that they are kept in. */
const TABLES = { 'boat-documents': 'boatDocuments', 'tour-documents': 'tourDocuments' } as const;
export type DocumentFolder = keyof typeof TABLES;

/** Where an answer goes to: the part of a call that an address is made of. */
export interface Asker {
  /** Where the mock is reached from outside. */
  origin: string;
  /** Name of the mock's session; empty for the shared one. */
  session: string;
  /** Real time in milliseconds since 1970. */
  realNow: number;
}

/** The address of a document, signed so that it opens without a token until its time is over. */
export function documentLink(folder: DocumentFolder, id: number, asker: Asker): string {
  const expires = Math.floor(asker.realNow / 1000) + LINK_LIFETIME;
  const query = new URLSearchParams({ expires: String(expires) });
  if (asker.session) query.set('session', asker.session);
  query.set('signature', signature(folder, id, expires, asker.session));
  return `${asker.origin}${DOCUMENTS}/${folder}/${id}?${query}`;
}

/**
 * The file behind an address that `documentLink` made; a sample for a document that came with the data.
 * `path` is what follows DOCUMENTS. Undefined when the signature is not its own, its time is over
 * (`realNow` in milliseconds), or there is no such document.
 */
export function openDocument(
  store: Store,
  path: string,
  query: URLSearchParams,
  realNow: number,
): Pick<FileRecord, 'contentType' | 'base64'> | undefined {
  const [, folder = '', name = ''] = path.split('/');
  const id = Number(name);
  const expires = Number(query.get('expires'));
  if (!isFolder(folder) || !(expires * 1000 > realNow)) return undefined;
  const signed = signature(folder, id, expires, query.get('session') ?? '');
  if (query.get('signature') !== signed) return undefined;
  const document = store[TABLES[folder]].get(id);
  return document && documentFile(store, document);
}

/** The file of a document; a sample for one that came with the data. */
export function documentFile(
  store: Store,
  document: BoatDocumentRecord | TourDocumentRecord,
): Pick<FileRecord, 'contentType' | 'base64'> {
  const facts = [document.documentName, document.documentType, document.expiryDate ?? ''];
  return (
    fileAt(store, document.filePath) ?? {
      contentType: 'application/pdf',
      base64: base64Of(samplePdf(facts)),
    }
  );
}

const isFolder = (name: string): name is DocumentFolder => name in TABLES;

const signature = (folder: string, id: number, expires: number, session: string) =>
  checksum(`pruva-mock ${folder} ${id} ${expires} ${session}`);
