import { expect, test } from 'vitest';
import type { Exchange } from '../../types.ts';
import { spokenProblem } from './spoken.ts';

const refused: Exchange = {
  operationId: 'createBoat',
  actor: 'BOAT_OWNER',
  method: 'POST',
  url: 'http://127.0.0.1/api/boats',
  requestHeaders: {},
  requestBody: '{"name":"Must be Martı"}',
  status: 422,
  responseHeaders: {},
  responseBody: '',
  duration: 1,
};

const placeOf = (message: string, inner = message, exchange: Partial<Exchange> = {}) =>
  spokenProblem(
    { ...refused, ...exchange },
    { message, errors: [{ field: 'body.name', message: inner }] },
  )?.place;

test.each([
  'must not be blank',
  'is required',
  'The requested resource was not found.',
  'This feature has already been added.',
])('%s is no Turkish', (text) => {
  expect(placeOf(text)).toBe('error.message');
  expect(placeOf('Bazı alanlar geçerli değil.', text)).toBe('error.errors[].message');
});

test.each([
  'zorunludur',
  'not en fazla 500 karakter',
  'en az 1 olmalı',
  '`priceOverride` ile birlikte verilemez.',
])('%s is', (text) => {
  expect(placeOf(text)).toBeUndefined();
});

test('English is right where it is asked for, in what was sent, and in a failure of the service', () => {
  const text = 'must be a number';
  expect(placeOf(text, text, { requestHeaders: { 'accept-language': 'en' } })).toBeUndefined();
  expect(placeOf('Must be Martı', 'alınmış')).toBeUndefined();
  expect(placeOf(text, text, { status: 500 })).toBeUndefined();
});
