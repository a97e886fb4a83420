/**
 * Serves the mock with one mistake in its source: `node tests/conformance/mutants/serve.ts <name> [port]`; without a
 * name the mock as it is. The name is an entry's or that of a drawn mistake. The files stay as they are: the mistake is made while they are loaded.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { wrongUse } from '../../../scripts/lib/command-line.ts';
import { changed } from './change.ts';
import { MUTANTS } from './index.ts';
import type { Mistake } from './mutant.ts';

const [name = '', port = '0'] = process.argv.slice(2);
const mutant = MUTANTS.find((each) => each.name === name) ?? (await drawnCalled(name));
if (name !== '' && !mutant) wrongUse(`No mutant is called "${name}".`);
const isApplied = mutant ? applying(mutant) : () => true;

const { startMock } = await import('../../../mocks/index.ts');
const { url } = await startMock({ contract: CONTRACT_FILES, port: Number(port) });
if (!isApplied()) throw new Error(`"${name}": mocks/${mutant?.file} was not loaded.`);
if (process.send) process.send(url);
else console.log(url);
// Whoever started it may end without a word.
process.once('disconnect', () => process.exit());

/** The parser is loaded only for those that have no entry. */
async function drawnCalled(called: string): Promise<Mistake | undefined> {
  if (called === '') return undefined;
  const { drawnMistake } = await import('./random/draw.ts');
  return drawnMistake(called);
}

/** Makes the mistake when its file is loaded. Answers whether that has happened. */
function applying(mistake: Mistake): () => boolean {
  const address = pathToFileURL(`mocks/${mistake.file}`).href;
  let isDone = false;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (url !== address) return loaded;
      isDone = true;
      return { ...loaded, source: changed(String(loaded.source), mistake) };
    },
  });
  return () => isDone;
}
