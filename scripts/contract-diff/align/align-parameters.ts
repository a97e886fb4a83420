import { createHash } from 'node:crypto';
import type { Contract } from '../contract.ts';
import { isObject, type Json, type JsonObject, listAt, sameJson } from '../lib/json.ts';
import { join, resolve } from '../lib/pointer.ts';
import type { OperationPair } from './align.ts';

export interface PlacedParameter {
  parameter: JsonObject;
  /** Its pointer in the normalised document, by location and name instead of position. */
  at: string;
  /** Its pointer in the source. */
  origin: string;
}

export interface ParameterAlignment {
  removed: PlacedParameter[];
  added: PlacedParameter[];
  /** `pointer` stands in both aligned documents. */
  pairs: { base: JsonObject; revision: JsonObject; pointer: string }[];
}

/**
 * Matches the parameters of an operation by location and name and leaves only matched ones, in the
 * same order, in both documents. The engine pairs list items by likeness: where a pair differs, a
 * long shared mark makes sure that it pairs these two.
 */
export function alignParameters(
  base: Contract,
  revision: Contract,
  { base: left, revision: right, pointer }: OperationPair,
): ParameterAlignment {
  const before = place(base, left, pointer);
  const after = place(revision, right, pointer);
  const result: ParameterAlignment = { removed: [], added: [], pairs: [] };
  const kept: [Json[], Json[]] = [[], []];
  for (const [key, listed] of before) {
    const partner = after.get(key);
    if (!partner) {
      result.removed.push(listed);
      continue;
    }
    if (!sameJson(listed.parameter, partner.parameter)) {
      listed.parameter['x-identity'] = markFor(key);
      partner.parameter['x-identity'] = markFor(key);
      // Header names do not tell upper from lower case.
      if (listed.parameter.in === 'header') partner.parameter.name = listed.parameter.name ?? '';
    }
    const index = kept[0].push(listed.listed) - 1;
    kept[1].push(partner.listed);
    result.pairs.push({
      base: listed.parameter,
      revision: partner.parameter,
      pointer: join(pointer, 'parameters', index),
    });
  }
  result.added = [...after].filter(([key]) => !before.has(key)).map(([, listed]) => listed);
  setList(left, kept[0]);
  setList(right, kept[1]);
  return result;
}

function setList(operation: JsonObject, list: Json[]): void {
  if (list.length > 0) operation.parameters = list;
  else delete operation.parameters;
}

function place(contract: Contract, operation: JsonObject, pointer: string) {
  const found = new Map<string, PlacedParameter & { listed: Json }>();
  for (const [index, listed] of listAt(operation, 'parameters').entries()) {
    const place = join(pointer, 'parameters', index);
    const { value } = resolve(contract.document, listed, place);
    if (!isObject(value)) continue;
    const name = value.in === 'header' ? String(value.name).toLowerCase() : String(value.name);
    found.set(`${value.in}.${name}`, {
      parameter: value,
      at: join(pointer, 'parameters', `${value.in}.${value.name}`),
      origin: (isObject(listed) && contract.origins.get(listed)) || place,
      listed,
    });
  }
  return found;
}

function markFor(key: string): string {
  // Longer than any parameter, so that likeness of marks outweighs likeness of content.
  return createHash('sha256').update(key).digest('hex').repeat(64);
}
