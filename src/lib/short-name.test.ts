import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it('keeps the initial of the first name and the last name', () => {
  expect(shortName('Selin Işık')).toBe('S. Işık');
  expect(shortName('  ismail  Can Öz ')).toBe('İ. Öz');
  expect(shortName('Elif')).toBe('Elif');
  expect(shortName('')).toBe('');
});
