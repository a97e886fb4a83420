import type { Contract } from '../contract.ts';
import { canonical, isObject, type Json, type JsonObject } from '../lib/json.ts';
import { keysOf, resolve } from '../lib/pointer.ts';
import { allowNull, mergeDisjoint } from '../normalise/normalise-schema.ts';
import type { OperationPair } from './align.ts';
import { type Slot, schemaAt, walkSchemas } from './schema-pairs.ts';

const MAX_DEPTH = 50;

/**
 * Brings differing spellings of one place together, so that only a difference in meaning is left:
 * a reference "or null", or with additions, is written inline where the other contract writes it
 * inline; a lone schema becomes the only alternative where the other has several. Plain references
 * against inlined ones are the engine's own business.
 */
export function alignSchemas(base: Contract, revision: Contract, pairs: OperationPair[]): void {
  walkSchemas(base, revision, pairs, {
    meet(left, right) {
      // A recursive schema written inline unrolls without end.
      if (keysOf(left.pointer).length > MAX_DEPTH) return;
      const forms = [formOf(schemaAt(left)), formOf(schemaAt(right))];
      if (forms[0] !== forms[1]) {
        const expanded = [expanding(base, left), expanding(revision, right)] as const;
        if (expanded.every((each) => formOf(each) === 'plain')) {
          put(base, left, expanded[0]);
          put(revision, right, expanded[1]);
        }
      }
      for (const key of ['anyOf', 'oneOf']) {
        if (hasAlternatives(base, left, key)) wrapAlone(revision, right, key);
        else if (hasAlternatives(revision, right, key)) wrapAlone(base, left, key);
      }
    },
  });
}

function hasAlternatives(contract: Contract, slot: Slot, key: string): boolean {
  const { value } = resolve(contract.document, schemaAt(slot), slot.pointer);
  if (!isObject(value) || !Array.isArray(value[key])) return false;
  return Object.keys(value).every((each) => each === key || each === 'discriminator');
}

function wrapAlone(contract: Contract, slot: Slot, key: string): void {
  const value = schemaAt(slot);
  const { value: meant } = resolve(contract.document, value, slot.pointer);
  if (!isObject(value) || !isObject(meant) || 'anyOf' in meant || 'oneOf' in meant) return;
  put(contract, slot, { [key]: [value] });
}

function formOf(schema: Json | undefined): 'or-null' | 'with-siblings' | 'plain' {
  if (!isObject(schema)) return 'plain';
  if (nullableTarget(schema)) return 'or-null';
  return soleReference(schema) ? 'with-siblings' : 'plain';
}

function nullableTarget(schema: JsonObject): JsonObject | undefined {
  const parts = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const [target, other] = parts;
  const isNullable = parts.length === 2 && canonical(other) === '{"type":"null"}';
  return isNullable && isObject(target) && '$ref' in target ? target : undefined;
}

function soleReference(schema: JsonObject): JsonObject | undefined {
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const target = parts[0];
  return parts.length === 1 && isObject(target) && '$ref' in target ? target : undefined;
}

function expanding(contract: Contract, slot: Slot): Json {
  const value = schemaAt(slot) ?? {};
  return isObject(value) ? expand(contract, value, slot.pointer) : value;
}

function put(contract: Contract, slot: Slot, schema: Json): void {
  const value = schemaAt(slot);
  if (value === undefined || schema === value) return;
  const origin = isObject(value) && contract.origins.get(value);
  if (origin && isObject(schema)) contract.origins.set(schema, origin);
  if (Array.isArray(slot.parent)) slot.parent[Number(slot.key)] = schema;
  else slot.parent[slot.key] = schema;
}

/** The schema without its outermost reference; itself where that cannot be written inline. */
function expand(contract: Contract, schema: JsonObject, pointer: string): JsonObject {
  const target = nullableTarget(schema) ?? soleReference(schema);
  const referred = resolve(contract.document, target ?? schema, pointer).value;
  if (!isObject(referred)) return schema;
  if (!target) return copy(contract, referred);
  const inner = copy(contract, expand(contract, referred, pointer));
  const { anyOf, allOf, ...siblings } = schema;
  if (anyOf === undefined || allOf !== undefined) {
    return (anyOf === undefined && mergeDisjoint(inner, siblings)) || schema;
  }
  const nullable = allowNull(inner);
  return (nullable && mergeDisjoint(nullable, siblings)) || schema;
}

// What is rewritten under one use of a component must not change under the others.
function copy(contract: Contract, schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([key, value]) => [key, copyValue(contract, value)]);
  const result: JsonObject = Object.fromEntries(entries);
  const origin = contract.origins.get(schema);
  if (origin) contract.origins.set(result, origin);
  return result;
}

function copyValue(contract: Contract, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => copyValue(contract, item));
  return isObject(value) ? copy(contract, value) : value;
}
