import { dawn } from './dawn.ts';
import { golden } from './golden.ts';
import type { Light } from './light.ts';
import { night } from './night.ts';
import { noon } from './noon.ts';

export type LightName = Light['name'];

/** The hours a scene can show, in the order of the day. */
export const lights: Readonly<Record<LightName, Light>> = { dawn, noon, golden, night };

/** Their names, in the order of the day. */
export const lightNames = ['dawn', 'noon', 'golden', 'night'] as const;
