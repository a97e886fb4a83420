import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { MUTATIONS } from './mutations/index.ts';

describe('the broken backends', () => {
  it('have names of their own', () => {
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
  });

  it.each(MUTATIONS)('$name: is to be found at operations of the contract', ({ at, rules }) => {
    expect(rules.length).toBeGreaterThan(0);
    expect(at.length).toBeGreaterThan(0);
    expect(at.filter((id) => !(id in operations))).toEqual([]);
  });
});
