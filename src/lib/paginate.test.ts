import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const list = [1, 2, 3, 4, 5];

it('cuts a list into pages of the same size, the last one shorter', () => {
  expect(paginate(list, 1, 2)).toEqual({ items: [1, 2], pageCount: 3 });
  expect(paginate(list, 3, 2)).toEqual({ items: [5], pageCount: 3 });
});

it('has nothing on a page that is not there', () => {
  expect(paginate(list, 4, 2)).toEqual({ items: [], pageCount: 3 });
  expect(paginate([], 1, 2)).toEqual({ items: [], pageCount: 0 });
});
