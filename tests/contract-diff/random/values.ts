import type { Json } from '../../../scripts/contract-diff/lib/json.ts';

const SCALARS: Json[] = [
  ...[null, true, false, 0, 1, -1, 2, 3, 4, 5, 6, 1.5, 0.5, 3.5],
  ...['', 'a', 'b', 'ab', 'abc', 'aa', 'A', '1', 'bb', 'abcd', 'z'],
];
const PARTS: Json[] = [null, true, 0, 1, 2, 1.5, '', 'a', 'b', 'ab', {}, [], { a: 1 }];
const NAMES = ['a', 'b', 'c', 'k', 'ab', 'z', 'abc', ''];
const COUPLES = ['ab', 'ac', 'bc', 'ak', 'kz', 'bk', 'az'];

const lists: Json[] = [
  [],
  ...PARTS.map((one) => [one]),
  ...PARTS.flatMap((one) => PARTS.map((other) => [one, other])),
  ...[1, 'a', 'b', null].flatMap((one) => [1, 'a', 2, ''].map((other) => [one, 'a', other])),
];
const objects: Json[] = [
  {},
  ...NAMES.flatMap((name) => PARTS.map((part) => ({ [name]: part }))),
  ...COUPLES.flatMap(([one = '', other = '']) =>
    PARTS.flatMap((part) => PARTS.map((next) => ({ [one]: part, [other]: next }))),
  ),
  ...[1, 'a', null].flatMap((a) =>
    [1, 'a', ''].flatMap((b): Json[] => [
      { a, b, c: 1 },
      { a, b, k: 'a' },
      { a, b, c: 'a', k: 1 },
    ]),
  ),
];

/** What the words of random schemas speak of, and some values around. */
export const VALUES: readonly Json[] = [...SCALARS, ...lists, ...objects];
