import { expect, test } from 'vitest';
import { withReason } from './with-reason.ts';

const offered = ['Planlarım değişti', 'Başka bir tarih buldum'];

test.each([
  ['', 'Planlarım değişti', 'Planlarım değişti'],
  ['Planlarım değişti', 'Başka bir tarih buldum', 'Başka bir tarih buldum'],
  ['Üzgünüz!', 'Planlarım değişti', 'Üzgünüz! Planlarım değişti'],
  ['Üzgünüz', 'Planlarım değişti', 'Üzgünüz. Planlarım değişti'],
  ['Üzgünüz. Planlarım değişti', 'Planlarım değişti', 'Üzgünüz. Planlarım değişti'],
])('%j with %j is %j', (text, reason, whole) => {
  expect(withReason(text, reason, offered)).toBe(whole);
});
