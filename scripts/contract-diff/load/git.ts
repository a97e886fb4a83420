import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, posix, relative } from 'node:path';
import { InputError } from '../lib/input-error.ts';

/** A commit of a repository. */
export interface Revision {
  /** What the user calls it. */
  name: string;
  commit: string;
  /** The working directory, and where in the repository that is. */
  cwd: string;
  prefix: string;
}

function git(args: string[], cwd: string, input = ''): Buffer {
  return execFileSync('git', args, {
    cwd,
    input,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** The commit that `name` stands for in the repository around `cwd`. Throws InputError where it names none. */
export function openRevision(name: string, cwd: string): Revision {
  const ask = (...args: string[]) =>
    git(['rev-parse', ...args], cwd)
      .toString()
      .trimEnd();
  try {
    const commit = ask('--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return { name, commit, cwd, prefix: ask('--show-prefix') };
  } catch (cause) {
    throw new InputError(
      `"${name}" is neither a file nor a git revision known here. Check the spelling; ` +
        'in a shallow clone, fetch it first (git fetch --unshallow, or fetch-depth: 0).',
      { cause },
    );
  }
}

/** `path` (from the working directory, or absolute) from the top of the repository. Throws InputError outside of it. */
export function placeOf(path: string, { cwd, prefix }: Revision): string {
  const own = isAbsolute(path) ? relative(realpathSync(cwd), withoutLinks(path)) : path;
  const place = posix.join(prefix, own.replaceAll('\\', '/'));
  if (place.startsWith('../') || isAbsolute(place)) {
    throw new InputError(`${path} is outside the repository, so no revision has it.`);
  }
  return place;
}

// The working directory has none, and a path may be written through one.
function withoutLinks(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
}

/** What the user may write for a place of the repository. */
export const nameOf = (place: string, { name, prefix }: Revision): string =>
  `${name}:${posix.relative(`/${prefix}`, `/${place}`)}`;

/**
 * The contents of the files at `places` of a revision, links followed; a place without a file is left out.
 * Throws InputError for a link that leads out of the repository.
 */
export function filesAt(places: readonly string[], revision: Revision): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  // A name of several lines would be read as several.
  const asked = places.filter((place) => !place.includes('\n'));
  const input = asked.map((place) => `${revision.commit}:${place}\n`).join('');
  const output = git(['cat-file', '--batch', '--follow-symlinks'], revision.cwd, input);
  let start = 0;
  for (const place of asked) {
    const end = output.indexOf('\n', start);
    const head = output.toString('utf8', start, end);
    // As in `<hash> blob 12` and `symlink 9`; what is missing has no body.
    const [, kind, size] = /^(?:[0-9a-f]{40,} )?(\w+) (\d+)$/.exec(head) ?? [];
    const body = output.subarray(end + 1, end + 1 + Number(size ?? 0));
    start = size === undefined ? end + 1 : end + 1 + body.length + 1;
    if (kind === 'blob') found.set(place, body);
    if (kind === 'symlink') {
      throw new InputError(
        `${nameOf(place, revision)} is a link to ${body}, which is outside the repository.`,
      );
    }
  }
  return found;
}
