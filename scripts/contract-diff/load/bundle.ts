import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedocly } from '../../lib/redocly.ts';
import { InputError } from '../lib/input-error.ts';
import type { JsonObject } from '../lib/json.ts';
import { parseText } from './document.ts';
import { withFilesAlone } from './files.ts';
import { problemsIn } from './problems.ts';

/** How the files of a contract are called in messages. */
interface Names {
  /** The contract. */
  label: string;
  /** The file at an absolute path. */
  nameOf: (path: string) => string;
}

/** One document made of a contract that spreads over files. Throws InputError where that cannot be done. */
export async function bundle(file: string, { label, nameOf }: Names): Promise<JsonObject> {
  const folder = temporaryFolder('contract-bundle-');
  try {
    const target = join(folder, 'bundle.json');
    const copy = withFilesAlone(file, join(folder, 'files'));
    const { entry, originalOf } = copy ?? { entry: file, originalOf: (path: string) => path };
    const run = await runRedocly(['bundle', entry, '--output', target], folder);
    if (run.exitCode !== 0 || !existsSync(target)) {
      const problems = problemsIn({ stderr: run.stderr, folder, originalOf, nameOf });
      throw new InputError(`${label} cannot be bundled into one document. ${problems}`);
    }
    return parseText(readFileSync(target, 'utf8'), label);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new folder, by the path that programs run in it see. */
export const temporaryFolder = (prefix: string): string =>
  realpathSync(mkdtempSync(join(tmpdir(), prefix)));
