import { describe, expect, it } from 'vitest';
import { compareContracts } from '../../scripts/contract-diff/compare.ts';
import type { Edit } from './corpus.ts';
import { pairOf } from './corpus.ts';

const schemas = 'components > schemas';
const plate = `${schemas} > BoatCreate > properties > plate`;
const extras = `${schemas} > BoatCreate > properties > extras`;
const search = 'paths > /boats > get > parameters';
const create = 'paths > /boats > post';

/** The fingerprints of what breaks when the corpus' base contract is changed. */
function broken(edit: Edit[], given: Edit[] = []): string[] {
  const { base, revision } = pairOf({ theme: '', name: '', given, edit });
  return compareContracts(base, revision, '2026-01-01')
    .filter(({ level }) => level === 'breaking')
    .map(({ fingerprint }) => fingerprint)
    .sort();
}

interface Accepted {
  name: string;
  given?: Edit[];
  /** What was accepted. */
  first: Edit[];
  /** What stands there later instead. */
  later: Edit[];
}

const newParameter = (schema: Edit['set']): Edit[] => [
  { at: search, add: { name: 'harbour', in: 'query', required: true, schema: schema ?? true } },
];
const set = (at: string, value: Edit['set']): Edit[] => [{ at, set: value }];
const of = (name: string, text: Edit['set']): Edit => ({ at: `${schemas} > ${name}`, set: text });
const narrow = { type: 'string', maxLength: 1 };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('an accepted change covers no other one', () => {
  it.each<Accepted>([
    {
      name: 'a schema of additional properties',
      given: set(extras, { type: 'object' }),
      first: set(extras, { type: 'object', additionalProperties: { type: 'string' } }),
      later: set(extras, { type: 'object', additionalProperties: { type: 'integer', maximum: 3 } }),
    },
    {
      name: 'a schema that is refused',
      first: set(`${plate} > not`, { const: 'AB1' }),
      later: set(`${plate} > not`, { pattern: 'B' }),
    },
    {
      name: 'a condition',
      first: set(`${schemas} > BoatCreate > dependentRequired`, { plate: ['capacity'] }),
      later: set(`${schemas} > BoatCreate > dependentRequired`, { name: ['capacity'] }),
    },
    {
      name: 'an alternative that is answered',
      first: [
        { at: `${schemas} > Booking > properties > contact > anyOf`, add: { type: 'array' } },
      ],
      later: [
        {
          at: `${schemas} > Booking > properties > contact > anyOf`,
          add: { type: 'array', items: { type: 'string' } },
        },
      ],
    },
    {
      name: 'a required property that is new',
      first: [
        ...set(`${schemas} > BoatCreate > properties > port`, { type: 'string' }),
        { at: `${schemas} > BoatCreate > required`, add: 'port' },
      ],
      later: [
        ...set(`${schemas} > BoatCreate > properties > port`, { type: 'integer' }),
        { at: `${schemas} > BoatCreate > required`, add: 'port' },
      ],
    },
    {
      name: 'a required parameter that is new',
      first: newParameter({ type: 'string' }),
      later: newParameter({ enum: ['Bodrum'] }),
    },
    {
      name: 'credentials that are asked for',
      given: set(`${create} > security`, []),
      first: set(`${create} > security`, [{ bearerAuth: [] }]),
      later: set(`${create} > security`, [{ apiKey: [] }]),
    },
    {
      name: 'the same for another operation',
      given: [
        of('Narrow', narrow),
        of('Wide', { type: 'string' }),
        { at: search, add: { name: 'p', in: 'query', schema: to('Wide') } },
        { at: 'paths > /boats/{id} > get > parameters', set: [] },
        {
          at: 'paths > /boats/{id} > get > parameters',
          add: { name: 'q', in: 'query', schema: to('Wide') },
        },
      ],
      first: set(`${search} > p > schema`, to('Narrow')),
      later: [
        ...set(`${search} > p > schema`, to('Narrow')),
        ...set('paths > /boats/{id} > get > parameters > q > schema', to('Narrow')),
      ],
    },
    {
      name: 'the same at another place of one operation',
      given: [
        of('Narrow', narrow),
        of('Wide', { type: 'string' }),
        ...set(`${schemas} > BoatCreate > properties > a`, to('Wide')),
        ...set(`${schemas} > BoatCreate > properties > b`, to('Wide')),
      ],
      first: set(`${schemas} > BoatCreate > properties > a`, to('Narrow')),
      later: set(`${schemas} > BoatCreate > properties > b`, to('Narrow')),
    },
  ])('$name', ({ given, first, later }) => {
    const [accepted, now] = [broken(first, given), broken(later, given)];
    expect(accepted).not.toEqual([]);
    expect(now).not.toEqual([]);
    expect(now.filter((each) => !accepted.includes(each))).not.toEqual([]);
  });
});

describe('an accepted change stays accepted', () => {
  const longer = { at: `${plate} > minLength`, set: 5 };
  const closed = {
    at: `${extras} > additionalProperties`,
    set: { type: 'string', enum: ['a', 'b'] },
  };
  it.each<Accepted>([
    {
      name: 'when its component has another name',
      first: [longer],
      later: [
        longer,
        { at: `${schemas} > BoatCreate`, rename: 'NewBoat' },
        ...['paths > /boats > post', 'paths > /boats/{id} > put'].flatMap((operation) =>
          set(`${operation} > requestBody > content > application/json > schema`, to('NewBoat')),
        ),
        ...set(
          'paths > /boats > post > requestBody > content > application/merge-patch+json > schema',
          to('NewBoat'),
        ),
      ],
    },
    {
      name: 'when a component that it is about is new and has another name',
      given: [of('Wide', { type: 'string' }), ...set(plate, to('Wide'))],
      first: [of('Narrow', narrow), ...set(plate, to('Narrow'))],
      later: [of('Tight', narrow), ...set(plate, to('Tight'))],
    },
    {
      name: 'when it is written in another order, and described',
      given: set(extras, { type: 'object' }),
      first: [closed],
      later: set(extras, {
        description: 'More of it.',
        additionalProperties: { title: 'More', enum: ['b', 'a'] },
        type: 'object',
      }),
    },
    {
      name: 'when its component is written in place',
      given: [of('Text', { type: 'string' }), ...set(plate, to('Text'))],
      first: [of('Text', narrow)],
      later: set(plate, narrow),
    },
    {
      name: 'when its component is written in place wherever it was used',
      given: [
        of('Text', { type: 'string' }),
        ...set(plate, to('Text')),
        ...set(`${schemas} > Boat > properties > note`, to('Text')),
      ],
      first: [of('Text', { type: 'integer' })],
      later: [
        ...set(plate, { type: 'integer' }),
        ...set(`${schemas} > Boat > properties > note`, { type: 'integer' }),
      ],
    },
    {
      name: 'when the object around it is written in place wherever it was used',
      given: [
        of('Part', { type: 'object', properties: { a: { type: 'string' } } }),
        ...set(plate, to('Part')),
        ...set(extras, to('Part')),
      ],
      first: [of('Part', { type: 'object', properties: { a: narrow } })],
      later: [
        ...set(plate, { type: 'object', properties: { a: narrow } }),
        ...set(extras, { type: 'object', properties: { a: narrow } }),
      ],
    },
    {
      name: 'when something else is added',
      first: [longer],
      later: [longer, ...set(`${schemas} > BoatCreate > properties > port`, { type: 'string' })],
    },
  ])('$name', ({ given, first, later }) => {
    const accepted = broken(first, given);
    expect(accepted).toHaveLength(1);
    expect(broken(later, given)).toEqual(accepted);
  });
});
