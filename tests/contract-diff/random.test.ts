import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hiddenIn } from './random/hidden.ts';
import { change } from './random/schemas.ts';

it('hides no breaking change of random schemas', () => {
  const changes = fc.sample(change, { seed: 20, numRuns: 80 });
  expect(changes.flatMap(({ before, after }) => hiddenIn(before, after) ?? [])).toEqual([]);
});
