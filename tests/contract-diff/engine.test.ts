import { describe, expect, it } from 'vitest';
import { runEngine } from '../../scripts/contract-diff/engine/engine.ts';

const contract = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1.0.0' },
  paths: {},
  components: {},
};

describe('the guard of the engine', () => {
  it('lets a working engine pass', async () => {
    await expect(runEngine(contract, contract)).resolves.toEqual([]);
  });

  it.each([
    ['without the ruleset', 'extends: []\n', /overlooked a change known to break/],
    [
      'with one rule off',
      'extends: [diff-recommended]\ndiff: { property-removed: off }\n',
      /\(property-removed\)/,
    ],
    ['with a configuration that cannot be read', 'extends: [\n', /gave no report/],
  ])('refuses one %s', async (_, configuration, message) => {
    await expect(runEngine(contract, contract, configuration)).rejects.toThrow(message);
  });
});
