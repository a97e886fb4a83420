import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Elif Yıldız', 'EY'],
  ['ilker ışık', 'İI'],
  ['Ayşe Nur Şahin', 'AŞ'],
  ['elif.yildiz', 'E'],
  ['  ', ''],
])('initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
