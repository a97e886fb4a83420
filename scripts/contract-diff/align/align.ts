import { type Contract, type Direction, METHODS, type OperationName } from '../contract.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../lib/json.ts';
import { writtenId } from '../lib/operation-id.ts';
import { namesOf, templateOf } from '../lib/path-template.ts';
import { join, resolve } from '../lib/pointer.ts';

/** An operation that stands in both contracts, at the same pointer once they are aligned. */
export interface OperationPair {
  name: OperationName;
  pointer: string;
  base: JsonObject;
  revision: JsonObject;
  renamed: { from: string; to: string }[];
  /** A webhook or callback: the service calls, and whoever reads its calls answers. */
  isEvent: boolean;
}

/** An operation that only one contract has, set aside. */
export interface UnmatchedOperation {
  name: OperationName;
  /** Its pointer in the normalised document. */
  at: string;
  /** Its pointer in the source. */
  origin: string;
  operation: JsonObject;
}

/** Which way the requests of an operation go: to the service, or from it. */
export function sent({ isEvent }: OperationPair): Direction {
  return isEvent ? 'response' : 'request';
}

/** Which way its answers go. */
export function answered({ isEvent }: OperationPair): Direction {
  return isEvent ? 'request' : 'response';
}

export interface Alignment {
  pairs: OperationPair[];
  removed: UnmatchedOperation[];
  added: UnmatchedOperation[];
}

/**
 * Matches operations by method and path template and rewrites both documents so that only matched operations
 * remain, under the base's paths and with the base's path parameter names.
 */
export function alignOperations(base: Contract, revision: Contract): Alignment {
  const basePaths = objectAt(base.document, 'paths') ?? {};
  const revisionPaths = objectAt(revision.document, 'paths') ?? {};
  const partners = matchPaths(Object.keys(basePaths), Object.keys(revisionPaths));
  const alignment: Alignment = { pairs: [], removed: [], added: [] };
  const matchedBase: JsonObject = {};
  const matchedRevision: JsonObject = {};
  for (const path of Object.keys(basePaths)) {
    const partner = partners.get(path);
    const left = objectAt(basePaths, path) ?? {};
    const right = (partner !== undefined && objectAt(revisionPaths, partner)) || {};
    const both: [JsonObject, JsonObject] = [{}, {}];
    for (const method of METHODS) {
      const pair = [objectAt(left, method), objectAt(right, method)] as const;
      const pointer = join('#/paths', path, method);
      if (pair[0] && pair[1]) {
        const renamed = renamings(path, partner ?? path);
        renameParameters(revision, pair[1], pointer, renamed);
        const name = operationName(pair[0], method, path);
        const matched = {
          name,
          pointer,
          base: pair[0],
          revision: pair[1],
          renamed,
          isEvent: false,
        };
        alignment.pairs.push(matched);
        both[0][method] = pair[0];
        both[1][method] = pair[1];
      } else if (pair[0]) {
        alignment.removed.push(lone(base, pair[0], method, path));
      } else if (pair[1]) {
        alignment.added.push(lone(revision, pair[1], method, partner ?? path));
      }
    }
    if (Object.keys(both[0]).length > 0) {
      matchedBase[path] = keepOrigin(base, both[0], left);
      matchedRevision[path] = keepOrigin(revision, both[1], right);
    }
  }
  const taken = new Set(partners.values());
  for (const path of Object.keys(revisionPaths).filter((each) => !taken.has(each))) {
    for (const method of METHODS) {
      const operation = objectAt(objectAt(revisionPaths, path), method);
      if (operation) alignment.added.push(lone(revision, operation, method, path));
    }
  }
  base.document.paths = keepOrigin(base, matchedBase, basePaths);
  revision.document.paths = keepOrigin(revision, matchedRevision, revisionPaths);
  return alignment;
}

function lone(
  contract: Contract,
  operation: JsonObject,
  method: string,
  path: string,
): UnmatchedOperation {
  const at = join('#/paths', path, method);
  const origin = contract.origins.get(operation) ?? at;
  return { name: operationName(operation, method, path), at, origin, operation };
}

/** How reports call an operation. */
export function operationName(operation: JsonObject, method: string, path: string): OperationName {
  return {
    operationId: writtenId(operation) ?? '(no operationId)',
    method: method.toUpperCase(),
    path,
  };
}

/** Says of a copy that it stands where the original stood. */
export function keepOrigin(contract: Contract, copy: JsonObject, original: JsonObject): JsonObject {
  const origin = contract.origins.get(original);
  if (origin) contract.origins.set(copy, origin);
  return copy;
}

/** Base path → revision path: the same text first, then the same template. */
function matchPaths(base: string[], revision: string[]): Map<string, string> {
  const known = new Set(revision);
  const partners = new Map(base.filter((path) => known.has(path)).map((path) => [path, path]));
  const open = revision.filter((path) => !partners.has(path));
  for (const path of base.filter((each) => !partners.has(each))) {
    const partner = open.find((other) => templateOf(other) === templateOf(path));
    if (partner === undefined) continue;
    partners.set(path, partner);
    open.splice(open.indexOf(partner), 1);
  }
  return partners;
}

function renamings(base: string, revision: string): OperationPair['renamed'] {
  const after = namesOf(revision);
  return namesOf(base)
    .map((from, index) => ({ from, to: after[index] ?? from }))
    .filter(({ from, to }) => from !== to);
}

function renameParameters(
  contract: Contract,
  operation: JsonObject,
  pointer: string,
  renamed: OperationPair['renamed'],
): void {
  if (renamed.length === 0) return;
  operation.parameters = listAt(operation, 'parameters').map((listed, index): Json => {
    const { value } = resolve(contract.document, listed, join(pointer, 'parameters', index));
    const change = renamed.find(({ to }) => isObject(value) && value.name === to);
    if (!isObject(value) || value.in !== 'path' || !change) return listed;
    const copy = { ...value, name: change.from };
    return isObject(listed) ? keepOrigin(contract, copy, listed) : copy;
  });
}
