import { expect, test } from 'vitest';
import { lowerCase, upperCase } from '../../../openapi/model/text.ts';
import { asWord, createRandom } from './random.ts';

const isAscii = (text: string) => [...text].every((letter) => letter <= '\x7f');
const words = Array.from({ length: 200 }, (_one, seed) => [
  createRandom(seed).word(20),
  asWord(seed * 7919),
]).flat();

test('words stay ASCII in Turkish letters of either case', () => {
  for (const word of words) {
    expect(isAscii(upperCase(word))).toBe(true);
    expect(lowerCase(upperCase(word))).toBe(word);
  }
});

test('words of other numbers are other words', () => {
  expect(new Set([1, 17, 18, 324, 325].map(asWord)).size).toBe(5);
});
