export type { Options } from './arguments.ts';
export { type Contract, loadContract } from './contract.ts';
export { verdictOf } from './exit-code.ts';
export { type OnProgress, runConformance } from './run.ts';
export type { Report } from './types.ts';
