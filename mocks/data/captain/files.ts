import { samplePdf } from '../../rules/document/sample-pdf.ts';
import { base64Of } from '../../rules/file/base64.ts';
import type { ApplicationRecord, FileRecord } from '../../store/records.ts';

/** A white JPEG of one pixel: large enough to be opened. */
const PICTURE =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

/** The scans that applications list; all PDFs are one, and all pictures are one. */
export function createFiles(applications: readonly ApplicationRecord[]): FileRecord[] {
  const scan = base64Of(samplePdf(['Pruva', 'Kaptan başvurusu belgesi']));
  return applications
    .flatMap(({ documentFilePaths }) => documentFilePaths)
    .map((path, index) => ({
      id: index + 1,
      path,
      ...(path.endsWith('.pdf')
        ? { contentType: 'application/pdf', base64: scan }
        : { contentType: 'image/jpeg', base64: PICTURE }),
    }));
}
