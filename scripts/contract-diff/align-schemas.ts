import type { OperationPair } from './align.ts';
import type { Contract } from './contract.ts';
import { canonical, isObject, type Json, type JsonObject } from './json.ts';
import { allowNull, mergeDisjoint } from './normalise-schema.ts';
import { resolve } from './pointer.ts';
import { type Slot, valueOf, walkSchemas } from './schema-pairs.ts';

/**
 * Where one contract refers to a schema "or null", or refers to it and adds to it, and the other
 * writes the same inline, both are written inline, so that only a difference in meaning is left.
 * Plain references against inlined ones are the engine's own business.
 */
export function alignSchemas(base: Contract, revision: Contract, pairs: OperationPair[]): void {
  walkSchemas(base, revision, pairs, {
    meet(left, right) {
      const forms = [formOf(valueOf(left)), formOf(valueOf(right))];
      if (forms[0] === forms[1] || forms.every((form) => form === 'plain')) return;
      expandInto(base, left);
      expandInto(revision, right);
    },
  });
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

function expandInto(contract: Contract, slot: Slot): void {
  const value = valueOf(slot);
  if (!isObject(value)) return;
  const expanded = expand(contract, value, slot.pointer);
  const origin = contract.origins.get(value);
  if (expanded === value) return;
  if (origin) contract.origins.set(expanded, origin);
  if (Array.isArray(slot.parent)) slot.parent[Number(slot.key)] = expanded;
  else slot.parent[slot.key] = expanded;
}

/** The schema without its outermost reference; itself where that cannot be written inline. */
function expand(contract: Contract, schema: JsonObject, pointer: string): JsonObject {
  const target = nullableTarget(schema) ?? soleReference(schema);
  const referred = resolve(contract.document, target ?? schema, pointer).value;
  if (!isObject(referred)) return schema;
  if (!target) return { ...referred };
  const inner = expand(contract, referred, pointer);
  const { anyOf, allOf, ...siblings } = schema;
  if (anyOf === undefined || allOf !== undefined) {
    return (anyOf === undefined && mergeDisjoint(inner, siblings)) || schema;
  }
  const nullable = allowNull(inner);
  return (nullable && mergeDisjoint(nullable, siblings)) || schema;
}
