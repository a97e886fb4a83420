import type { Unseen } from './backend.ts';
import { further } from './further.ts';
import { reads } from './reads.ts';
import { writes } from './writes.ts';

/** Broken backends of which the sequences were made knowing nothing; the last were written after all others. */
export const UNSEEN: readonly Unseen[] = [...writes, ...reads, ...further];
