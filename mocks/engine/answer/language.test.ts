import { expect, it } from 'vitest';
import { languageOf } from './answer.ts';

it.each([
  [undefined, 'tr'],
  ['', 'tr'],
  ['*', 'tr'],
  ['de', 'tr'],
  [';;;', 'tr'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['en-US,en;q=0.5', 'en'],
  ['tr;q=0.1,en;q=0.9', 'en'],
  ['de,en;q=0.5', 'en'],
  ['en;q=0', 'tr'],
  ['en;q=0.1,tr', 'tr'],
])('Accept-Language %j is answered in %s', (asked, language) => {
  expect(languageOf(asked === undefined ? {} : { 'accept-language': asked })).toBe(language);
});
