import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { InputError, messageOf } from '../lib/input-error.ts';
import { isObject, type Json, type JsonObject } from '../lib/json.ts';
import { membersOf } from '../lib/members.ts';

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
  let value: unknown;
  const plain = text.replace(/^\uFEFF/u, '');
  try {
    // Merge keys are of YAML 1.1, and common all the same.
    value = jsonOf(plain) ?? parse(plain, { merge: true });
  } catch (cause) {
    throw new InputError(`${name} is neither JSON nor YAML: ${messageOf(cause)}`, { cause });
  }
  if (!isObject(value))
    throw new InputError(`${name} is not an OpenAPI document: it is no object.`);
  return value;
}

/** The value of a text that is JSON, which is read a hundred times faster than as YAML; undefined for any other. */
function jsonOf(text: string): unknown {
  if (!/^\s*[{[]/u.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // YAML may begin with a bracket as well; what is neither is told by its reader.
    return undefined;
  }
}

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
