import { applicationDocumentsFormLimits } from '../../../generated/limits.ts';
import type { ApplicationRecord, FileRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { invalid, isRefusal, type Refusal } from '../common/refusal.ts';
import { fold } from '../common/text.ts';
import { base64Of } from '../file/base64.ts';
import { contentTypeOfFile, type DocumentType } from '../file/file-content.ts';
import { fileAt } from '../file/stored-files.ts';

/** What a document of an application may be, and how its path ends. */
const ENDINGS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const satisfies Partial<Record<DocumentType, string>>;
type ApplicationFileType = keyof typeof ENDINGS;

const TYPES: readonly ApplicationFileType[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** A document that may be kept: its name without ending, its type by its content, its bytes. */
export interface CheckedFile {
  stem: string;
  type: ApplicationFileType;
  bytes: Uint8Array;
}

const MAX_STEM_LENGTH = 100;

/** A file's name as a path of the contract may have it: plain letters and digits, joined by hyphens. */
function stemOf(name: string): string {
  const stem = fold(name.replace(/\.[^.]*$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replaceAll(/^-|-$/g, '');
  return stem === '' ? 'belge' : stem;
}

const FIELD = 'body.documents';
/** Most documents of an application, as its list in the contract has them. */
const MAX_DOCUMENTS = 100;

/**
 * Checks the documents of a form before any is kept, `parts` being the values of the field and `kept`
 * how many the application has: 413 over 10 MB, 415 what is no PDF, JPEG or PNG by content, 422 parts
 * that are text and documents beyond the hundredth.
 */
export function checkFiles(
  parts: readonly string[],
  files: readonly { name: string; bytes: Uint8Array }[],
  kept: number,
): CheckedFile[] | Refusal {
  if (parts.length > files.length) {
    const message = { tr: 'dosya olarak gönderilmelidir', en: 'must be sent as files' };
    return invalid([{ field: FIELD, message }]);
  }
  if (kept + files.length > MAX_DOCUMENTS) {
    const message = {
      tr: `bir başvurunun en çok ${MAX_DOCUMENTS} belgesi olabilir`,
      en: `an application has at most ${MAX_DOCUMENTS} documents`,
    };
    return invalid([{ field: FIELD, message }]);
  }
  const { maxBytes } = applicationDocumentsFormLimits.documents.items;
  const checked: CheckedFile[] = [];
  for (const [index, file] of files.entries()) {
    const type = contentTypeOfFile(file, `${FIELD}.${index}`, TYPES, maxBytes);
    if (isRefusal(type)) return type;
    checked.push({ stem: stemOf(file.name), type, bytes: file.bytes });
  }
  return checked;
}

/** Keeps checked documents with an application and answers it with their paths added. */
export function keepFiles(
  store: Store,
  application: ApplicationRecord,
  files: readonly CheckedFile[],
): ApplicationRecord {
  const paths = [...application.documentFilePaths];
  for (const { stem, type, bytes } of files) {
    const pathOf = (suffix: string) =>
      `applications/${application.id}/${stem}${suffix}.${ENDINGS[type]}`;
    let path = pathOf('');
    for (let count = 2; paths.includes(path); count += 1) path = pathOf(`-${count}`);
    store.files.insert({ path, contentType: type, base64: base64Of(bytes) });
    paths.push(path);
  }
  return store.applications.update(application.id, { documentFilePaths: paths }) ?? application;
}

/** A document of an application; undefined for a path that it does not list, so that no other file can be read. */
export function applicationFile(
  store: Store,
  application: ApplicationRecord,
  path: string,
): FileRecord | undefined {
  return application.documentFilePaths.includes(path) ? fileAt(store, path) : undefined;
}
