import { data } from './data.ts';
import { sent } from './sent.ts';
import type { Variation } from './variation.ts';
import { written } from './written.ts';

/** Services that differ from the mock within the contract; a finding in any of them is a false one. */
export const VARIATIONS: readonly Variation[] = [...written, ...sent, ...data];
