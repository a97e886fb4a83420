export type { Options } from './cli/arguments.ts';
export { verdictOf } from './cli/exit-code.ts';
export { type Contract, loadContract } from './contract/contract.ts';
export { type OnProgress, runConformance } from './run.ts';
export type { Report } from './types.ts';
