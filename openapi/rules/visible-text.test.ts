import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INVISIBLE, VISIBLE } from './visible-text.ts';

const SHOWN = ['a', 'ş', 'İ', '7', '-', '.', '漢', '👩‍✈️', '⛵️', 'क्‍ष', ' a ', '\u200bı\u200b'];

it.each(['u', ''])('tells what can be seen from what cannot, with the flags %j', (flags) => {
  const expression = new RegExp(VISIBLE, flags);
  expect(INVISIBLE.filter((one) => expression.test(one.repeat(60)))).toEqual([]);
  expect(SHOWN.filter((text) => !expression.test(text))).toEqual([]);
});

it('is what the contract says of every text that has to show something', () => {
  const contract = readFileSync('generated/openapi.json', 'utf8');
  const patterns = [...contract.matchAll(/"pattern": ?("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '""']) => String(JSON.parse(text)),
  );
  const asking = patterns.filter((pattern) => pattern.includes('\\xad'));
  expect(asking.length).toBeGreaterThan(30);
  const without = asking.filter((pattern) => !pattern.includes(VISIBLE.slice(0, -1)));
  expect(without).toEqual([]);
});
