import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isObject, type Json, type JsonObject } from '../lib/json.ts';
import { addressOf, type Part, placedIn } from '../lib/schema-names.ts';
import { filesFrom } from './connected.ts';
import { references } from './document.ts';
import { pathOf } from './links.ts';

/** A contract of several files, copied. */
export interface Copy {
  entry: string;
  /** The path of the file that one of them is a copy of; any other path is answered as it came. */
  originalOf: (path: string) => string;
}

/**
 * Copies a contract of several files into `folder` so that they refer to each other by paths and pointers alone, which
 * is all that a bundler knows: a `$id`, an `$anchor` or an escaped path means the same file and place as before, and
 * a document is one whatever its file is called. Undefined where the files are like that already.
 */
export function withFilesAlone(entry: string, folder: string): Copy | undefined {
  const { parts, others } = filesFrom(pathToFileURL(entry).href);
  const placed = placedIn(parts);
  const isEscaped = ({ document }: Part) => references(document).some((ref) => ref.includes('%'));
  const files = placed.map((part) => ({ ...part, path: fileURLToPath(part.address) }));
  const renamed = new Set(files.map(({ path }) => path).filter((path) => !DOCUMENT.test(path)));
  if (placed === parts && !parts.some(isEscaped) && renamed.size === 0) return undefined;
  const top = [...files.map(({ path }) => path), ...others].map(dirname).reduce(sharedFolder);
  const nameOf = (path: string) => (renamed.has(path) ? `${path}.json` : path);
  const originals = new Map<string, string>();
  const copyOf = (path: string, name = path): string => {
    const copy = join(folder, relative(top, name));
    mkdirSync(dirname(copy), { recursive: true });
    originals.set(copy, path);
    return copy;
  };
  for (const { document, address, path } of files) {
    // JSON is YAML, so that the name of the file may stay.
    const text = JSON.stringify(byPaths(document, address, nameOf));
    writeFileSync(copyOf(path, nameOf(path)), text);
  }
  // A document by another name is a text as well.
  for (const path of [...others, ...renamed]) copyFileSync(path, copyOf(path));
  return {
    entry: copyOf(entry, nameOf(entry)),
    originalOf: (path) => {
      const within = relative(folder, path);
      return originals.get(path) ?? (within.startsWith('..') ? path : join(top, within));
    },
  };
}

/** The names by which the bundler knows a document; what has any other is a text for it. */
const DOCUMENT = /\.(json|ya?ml)$/;
const sharedFolder = (one: string, other: string): string => {
  let folder = one;
  while (relative(folder, other).startsWith('..')) folder = dirname(folder);
  return folder;
};

/** A document whose references to files are paths relative to it, unescaped, by the names that they go by. */
function byPaths(value: JsonObject, address: string, nameOf: (path: string) => string): JsonObject {
  const own = dirname(fileURLToPath(address));
  const path = (reference: string): string => {
    const target = addressOf(reference, address);
    const file = target === undefined ? undefined : pathOf(target);
    if (reference.startsWith('#') || file === undefined) return reference;
    const to = relative(own, nameOf(file)).replaceAll('\\', '/');
    const fragment = reference.split('#')[1];
    return fragment === undefined ? to : `${to}#${fragment}`;
  };
  const rewritten = (inner: Json): Json => {
    if (Array.isArray(inner)) return inner.map(rewritten);
    if (!isObject(inner)) return inner;
    const entries = Object.entries(inner).map(([key, item]): [string, Json] => [
      key,
      key === '$ref' && typeof item === 'string' ? path(item) : rewritten(item),
    ]);
    return Object.fromEntries(entries);
  };
  // It is an object still, or a list.
  return rewritten(value) as JsonObject;
}
