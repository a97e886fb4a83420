import { CONTRACT_FILES } from '../../../openapi/files.ts';
import type { Contract } from '../../../scripts/conformance/contract/contract.ts';
import type { Options } from '../../../scripts/conformance/options.ts';
import { AUTH_FILE } from './world.ts';

/** What a broken backend is checked with: the sweep of what `only` names, and the journeys that it names. */
export function optionsFor(server: string, only: readonly string[], has: Contract['has']): Options {
  return {
    contract: CONTRACT_FILES.bundle,
    workflows: CONTRACT_FILES.workflows,
    server,
    auth: AUTH_FILE,
    headers: {},
    seed: 1,
    only: [...only],
    skip: [],
    shard: { index: 1, total: 1 },
    maxTime: undefined,
    rate: undefined,
    // Reading the workflows takes longer than many a run of one operation.
    journeys: only.length === 0 || !only.every(has),
    sweep: true,
    oracle: false,
    oracleTime: 0,
    sequences: 0,
    replay: undefined,
    allowForeignWrites: false,
    junit: undefined,
    json: undefined,
    html: undefined,
  };
}
