import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { InputError, messageOf } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject } from '../lib/json.ts';
import { membersOf } from '../lib/members.ts';
import { parseJson } from './json-text.ts';

/** The text of a file, which the user calls `name`. Throws InputError when it cannot be read. */
export function readText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new InputError(`${name} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/** A document from YAML or JSON, which the user calls `name`. Throws InputError for what is none. */
export function parseText(text: string, name: string): JsonObject {
  const value = parseValue(text, name);
  if (!isObject(value))
    throw new InputError(`${name} is not an OpenAPI document: it is no object.`);
  return value;
}

/** Any value from YAML or JSON. Throws InputError where the text of `name` is neither. */
export function parseValue(text: string, name: string): Json {
  const plain = text.replace(/^\uFEFF/u, '');
  try {
    // Merge keys are of YAML 1.1, and common all the same.
    return parseJson(plain) ?? parse(plain, { merge: true, maxAliasCount: MOST_COPIES });
  } catch (cause) {
    throw new InputError(`${name} is neither JSON nor YAML: ${messageOf(cause)}`, { cause });
  }
}

/** What `read` answers; undefined for what cannot be read, which the bundler tells of. */
export function ifReadable(read: () => Json): Json | undefined {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof InputError) return undefined;
    throw cause;
  }
}

/** Of anchors within anchors; far more than a contract has, and few enough to be looked at. */
const MOST_COPIES = 1_000_000;

/** Every reference of a document, as it is written. */
export function references(value: Json, found: string[] = [], isMap = false): string[] {
  if (Array.isArray(value)) {
    for (const item of value) references(item, found);
  } else if (isObject(value)) {
    if (typeof value.$ref === 'string') found.push(value.$ref);
    for (const { value: item, isMap: isNamed } of membersOf(value, isMap)) {
      references(item, found, isNamed);
    }
  }
  return found;
}
