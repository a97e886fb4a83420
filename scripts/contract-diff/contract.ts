import { isObject, type JsonObject } from './lib/json.ts';
import { child, keysOf, resolve } from './lib/pointer.ts';

export { METHODS } from '../../openapi/model/document.ts';

/** A contract as it was read, before anything is rewritten. */
export interface Source {
  /** What the user named: a file or a revision. */
  label: string;
  /** The file that annotations point at, when the document was read from one single file. */
  file?: string;
  text?: string;
  document: JsonObject;
}

/** A contract in the one spelling that comparisons work on. */
export interface Contract {
  source: Source;
  /** As it was read: with what means nothing in its version of OpenAPI, and with names for places. */
  written: JsonObject;
  document: JsonObject;
  /** Where each object of `document` stood in the source. */
  origins: WeakMap<object, string>;
}

export interface OperationName {
  operationId: string;
  /** Upper case: `GET`. */
  method: string;
  path: string;
}

export type Direction = 'request' | 'response';

/** The pointer in the source for a pointer in the normalised document. */
export function sourcePointer(contract: Contract, pointer: string): string {
  let value: JsonObject[string] | undefined = contract.document;
  let origin = '#';
  let rest: string[] = [];
  for (const key of keysOf(pointer)) {
    value = child(value, key);
    rest.push(key);
    const known = typeof value === 'object' && value !== null && contract.origins.get(value);
    if (known) {
      origin = known;
      rest = [];
    }
  }
  return [origin, ...rest.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/**
 * The pointer with positions in parameter lists replaced by `<in>.<name>`: it names the same
 * place after a parameter was added before it, so a waiver keeps matching.
 */
export function stablePointer(contract: Contract, pointer: string): string {
  let value: JsonObject[string] | undefined = contract.document;
  const keys: string[] = [];
  for (const key of keysOf(pointer)) {
    const isListed = Array.isArray(value) && keys.at(-1) === 'parameters';
    value = child(value, key);
    const listed = isListed ? resolve(contract.document, value, pointer).value : undefined;
    keys.push(isObject(listed) ? `${listed.in}.${listed.name}` : key);
  }
  return ['#', ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}
