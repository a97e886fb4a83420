import { msg } from '@lingui/core/macro';
import {
  array,
  email,
  gtValue,
  integer,
  isoDate,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  pipe,
  string,
} from 'valibot';
import { expect, it, test } from 'vitest';
import { schemaErrors } from './schema-errors.ts';

const schema = object({
  name: pipe(string(), minLength(2), maxLength(5)),
  mail: pipe(string(), email()),
  guests: pipe(number(), integer(), minValue(1), maxValue(12_000)),
  price: pipe(number(), gtValue(0)),
  day: pipe(string(), isoDate()),
  languages: pipe(array(string()), minLength(1), maxLength(2)),
  note: nullable(string()),
});

const right = {
  name: 'Elif',
  mail: 'elif@pruva.example',
  guests: 4 as number | null,
  price: 10,
  day: '2026-06-12',
  languages: ['tr'],
  note: null,
};

function errors(change: Partial<Record<keyof typeof right, unknown>>) {
  // Deliberately of other types too: what a form holds is not always what its schema wants.
  const value = { ...right, ...change } as typeof right;
  return schemaErrors<object>(schema, value, {});
}

it('finds nothing wrong with what is right', () => {
  expect(errors({})).toEqual({});
});

test.each([
  ['name', '', 'This field is required'],
  ['name', 'E', 'Enter at least {limit} characters'],
  ['name', 'Elifcan', 'Enter at most {limit} characters'],
  ['mail', 'elif', 'Enter a valid e-mail address'],
  ['guests', null, 'This field is required'],
  ['guests', Number.NaN, 'This field is required'],
  ['guests', 1.5, 'Enter a whole number'],
  ['guests', 0, 'Enter {least} or more'],
  ['guests', 12_001, 'Enter {most} or less'],
  ['price', 0, 'Enter more than {bound}'],
  ['day', '', 'This field is required'],
  ['day', '2026-13-01', 'Enter a valid date'],
  ['languages', [], 'This field is required'],
  ['languages', ['tr', 'en', 'de'], 'Choose at most {limit}'],
  ['note', 7, 'Check what you have entered here'],
] as const)('%s %j: %s', (field, value, message) => {
  expect(errors({ [field]: value })).toEqual({ [field]: expect.objectContaining({ message }) });
});

it('writes limits as the language does', () => {
  expect(errors({ guests: 12_001 })).toEqual({
    guests: expect.objectContaining({ values: { most: '12.000' } }),
  });
});

it("says it in the field's own words where it has some", () => {
  const texts = { guests: { max_value: (limit: number) => msg`At most ${limit} guests` } };
  expect(schemaErrors(schema, { ...right, guests: 20_000 }, texts)).toEqual({
    guests: expect.objectContaining({
      message: 'At most {limit} guests',
      values: { limit: 12_000 },
    }),
  });
});
