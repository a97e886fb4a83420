import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError, messageOf } from '../lib/input-error.ts';

function git(args: string[], cwd: string): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Throws InputError unless `revision` names a commit of the repository around `cwd`. */
export function assertRevision(revision: string, cwd: string): void {
  try {
    git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], cwd);
  } catch (cause) {
    throw new InputError(
      `"${revision}" is neither a file nor a git revision known here. Check the spelling; ` +
        'in a shallow clone, fetch it first (git fetch --unshallow, or fetch-depth: 0).',
      { cause },
    );
  }
}

/** The text of `path` (from `cwd`) at `revision`. Throws InputError when it was not there. */
export function fileAtRevision(revision: string, path: string, cwd: string): string {
  try {
    return git(['show', `${revision}:./${path}`], cwd);
  } catch (cause) {
    throw new InputError(
      `${path} does not exist at revision ${revision}. ` +
        'Name a revision that has it, or write REVISION:PATH.',
      { cause },
    );
  }
}

/** Writes the YAML and JSON files that stood beside and below `path` at `revision` into `target`. */
export function checkOutAround(revision: string, path: string, cwd: string, target: string): void {
  try {
    const names = git(['ls-tree', '-r', '--name-only', '-z', revision, `${dirname(path)}/`], cwd);
    for (const name of names.split('\0').filter((each) => /\.(ya?ml|json)$/.test(each))) {
      mkdirSync(join(target, dirname(name)), { recursive: true });
      writeFileSync(join(target, name), git(['show', `${revision}:./${name}`], cwd));
    }
  } catch (cause) {
    throw new InputError(
      `The files beside ${path} at ${revision} cannot be read: ${messageOf(cause)}`,
      { cause },
    );
  }
}
