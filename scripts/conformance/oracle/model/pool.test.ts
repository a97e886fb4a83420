import { expect, test } from 'vitest';
import { chosen } from './pool.ts';

const label = (one: string) => one;

test('a choice stays when records that were not chosen are left out', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const first = chosen(all, 'seed', label);
  for (const without of all) {
    if (without === first) continue;
    const rest = all.filter((one) => one !== without);
    expect(chosen(rest, 'seed', label)).toBe(first);
  }
});

test('another seed chooses another one sooner or later', () => {
  const all = ['a', 'b', 'c'];
  const seeds = Array.from({ length: 30 }, (_one, index) => chosen(all, `${index}`, label));
  expect(new Set(seeds).size).toBe(3);
});
