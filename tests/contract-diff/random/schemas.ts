import fc from 'fast-check';
import { isObject, type Json, type JsonObject } from '../../../scripts/contract-diff/lib/json.ts';

/** Schemas of few words, so that two of them often speak of the same values. */
const text = fc.constantFrom('', 'a', 'b', 'ab', 'abc', 'A', '1');
const number = fc.constantFrom(0, 1, 2, 3, -1, 1.5, 4, 6);
const size = fc.constantFrom(0, 1, 2, 3);
const name = fc.constantFrom('a', 'b', 'c', 'k');
const pattern = fc.constantFrom(
  ...['^a', 'b$', '^[ab]*$', '^a+$', '^.{1,2}$', '^(a|b)$', 'a', '^[a-z]$', '^$', '^(?!a)'],
);
const names = fc.uniqueArray(name, { maxLength: 2 });
const some = <T>(one: fc.Arbitrary<T>) => fc.uniqueArray(one, { minLength: 1, maxLength: 3 });
const typed = (keywords: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(keywords, { requiredKeys: ['type'] });

const strings = typed({
  type: fc.constant('string'),
  minLength: size,
  maxLength: size,
  pattern,
  enum: some(text),
});
const numbers = typed({
  type: fc.constantFrom('integer', 'number'),
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: fc.constantFrom(1, 2, 3, 0.5),
  enum: some(number),
});
const others = fc.oneof(
  fc.record({ const: fc.oneof(text, number, fc.constantFrom(null, true, false)) }),
  fc.record({ enum: some(fc.oneof(text, number, fc.constantFrom(null, true, false))) }),
  fc.constantFrom<unknown>({}, { type: 'boolean' }, { type: 'null' }),
  fc.constantFrom<unknown>({ type: ['string', 'null'] }, { type: ['integer', 'string'] }),
);

const { anySchema } = fc.letrec<{ anySchema: unknown }>((tie) => {
  const inner = tie('anySchema');
  const innerOrFlag = fc.oneof(fc.boolean(), inner);
  const objects = typed({
    type: fc.constant('object'),
    properties: fc.dictionary(name, inner, { maxKeys: 2 }),
    required: names,
    additionalProperties: innerOrFlag,
    patternProperties: fc.dictionary(fc.constantFrom('^a', '^[bc]$', '.'), inner, { maxKeys: 1 }),
    minProperties: size,
    maxProperties: size,
    propertyNames: fc.oneof(
      fc.record({ pattern }),
      fc.record({ enum: some(name) }),
      fc.record({ maxLength: size }),
    ),
    dependentRequired: fc.dictionary(fc.constantFrom('a', 'b'), names, { maxKeys: 1 }),
    dependentSchemas: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 1 }),
    unevaluatedProperties: innerOrFlag,
  });
  const counts = { minItems: size, maxItems: size };
  const lists = fc.oneof(
    typed({
      type: fc.constant('array'),
      items: innerOrFlag,
      prefixItems: fc.array(inner, { minLength: 1, maxLength: 2 }),
      unevaluatedItems: innerOrFlag,
      ...counts,
    }),
    // Apart from the others: the validator misjudges `contains` and `uniqueItems` beside `prefixItems`.
    typed({
      type: fc.constant('array'),
      items: innerOrFlag,
      uniqueItems: fc.boolean(),
      contains: inner,
      minContains: size,
      maxContains: size,
      ...counts,
    }),
  );
  const composed = fc.oneof(
    fc.record({ allOf: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: inner }),
    fc
      .tuple(inner, fc.dictionary(fc.constantFrom('then', 'else'), inner, { maxKeys: 2 }))
      .map(([asked, rest]) => ({ if: asked, ...rest })),
  );
  const beside = <T extends object>(plain: fc.Arbitrary<T>) =>
    fc.tuple(plain, composed).map(([one, other]) => ({ ...one, ...other }));
  return {
    anySchema: fc.oneof(
      { depthSize: 'small', maxDepth: 2 },
      fc.oneof(strings, numbers, others),
      ...[objects, lists, composed, beside(objects), beside(lists)],
    ),
  };
});

/** A schema made of words that JSON has, whatever the generator's types tell. */
const schema = anySchema.map((made) => JSON.parse(JSON.stringify(made)) as Json);

/** A schema and what becomes of it: another one, or one word dropped, taken from another schema, or changed. */
export const change = fc
  .record({
    before: schema,
    other: schema,
    place: fc.nat(9999),
    word: fc.nat(9999),
    kind: fc.constantFrom<Kind>('replace', 'drop', 'drop', 'add', 'add', 'change', 'change'),
  })
  .map(({ before, other, place, word, kind }) => ({
    before,
    after: edited(before, other, place, word, kind),
  }));

type Kind = 'replace' | 'drop' | 'add' | 'change';

function edited(before: Json, other: Json, place: number, word: number, kind: Kind): Json {
  const after = structuredClone(before);
  const holders = objectsIn(after).filter((each) => kind !== 'add' || isSchema(each));
  const holder = holders[place % holders.length];
  if (kind === 'replace' || !holder) return other;
  if (kind === 'add') {
    const words = isObject(other) ? Object.entries(other).filter(([key]) => key !== 'type') : [];
    const [key, value] = words[word % words.length] ?? [];
    if (key !== undefined && value !== undefined) holder[key] = value;
    return after;
  }
  const keys = Object.keys(holder);
  const key = keys[word % keys.length];
  if (key === undefined) return other;
  if (kind === 'drop') delete holder[key];
  else holder[key] = anotherValue(holder[key], word);
  return after;
}

function anotherValue(value: Json | undefined, word: number): Json {
  // Never below what any keyword takes.
  if (typeof value === 'number') return value > 1 && word % 2 === 0 ? value - 1 : value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value) && value.length > 1) return value.slice(1);
  return value ?? true;
}

const WORDS = ['type', 'const', 'enum', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

/** Whether an object is a schema, instead of the names of some. */
function isSchema(holder: JsonObject): boolean {
  return WORDS.some((word) => holder[word] !== undefined);
}

function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
