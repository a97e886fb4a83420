import { describe, expect, it } from 'vitest';
import { parseId } from './parse-id.ts';

describe('an identifier in an address', () => {
  it('is a whole number from 1 on', () => {
    expect(parseId('1')).toBe(1);
    expect(parseId('9007199254740991')).toBe(9_007_199_254_740_991);
  });
  it.each(['0', '-1', '1.5', '01', '1e3', ' 1', 'abc', '', '9007199254740992'])(
    'is not %j',
    (text) => {
      expect(parseId(text)).toBeUndefined();
    },
  );
});
