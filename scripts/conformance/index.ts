export { type Contract, loadContract } from './contract/contract.ts';
export { verdictOf } from './findings/verdict.ts';
export type { Options } from './options.ts';
export { type Hooks, type OnProgress, runConformance } from './run.ts';
export type { Report } from './types.ts';
