import { expect, it } from 'vitest';
import { differencesOf } from './merge.ts';

const started = { name: 'Gülşah', phone: '1', days: ['mon'], note: '' };

it.each([
  ['nothing changed there', started, { ...started, name: 'Deniz' }, []],
  ['the same on both sides', { ...started, name: 'Deniz' }, { ...started, name: 'Deniz' }, []],
  [
    'other fields there than here',
    { ...started, phone: '2' },
    { ...started, name: 'Deniz' },
    ['phone old'],
  ],
  [
    'another value there than here',
    { ...started, phone: '2' },
    { ...started, phone: '3' },
    ['phone typed'],
  ],
  ['a list there', { ...started, days: ['tue'] }, started, ['days old']],
  ['a list that is the same', { ...started, days: ['mon'] }, { ...started, days: ['mon'] }, []],
  ['a field that was emptied there', { ...started, name: '' }, started, ['name old']],
])('%s', (_, saved, typed, expected) => {
  const found = differencesOf(started, saved, typed);
  expect(found.map(({ name, isTyped }) => `${name} ${isTyped ? 'typed' : 'old'}`)).toEqual(
    expected,
  );
});
