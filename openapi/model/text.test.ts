import { expect, test } from 'vitest';
import { folded, lowerCase } from './text.ts';

test('Turkish case, and Turkish letters without what they carry', () => {
  expect(lowerCase('ISPARTA İZMİR')).toBe('ısparta izmir');
  expect(['Iğdır', 'IĞDIR', 'igdir', 'ığdır'].map(folded)).toEqual(Array(4).fill('igdir'));
});
