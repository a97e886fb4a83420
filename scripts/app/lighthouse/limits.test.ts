import { expect, test } from 'vitest';
import { comparison, shortcomings } from './limits.ts';

const floor = { score: 99, blocking: 90, processorBlocking: 84, largestPaint: 900 };

test('a page holds within one and a half of the blocking and two points of the floor', () => {
  expect(
    shortcomings({ score: 97, processorBlocking: 126, largestPaint: 1_199 }, floor, true),
  ).toEqual([]);
});

test('what a page falls short of is told with what would do', () => {
  expect(
    shortcomings({ score: 96, processorBlocking: 127, largestPaint: 1_200 }, floor, true),
  ).toEqual([
    'blocks 127 ms of processor time; at most 126 ms here',
    'scores 96; at least 97 here',
    'largest paint 1200 ms; less than 1200 ms',
  ]);
});

test('where the data are still to come, the largest paint is not asked for', () => {
  expect(
    shortcomings({ score: 99, processorBlocking: 0, largestPaint: 3_000 }, floor, false),
  ).toEqual([]);
});

test('a floor that hardly blocks leaves a page the length of one task', () => {
  const quick = { ...floor, processorBlocking: 0 };
  expect(shortcomings({ score: 99, processorBlocking: 50, largestPaint: 0 }, quick, false)).toEqual(
    [],
  );
  expect(
    shortcomings({ score: 99, processorBlocking: 51, largestPaint: 0 }, quick, false),
  ).toHaveLength(1);
});

test('a page and the floor stand in one line', () => {
  const page = { score: 86, blocking: 511, processorBlocking: 90, largestPaint: 1_800 };
  expect(comparison(page, { ...floor, blocking: 84, processorBlocking: 2 })).toBe(
    'blocking 511 ms, floor 84 ms (× 6.1); by processor time 90 ms, floor 2 ms; score 86, floor 99 (-13); largest paint 1800 ms, floor 900 ms (× 2.0)',
  );
});
