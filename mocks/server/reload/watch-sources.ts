import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import type { Mock } from '../../behaviour.ts';
import { createReloader, watchFolder } from './reload.ts';

type Log = (line: string) => void;

const FOLDER = join(import.meta.dirname, '../..');

/** Whether the mock runs from its TypeScript sources; a packed one has no handlers to change. */
const RUNS_FROM_SOURCES = import.meta.filename.endsWith('.ts');

/** Loads again after every change in a folder, and says so. Answers how to stop. */
function watching(
  folder: string,
  { what, load, log }: { what: string; load(): Promise<void>; log: Log },
): () => void {
  return watchFolder(folder, async () => {
    const started = performance.now();
    try {
      await load();
      log(`${what} loaded again in ${Math.round(performance.now() - started)} ms; state kept.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`${what} could not be loaded again: ${reason}`);
    }
  });
}

/** Hands over the mock's behaviour whenever a file of it changes. Answers how to stop. */
export function watchHandlers(changed: (mock: Mock) => void, log: Log): () => void {
  if (!RUNS_FROM_SOURCES) return () => {};
  const reload = createReloader<{ mock: Mock }>(FOLDER, 'behaviour.ts');
  const load = async () => changed((await reload()).mock);
  return watching(FOLDER, { what: 'Handlers', load, log });
}

/** Hands over the contract whenever a file beside or below its root file changes. Answers how to stop. */
export function watchContract(
  source: string,
  changed: (document: OpenApiDocument) => void,
  log: Log,
): () => void {
  async function load() {
    // Loaded with the first change only: most runs of the mock have none.
    const { bundleContract } = await import('../../../openapi/model/bundle.ts');
    changed(await bundleContract(source));
  }
  return watching(dirname(source), { what: 'Contract', load, log });
}
