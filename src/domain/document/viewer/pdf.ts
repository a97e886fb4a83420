import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

export type Pdf = PDFDocumentProxy;

/**
 * Opens a PDF from memory, in a worker. No script of the file is run, and nothing is fetched for it. Rejects where
 * the file is broken or locked. `close` frees what was taken, at any time.
 */
export function openPdf(file: Blob): { pdf: Promise<Pdf>; close: () => void } {
  const opening = file
    .arrayBuffer()
    .then((data) => getDocument({ data, enableXfa: false, verbosity: VerbosityLevel.ERRORS }));
  return {
    pdf: opening.then(({ promise }) => promise),
    close: () =>
      void opening.then(
        (task) => task.destroy(),
        () => undefined,
      ),
  };
}
