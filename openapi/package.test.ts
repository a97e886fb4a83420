import { expect, it } from 'vitest';
import { contractVersion } from '../generated/version.ts';
import manifest from './package.json' with { type: 'json' };

it('has the version of the contract, so that who installs the package knows what it holds', () => {
  expect(manifest.version).toBe(contractVersion);
});
