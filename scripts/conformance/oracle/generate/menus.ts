import {
  decomposed,
  lowerCase,
  padded,
  unmarked,
  upperCase,
} from '../../../../openapi/model/text.ts';
import type { FlatSchema } from '../../contract/schemas.ts';
import { choicesOf, highest, lowest } from '../../sweep/cases/values.ts';

const TURKISH = ['IĞDIR ığdır', 'İSTANBUL istanbul', 'Şişli ÇÖĞÜŞ çöğüş'];

function textsOf(schema: FlatSchema, value: unknown): unknown[] {
  const isFree =
    schema.types.includes('string') &&
    !schema.enum &&
    schema.format === undefined &&
    schema.contentEncoding === undefined;
  if (!isFree) return [];
  const base = typeof value === 'string' && value !== '' ? value : 'Göcek';
  return [
    ...[padded, upperCase, lowerCase, decomposed, unmarked].map((change) => change(base)),
    ...(schema.pattern === undefined ? TURKISH : []),
  ];
}

function numbersOf(schema: FlatSchema, value: unknown): unknown[] {
  if (typeof value !== 'number') return [];
  const step = schema.types.includes('integer') ? 1 : 0.5;
  return [value + step, Math.max(value - step, 0), value * 2];
}

/** Other values that a place takes: left out, null, its edges, every choice, another spelling. */
export function othersOf(schema: FlatSchema, value: unknown, isOptional: boolean): unknown[] {
  const edges = [lowest(schema), highest(schema)].filter((edge) => edge !== undefined);
  const known = choicesOf(schema).filter((choice) => choice !== value);
  return [
    ...(isOptional && value !== undefined ? [undefined] : []),
    ...(schema.nullable && value !== null ? [null] : []),
    ...edges,
    ...known,
    ...textsOf(schema, value),
    ...numbersOf(schema, value),
    ...exampleOf(schema, value),
  ];
}

/** What the contract shows of a field that an example leaves out. */
function exampleOf(schema: FlatSchema, value: unknown): unknown[] {
  const { examples } = schema;
  return value === undefined && Array.isArray(examples) ? examples.slice(0, 1) : [];
}
