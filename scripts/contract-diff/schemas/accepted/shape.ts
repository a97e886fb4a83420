import type { Json } from '../../lib/json.ts';

/** What JSON tells apart; `fraction` is a number that is not whole. */
export const TYPES = [
  'array',
  'boolean',
  'fraction',
  'integer',
  'null',
  'object',
  'string',
] as const;
export type Type = (typeof TYPES)[number];

/** A schema where it is written. */
export interface Node {
  value: Json;
  pointer: string;
}

/** All of these hold at once; none means that anything goes. */
export type Place = readonly Node[];

export interface Bound {
  value: number;
  isExclusive: boolean;
}

/** A requirement that holds only for some values. */
export interface Condition {
  /** The keywords that say so. */
  words: { follows: string; otherwise: string };
  /** The property whose presence is asked for, or the schema that is. */
  when: string | Node;
  follows: Place;
  otherwise: Place;
}

/** Where a shape comes from, when it is one of several. */
export interface Alternative {
  keyword: string;
  pointer: string;
  reference?: string;
}

/**
 * What a schema without alternatives accepts: every composition is resolved, every keyword stands by
 * itself. What stands below (properties, items) keeps the place where it is written.
 */
export interface Shape {
  pointer: string;
  from?: Alternative;
  /** Which alternative of a `oneOf` it belongs to, by their pointers; what fits two of them is refused. */
  choices: ReadonlyMap<string, string>;
  types: ReadonlySet<Type>;
  /** The only values that are accepted. */
  values?: Json[];
  lower?: Bound;
  upper?: Bound;
  factors: number[];
  patterns: string[];
  formats: string[];
  /** `minLength` and its kin, by keyword. */
  sizes: Record<string, number>;
  isUnique: boolean;
  /** How many items there can be, where all are different and their values are listed. */
  mostDifferent?: number;
  required: ReadonlySet<string>;
  properties: ReadonlyMap<string, Place>;
  patternProperties: ReadonlyMap<string, Place>;
  additional: Place;
  /** Whether the schema speaks about properties that it does not name, be it to allow them all. */
  isAdditionalSaid: boolean;
  propertyNames: Place;
  prefix: Place[];
  items: Place;
  isItemsSaid: boolean;
  contains?: { schema: Place; least: number; most?: number };
  /** What the document in a text has to follow. */
  content: Place;
  conditions: Condition[];
  refused: Node[];
  /** Unions whose products with each other would grow without end; each holds beside the rest. */
  unions: Node[];
  /** Keywords that can only be compared as a whole. */
  opaque: Record<string, Json>;
}

/** Accepts everything. */
export function anything(pointer: string): Shape {
  return {
    pointer,
    choices: new Map(),
    types: new Set(TYPES),
    factors: [],
    patterns: [],
    formats: [],
    sizes: {},
    isUnique: false,
    required: new Set(),
    properties: new Map(),
    patternProperties: new Map(),
    additional: [],
    isAdditionalSaid: false,
    propertyNames: [],
    prefix: [],
    items: [],
    isItemsSaid: false,
    content: [],
    conditions: [],
    refused: [],
    unions: [],
    opaque: {},
  };
}

/** The bound that accepts less; `sign` is 1 for lower and -1 for upper bounds. */
export function tighter(
  one: Bound | undefined,
  other: Bound | undefined,
  sign: 1 | -1,
): Bound | undefined {
  if (!one || !other) return one ?? other;
  return compareBounds(one, other, sign) >= 0 ? one : other;
}

/** Positive where `one` accepts less than `other`. */
export function compareBounds(one: Bound, other: Bound, sign: 1 | -1): number {
  return (one.value - other.value) * sign || Number(one.isExclusive) - Number(other.isExclusive);
}

/** The type of a JSON value. */
export function typeOf(value: Json): Type {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** The types that are left. */
export function without(types: ReadonlySet<Type>, ...gone: Type[]): Set<Type> {
  return new Set([...types].filter((type) => !gone.includes(type)));
}
