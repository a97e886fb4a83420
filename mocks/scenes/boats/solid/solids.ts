import type { BoatName } from '../boats.ts';
import { catamaran } from './catamaran.ts';
import { gulet } from './gulet.ts';
import { motorboat } from './motorboat.ts';
import { motoryacht } from './motoryacht.ts';
import { sailboat } from './sailboat.ts';
import type { SolidBoat } from './solid.ts';
import { speedboat } from './speedboat.ts';

/** Every boat as something that can be looked at from anywhere. */
export const solids: Readonly<Record<BoatName, SolidBoat>> = {
  sailboat,
  catamaran,
  motoryacht,
  gulet,
  motorboat,
  speedboat,
};
