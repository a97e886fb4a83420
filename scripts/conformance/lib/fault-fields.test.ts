import { expect, test } from 'vitest';
import { faultFields, isNamed } from './fault-fields.ts';

const naming = (...fields: string[]) =>
  faultFields({ errors: fields.map((field) => ({ field, message: 'x' })) }) ?? [];

test('a refusal names a field by itself, by what holds it, or by what is in it', () => {
  expect(isNamed(naming('body.capacity'), 'body.capacity')).toBe(true);
  expect(isNamed(naming('body.services.2.price'), 'body.services[].price')).toBe(true);
  expect(isNamed(naming('body.location'), 'body.location.latitude')).toBe(true);
  expect(isNamed(naming('body.location.latitude'), 'body.location')).toBe(true);
});

test('another field, or none, is not it', () => {
  expect(isNamed(naming('body.newPassword'), 'body.currentPassword')).toBe(false);
  expect(isNamed(naming('body.name'), 'body.nameSuffix')).toBe(false);
  expect(isNamed(naming(), 'body.capacity')).toBe(false);
  expect(faultFields({ code: 'NOT_FOUND' })).toBeUndefined();
});
