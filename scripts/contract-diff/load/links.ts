import { fileURLToPath } from 'node:url';
import { isObject, type Json } from '../lib/json.ts';

/** What leads from a place to another file, as the bundler reads it. */
const KEYS = ['$ref', 'externalValue'];

/**
 * All that may lead from a document to other files, as it is written: references, in examples and extensions too,
 * schemas that a discriminator names, examples kept in files.
 */
export function linksIn(value: Json): Set<string> {
  const found = new Set<string>();
  const add = (link: Json | undefined) => {
    // Most are of the document itself.
    if (typeof link === 'string' && !link.startsWith('#')) found.add(link);
  };
  const look = (inner: Json): void => {
    if (Array.isArray(inner)) inner.forEach(look);
    else if (isObject(inner)) {
      for (const key of KEYS) add(inner[key]);
      for (const link of filesNamedBy(inner.discriminator)) add(link);
      Object.values(inner).forEach(look);
    }
  };
  look(value);
  return found;
}

/** A mapping names schemas by their names, too. */
const filesNamedBy = (discriminator: Json | undefined): Json[] =>
  isObject(discriminator) && isObject(discriminator.mapping)
    ? Object.values(discriminator.mapping).filter((each) =>
        /[/]|\.(ya?ml|json)$/i.test(String(each)),
      )
    : [];

/** The path of a file by its address; undefined for what is no file, or has escapes that stand for nothing. */
export function pathOf(address: string): string | undefined {
  if (!address.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(address);
  } catch {
    return undefined; // the bundler tells of a reference that leads nowhere
  }
}
