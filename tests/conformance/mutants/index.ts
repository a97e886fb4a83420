import { boats } from './broken/boats.ts';
import type { Mutant } from './mutant.ts';

/** Every mistake that the check is tried with, by theme. */
export const MUTANTS: readonly Mutant[] = [...boats];
