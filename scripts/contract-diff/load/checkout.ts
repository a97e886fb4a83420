import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../lib/input-error.ts';
import { addressOf } from '../lib/schema-names.ts';
import { ifReadable, parseValue } from './document.ts';
import { filesAt, nameOf, type Revision } from './git.ts';
import { linksIn, pathOf } from './links.ts';

/**
 * Writes the file at `entry` of a revision and all that it leads to, directly or not, into `folder`, each at its path
 * in the repository. Files that the revision lacks are left out. Throws InputError where a file leads out of the
 * repository: what stands there is of no revision.
 */
export function checkOut(revision: Revision, entry: string, folder: string): void {
  const seen = new Set([entry]);
  // Of all files that are known by now git is asked at once.
  for (let open = [entry]; open.length > 0; ) {
    const files = filesAt(open, revision);
    open = [];
    for (const [place, content] of files) {
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      writeFileSync(join(folder, place), content);
      for (const target of placesIn(content.toString(), place, revision, folder)) {
        if (!seen.has(target)) open.push(target);
        seen.add(target);
      }
    }
  }
}

function placesIn(text: string, place: string, revision: Revision, folder: string): string[] {
  const from = pathToFileURL(join(folder, place)).href;
  const document = ifReadable(() => parseValue(text, place));
  return [...linksIn(document ?? null)].flatMap((link) => {
    const path = pathOf(addressOf(link, from) ?? '');
    if (path === undefined) return [];
    const target = relative(folder, path).replaceAll('\\', '/');
    if (!target.startsWith('../')) return [target];
    throw new InputError(
      `${nameOf(place, revision)} refers to ${link}, which is outside the repository. ` +
        'A revision has only what is in it.',
    );
  });
}
