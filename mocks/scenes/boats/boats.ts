import { catamaran } from './side/catamaran.ts';
import { gulet } from './side/gulet.ts';
import { motorboat } from './side/motorboat.ts';
import { motoryacht } from './side/motoryacht.ts';
import { sailboat } from './side/sailboat.ts';
import type { Side } from './side/side.ts';
import { speedboat } from './side/speedboat.ts';

/** What boats are drawn as: the types of the contract, and the wooden yacht of this coast. */
export type BoatName =
  | 'sailboat'
  | 'catamaran'
  | 'motoryacht'
  | 'gulet'
  | 'motorboat'
  | 'speedboat';

/** Every boat from the side. */
export const sides: Readonly<Record<BoatName, Side>> = {
  sailboat,
  catamaran,
  motoryacht,
  gulet,
  motorboat,
  speedboat,
};

/** Their names. */
export const boatNames = Object.keys(sides) as BoatName[]; // its keys are exactly the names
