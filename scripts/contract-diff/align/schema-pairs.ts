import type { Contract, Direction } from '../contract.ts';
import { canonical, isObject, type Json, type JsonObject, objectAt } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import type { OperationPair } from './align.ts';

/** One place of a document: the key of a parent, so that what stands there can be replaced. */
export interface Slot {
  parent: JsonObject | Json[];
  key: string;
  pointer: string;
}

export interface SchemaPair {
  base: JsonObject;
  revision: JsonObject;
  basePointer: string;
  pointer: string;
  direction: Direction;
}

interface SchemaVisitor {
  /** Sees both places before references are followed; may replace what stands there. */
  meet?: (base: Slot, revision: Slot) => void;
  /** Sees both schemas, once per direction. */
  visit?: (pair: SchemaPair) => void;
}

const SINGLES = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/** Shows the visitor every pair of schemas that the matched operations have in common. */
export function walkSchemas(
  base: Contract,
  revision: Contract,
  pairs: OperationPair[],
  visitor: SchemaVisitor,
): void {
  const seen = new Set<string>();

  function descend(left: Slot, right: Slot, direction: Direction): void {
    visitor.meet?.(left, right);
    const before = resolve(base.document, schemaAt(left), left.pointer);
    const after = resolve(revision.document, schemaAt(right), right.pointer);
    const memory = `${direction} ${before.pointer} ${after.pointer}`;
    if (!isObject(before.value) || !isObject(after.value) || seen.has(memory)) return;
    seen.add(memory);
    visitor.visit?.({
      base: before.value,
      revision: after.value,
      basePointer: before.pointer,
      pointer: after.pointer,
      direction,
    });
    const places = [
      placed(before.value, before.pointer),
      placed(after.value, after.pointer),
    ] as const;
    for (const key of SINGLES) follow(places[0], places[1], key);
    for (const key of ['properties', 'patternProperties']) {
      const inner = [within(places[0], key), within(places[1], key)] as const;
      if (!inner[0] || !inner[1]) continue;
      for (const name of Object.keys(inner[0].value)) follow(inner[0], inner[1], name);
    }
    for (const key of LISTS) {
      for (const [one, other] of alternatives(key, [base, places[0]], [revision, places[1]])) {
        descend(one, other, direction);
      }
    }

    function follow(one: Placed, other: Placed, key: string): void {
      if (isObject(one.value[key]) && isObject(other.value[key])) {
        descend(slot(one, key), slot(other, key), direction);
      }
    }
  }

  function holders(left: Placed, right: Placed, direction: Direction): void {
    if (left.value.schema !== undefined && right.value.schema !== undefined) {
      descend(slot(left, 'schema'), slot(right, 'schema'), direction);
    }
    for (const key of ['content', 'headers']) {
      eachCommon(left, right, key, (one, other) => holders(one, other, direction));
    }
  }

  function eachCommon(
    left: Placed,
    right: Placed,
    key: string,
    use: (one: Placed, other: Placed, name: string) => void,
  ): void {
    const [one, other] = [within(left, key), within(right, key)];
    if (!one || !other) return;
    for (const name of Object.keys(one.value)) {
      const found = [follow(base, one, name), follow(revision, other, name)] as const;
      if (found[0] && found[1]) use(found[0], found[1], name);
    }
  }

  for (const pair of pairs) {
    const left = placed(pair.base, pair.pointer);
    const right = placed(pair.revision, pair.pointer);
    const count = Array.isArray(pair.base.parameters) ? pair.base.parameters.length : 0;
    for (let index = 0; index < count; index += 1) {
      const lists = [list(left, 'parameters'), list(right, 'parameters')] as const;
      const one = follow(base, lists[0], String(index));
      const other = follow(revision, lists[1], String(index));
      if (one && other) holders(one, other, 'request');
    }
    const bodies = [
      follow(base, left, 'requestBody'),
      follow(revision, right, 'requestBody'),
    ] as const;
    if (bodies[0] && bodies[1]) holders(bodies[0], bodies[1], 'request');
    eachCommon(left, right, 'responses', (one, other) => holders(one, other, 'response'));
  }
}

interface Placed {
  value: JsonObject;
  pointer: string;
}

function placed(value: JsonObject, pointer: string): Placed {
  return { value, pointer };
}

function within(parent: Placed, key: string): Placed | undefined {
  const value = objectAt(parent.value, key);
  return value && placed(value, join(parent.pointer, key));
}

function list(parent: Placed, key: string): Placed {
  const value = parent.value[key];
  const members = Array.isArray(value) ? Object.fromEntries(value.entries()) : {};
  return placed(members, join(parent.pointer, key));
}

function follow(contract: Contract, parent: Placed, key: string): Placed | undefined {
  const found = resolve(contract.document, parent.value[key], join(parent.pointer, key));
  return isObject(found.value) ? placed(found.value, found.pointer) : undefined;
}

function slot(parent: Placed, key: string): Slot {
  return { parent: parent.value, key, pointer: join(parent.pointer, key) };
}

export function schemaAt({ parent, key }: Slot): Json | undefined {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key];
}

/** Equal alternatives belong together wherever they stand; the rest pair up in order. */
function alternatives(
  key: string,
  [base, left]: [Contract, Placed],
  [revision, right]: [Contract, Placed],
): [Slot, Slot][] {
  const before = members(left, key);
  const after = members(right, key);
  const pairs: [Slot, Slot][] = [];
  for (const one of [...before]) {
    const equal = after.find((other) => meaning(revision, other) === meaning(base, one));
    if (!equal) continue;
    pairs.push([one, equal]);
    before.splice(before.indexOf(one), 1);
    after.splice(after.indexOf(equal), 1);
  }
  for (const [index, one] of before.entries()) {
    const other = after[index];
    if (other) pairs.push([one, other]);
  }
  return pairs;
}

function meaning(contract: Contract, slot: Slot): string {
  return canonical(resolve(contract.document, schemaAt(slot), slot.pointer).value);
}

function members(parent: Placed, key: string): Slot[] {
  const value = parent.value[key];
  if (!Array.isArray(value)) return [];
  return value.map((_, index) => ({
    parent: value,
    key: String(index),
    pointer: join(parent.pointer, key, index),
  }));
}
