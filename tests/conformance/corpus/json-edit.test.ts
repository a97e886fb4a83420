import { describe, expect, it } from 'vitest';
import { add, change, drop, list, put } from './json-edit.ts';

describe('editing JSON by path', () => {
  it('reaches every item of a list, at the top and deep inside', () => {
    expect(drop('[].a')([{ a: 1, b: 2 }, { b: 3 }])).toEqual([{ b: 2 }, { b: 3 }]);
    expect(add('content[].by.age', 1)({ content: [{ by: { age: 1 } }] })).toEqual({
      content: [{ by: { age: 2 } }],
    });
  });

  it('puts a field where there was none, and changes none that is not there', () => {
    expect(put('a', 1)({})).toEqual({ a: 1 });
    expect(change('a', () => 1)({})).toEqual({});
  });

  it('leaves alone what does not have the shape', () => {
    expect(drop('a.b')({ a: 1 })).toEqual({ a: 1 });
    expect(put('[].a', 1)({ a: 2 })).toEqual({ a: 2 });
    expect(drop('a')(undefined)).toBeUndefined();
  });

  it('takes a list or the content of a page for a list', () => {
    const reversed = list((items) => items.toReversed());
    expect(reversed([1, 2])).toEqual([2, 1]);
    expect(reversed({ content: [1, 2], size: 2 })).toEqual({ content: [2, 1], size: 2 });
    expect(reversed('text')).toBe('text');
  });
});
