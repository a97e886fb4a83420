import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { InputError } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject } from '../lib/json.ts';
import { addressOf, type Part, placedIn } from '../lib/schema-names.ts';
import { parseText, readText, references } from './document.ts';

/**
 * Copies a contract of several files into `folder` so that they refer to each other by paths and pointers alone, which
 * is all that a bundler knows: a `$id`, an `$anchor` or an escaped path means the same file and place as before.
 * Answers the copy of `entry`; undefined where the files are like that already.
 */
export function withFilesAlone(entry: string, folder: string): string | undefined {
  const read = filesFrom(pathToFileURL(entry).href);
  const placed = placedIn(read);
  const isEscaped = ({ document }: Part) => references(document).some((ref) => ref.includes('%'));
  if (placed === read && !read.some(isEscaped)) return undefined;
  const files = placed.map((part) => ({ ...part, path: fileURLToPath(part.address) }));
  const top = files.map(({ path }) => dirname(path)).reduce(sharedFolder);
  for (const { document, address, path } of files) {
    const copy = join(folder, relative(top, path));
    mkdirSync(dirname(copy), { recursive: true });
    // JSON is YAML, so that the name of the file may stay.
    writeFileSync(copy, JSON.stringify(byPaths(document, address)));
  }
  return join(folder, relative(top, entry));
}

/** A file and all that it refers to, directly or not, the first one first; none where one of them is no object. */
function filesFrom(first: string): Part[] {
  const found = new Map<string, Part>();
  const open = [first];
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    const path = pathOf(address);
    if (path === undefined || found.has(address)) continue;
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    const document = documentIn(path);
    if (document === undefined) return [];
    found.set(address, { document, address });
    for (const reference of references(document)) {
      const target = addressOf(reference, address);
      if (target !== undefined) open.push(target);
    }
  }
  return [...found.values()];
}

/** The path of a file by its address; undefined for what is no file, or has escapes that stand for nothing. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(address);
  } catch {
    return undefined; // the bundler tells of a reference that leads nowhere
  }
}

function documentIn(path: string): JsonObject | undefined {
  try {
    return parseText(readText(path, path), path);
  } catch (cause) {
    // A list may be referred to as well; what cannot be read is told by the bundler.
    if (cause instanceof InputError) return undefined;
    throw cause;
  }
}

const sharedFolder = (one: string, other: string): string => {
  let folder = one;
  while (relative(folder, other).startsWith('..')) folder = dirname(folder);
  return folder;
};

/** A document whose references to files are paths relative to it, unescaped. */
function byPaths(value: JsonObject, address: string): JsonObject {
  const own = dirname(fileURLToPath(address));
  const path = (reference: string): string => {
    const target = addressOf(reference, address);
    const file = target === undefined ? undefined : pathOf(target);
    if (reference.startsWith('#') || file === undefined) return reference;
    const to = relative(own, file).replaceAll('\\', '/');
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
  // It is an object still.
  return rewritten(value) as JsonObject;
}
