import type { Kind } from '../grammar/grammar.ts';
import { isObject, type Json } from '../lib/json.ts';
import { SIZES } from '../lib/sizes.ts';

/** What the value of a keyword must be. */
export interface Expected {
  isMet: (value: Json) => boolean;
  words: string;
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const isType = (value: Json) => typeof value === 'string' && TYPES.includes(value);
const isNumber = (value: Json) => typeof value === 'number';
const isFlag = (value: Json) => typeof value === 'boolean';

/** A key without a value says nothing, as if it were not there. */
const orNothing = (words: string, isMet: Expected['isMet']): Expected => ({
  words,
  isMet: (value) => value === null || isMet(value),
});

const each = (keys: readonly string[], expected: Expected): [string, Expected][] =>
  keys.map((key) => [key, expected]);

const NUMBERS = each(
  ['minimum', 'maximum', 'multipleOf', ...SIZES, 'minContains', 'maxContains'],
  orNothing('a number', isNumber),
);
const BOUNDS = ['exclusiveMinimum', 'exclusiveMaximum'];
const FLAGS = ['nullable', 'uniqueItems', 'readOnly', 'writeOnly'];
const flag = orNothing('true or false', isFlag);

const SCHEMA: [string, Expected][] = [
  ...NUMBERS,
  ...each(FLAGS, flag),
  ['enum', orNothing('a list', Array.isArray)],
  // Some write it at the property itself, where it says nothing.
  ['required', orNothing('a list of names', (value) => Array.isArray(value) || isFlag(value))],
  [
    'type',
    {
      words: `one of ${TYPES.join(', ')}`,
      isMet: (value) => (Array.isArray(value) ? value.every(isType) : isType(value)),
    },
  ],
];

/** What the keywords of each kind of object must be, of those that say nothing to the diff otherwise. */
export function expectedIn(isOpenApi30: boolean): (kind: Kind) => ReadonlyMap<string, Expected> {
  const bound = isOpenApi30
    ? orNothing('a number or a flag', (value) => isNumber(value) || isFlag(value))
    : orNothing('a number in OpenAPI 3.1', isNumber);
  const schema = new Map([...SCHEMA, ...each(BOUNDS, bound)]);
  return (kind) => (kind === 'schema' ? schema : OTHERS[kind]) ?? NONE;
}

const NONE: ReadonlyMap<string, Expected> = new Map();
const OTHERS: { [kind in Kind]?: ReadonlyMap<string, Expected> } = {
  parameter: new Map(each(['required', 'explode'], flag)),
  header: new Map(each(['required', 'explode'], flag)),
  'request body': new Map(each(['required'], flag)),
};

/** A value as a message names it. */
export function named(value: Json): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : JSON.stringify(value);
}
