import { expect, it } from 'vitest';
import { changeOf } from './comparison.ts';

it.each([
  [112, 100, { kind: 'more', difference: 12, share: 0.12 }],
  [0, 100, { kind: 'less', difference: 100, share: 1 }],
  [0.3, 0.1 + 0.2, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [500, 0, { kind: 'first' }],
])('%d after %d', (now, before, expected) => {
  expect(changeOf(now, before)).toEqual(expected);
});
