import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

GlobalWorkerOptions.workerSrc = workerUrl;

export type Pdf = PDFDocumentProxy;

/**
 * Where the decoder of JPEG 2000 is, which is read for the first scan that is one. pdf.js adds the name of the file:
 * behind the question mark, so that it keeps the address that the build gave it.
 */
const DECODERS = `${jpeg2000Url}?/`;

/**
 * Opens a PDF from memory, in a worker. No script of the file is run, and nothing is fetched for it but a decoder.
 * Scans are decoded in JavaScript, for which no page has to allow WebAssembly. Rejects where the file is broken or
 * locked. `close` frees what was taken, at any time.
 */
export function openPdf(file: Blob): { pdf: Promise<Pdf>; close: () => void } {
  const opening = file.arrayBuffer().then((data) =>
    getDocument({
      data,
      enableXfa: false,
      useWasm: false,
      wasmUrl: DECODERS,
      verbosity: VerbosityLevel.ERRORS,
    }),
  );
  return {
    pdf: opening.then(({ promise }) => promise),
    close: () =>
      void opening.then(
        (task) => task.destroy(),
        () => undefined,
      ),
  };
}
