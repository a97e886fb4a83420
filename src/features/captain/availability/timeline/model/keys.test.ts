import { expect, it } from 'vitest';
import { moved } from './keys.ts';
import { between } from './selection.ts';

const grid = { rows: 7, days: 400, startDate: '2026-05-01' };
const press = (key: string, far = false) => ({ key, ctrlKey: far, metaKey: false });
const from = { row: 2, day: 42 };

it('moves by a day and a boat, and stays inside', () => {
  expect(moved(from, press('ArrowRight'), grid)).toEqual({ row: 2, day: 43 });
  expect(moved(from, press('ArrowUp'), grid)).toEqual({ row: 1, day: 42 });
  expect(moved({ row: 6, day: 399 }, press('ArrowDown'), grid)).toEqual({ row: 6, day: 399 });
  expect(moved({ row: 0, day: 3 }, press('ArrowLeft', true), grid)).toEqual({ row: 0, day: 0 });
});

it('moves by months, to the last day of one that is shorter', () => {
  // 12 June, 12 July; 31 January, 28 February.
  expect(moved(from, press('PageDown'), grid)).toEqual({ row: 2, day: 72 });
  expect(moved({ row: 0, day: 275 }, press('PageDown'), grid)).toEqual({ row: 0, day: 303 });
  expect(moved({ row: 0, day: 3 }, press('PageUp'), grid)).toEqual({ row: 0, day: 0 });
  expect(moved({ row: 0, day: 390 }, press('PageDown'), grid)).toEqual({ row: 0, day: 399 });
});

it('moves to the ends', () => {
  expect(moved(from, press('End'), grid)).toEqual({ row: 2, day: 399 });
  expect(moved(from, press('Home', true), grid)).toEqual({ row: 0, day: 0 });
  expect(moved(from, press('a'), grid)).toBeUndefined();
});

it('chooses what lies between two corners', () => {
  expect(between({ row: 3, day: 9 }, { row: 1, day: 12 })).toEqual({
    firstRow: 1,
    lastRow: 3,
    firstDay: 9,
    lastDay: 12,
  });
});
