import { describe, expect, it } from 'vitest';
import * as operations from '../../../generated/operations.ts';
import { listJourneys } from '../../../scripts/conformance/journeys/index.ts';
import { MUTATIONS } from './mutations/index.ts';

describe('the broken backends', () => {
  it('have names of their own', () => {
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
  });

  it('are run with operations or workflows that there are', async () => {
    const journeys = (await listJourneys('openapi/workflows')).map(({ id }) => id);
    const asked = MUTATIONS.flatMap(({ run = [] }) => run);
    expect(asked.filter((name) => !(name in operations || journeys.includes(name)))).toEqual([]);
  });

  it.each(MUTATIONS)('$name: is to be found at operations of the contract', ({ at, rule }) => {
    expect(rule).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(at.length).toBeGreaterThan(0);
    expect(at.filter((id) => !(id in operations))).toEqual([]);
  });
});
