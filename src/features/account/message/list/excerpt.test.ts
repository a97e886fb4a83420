import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('finds the text whatever its case and diacritics', () => {
  expect(excerpt('Saat 10.00’da İSKELEDE bekliyorum.', 'iskele')).toEqual({
    start: 'Saat 10.00’da ',
    found: 'İSKELE',
    rest: 'DE bekliyorum.',
  });
  expect(excerpt('Sığ koylara gideriz', 'sig').found).toBe('Sığ');
});

test('shortens a long beginning at a word', () => {
  const text = `${'uzun bir söz '.repeat(10)}kahvaltı hazır`;
  const { start, found } = excerpt(text, 'kahvaltı');
  expect(found).toBe('kahvaltı');
  expect(start).toMatch(/^…\S/);
  expect(start.length).toBeLessThan(60);
});

test('leaves a text without a match unchanged', () => {
  expect(excerpt('Merhaba', 'x')).toEqual({ start: 'Merhaba', found: '', rest: '' });
});
