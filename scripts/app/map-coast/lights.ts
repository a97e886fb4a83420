import type { Position } from 'geojson';
import { type DistanceGrid, valueAt } from './distance.ts';

/** A town that is lit by night. */
interface Town {
  at: Position;
  /** The zoom from which its name is on the map: the less, the larger the town. */
  from: number;
}

/** Lights stand no farther from the water than this, in kilometres. */
const ASHORE = 1.6;
const KILOMETRES_PER_DEGREE = 111.2;

/** How far a town's lights reach, in kilometres. */
const reachOf = ({ from }: Town) => (from <= 5 ? 24 : from <= 6.5 ? 11 : from <= 8 ? 6 : 3);

/** Numbers from 0 to 1, the same ones in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lights along the shores of the towns, thinner the farther from the middle of each. */
export function lights(towns: readonly Town[], inland: DistanceGrid): Position[] {
  return towns.flatMap((town, index) => {
    const next = random(index + 1);
    const reach = reachOf(town);
    const [longitude = 0, latitude = 0] = town.at;
    const stretch = Math.cos((latitude * Math.PI) / 180);
    return Array.from({ length: Math.round(reach * 18) }, () => {
      const distance = (reach * next() ** 1.5) / KILOMETRES_PER_DEGREE;
      const angle = 2 * Math.PI * next();
      return [
        longitude + (distance * Math.cos(angle)) / stretch,
        latitude + distance * Math.sin(angle),
      ];
    }).filter((place) => {
      const away = valueAt(inland, place);
      return away > 0 && away < ASHORE;
    });
  });
}
