export { compareContracts } from './compare.ts';
export type { Source } from './contract.ts';
export type { Finding } from './finding.ts';
export { loadContract } from './load/load.ts';
