import { expect, test } from 'vitest';
import { moved } from './days.ts';

test('days keep their distance, the first is the one that is asked for', () => {
  const example = { first: '2027-07-05', until: '2027-07-06', at: '2027-07-06T05:30:00Z' };
  const move = moved(example, '2026-06-12', 30);
  expect(move('2027-07-05')).toBe('2026-07-12');
  expect(move('2027-07-06')).toBe('2026-07-13');
  expect(move('2027-07-06T05:30:00Z')).toBe('2026-07-13T05:30:00Z');
});

test('what lies long back, and what is no day, stays', () => {
  const move = moved({ born: '1981-02-09', from: '2027-01-01' }, '2026-06-12', 30);
  expect(move('1981-02-09')).toBe('1981-02-09');
  expect(move('Göcek')).toBe('Göcek');
  expect(move(4)).toBe(4);
});
