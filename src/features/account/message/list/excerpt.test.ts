import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('what was looked for is found whatever its case and marks', () => {
  expect(excerpt('Saat 10.00’da İSKELEDE bekliyorum.', 'iskele')).toEqual({
    start: 'Saat 10.00’da ',
    found: 'İSKELE',
    rest: 'DE bekliyorum.',
  });
  expect(excerpt('Sığ koylara gideriz', 'sig').found).toBe('Sığ');
});

test('a long beginning is cut before a word', () => {
  const text = `${'uzun bir söz '.repeat(10)}kahvaltı hazır`;
  const { start, found } = excerpt(text, 'kahvaltı');
  expect(found).toBe('kahvaltı');
  expect(start).toMatch(/^…\S/);
  expect(start.length).toBeLessThan(60);
});

test('without a match the text stays as it is', () => {
  expect(excerpt('Merhaba', 'x')).toEqual({ start: 'Merhaba', found: '', rest: '' });
});
