import { describe, expect, it } from 'vitest';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import { loadContract } from '../contract/contract.ts';
import { shareOf } from './index.ts';
import { lifecycleTasks } from './tasks.ts';
import type { World } from './world/world.ts';

const { operations } = loadContract(CONTRACT_FILES.bundle);
/** A lifecycle asks for records when it is walked, which none is here. */
const world = {} as World;
const labels = (share: typeof operations) =>
  lifecycleTasks(world, operations, share).map(({ label }) => label);

describe.each([2, 3, 7])('the parts of a run on %d machines', (total) => {
  const shares = Array.from({ length: total }, (_, at) =>
    shareOf(operations, { index: at + 1, total }),
  );

  it('are every operation, each once', () => {
    const ids = shares.flat().map(({ id }) => id);
    expect(ids.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    const sizes = shares.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it('are every lifecycle, each once', () => {
    expect(shares.flatMap(labels).toSorted()).toEqual(labels(operations).toSorted());
  });
});
