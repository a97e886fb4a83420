import { expect, it } from 'vitest';
import { knownPlace } from './known-place.ts';

it('is a place to sail from, as it is written', () => {
  expect(knownPlace('GOCEK')).toBe('Göcek');
});

it('is where something was found', () => {
  expect(knownPlace('kas', [{ location: 'Kaş' }])).toBe('Kaş');
});

it('is nothing else', () => {
  expect(knownPlace('Göcek is closed, call 0555', [{ location: 'Göcek' }])).toBeUndefined();
  expect(knownPlace('Göc')).toBeUndefined();
  expect(knownPlace('')).toBeUndefined();
  expect(knownPlace(undefined)).toBeUndefined();
});
