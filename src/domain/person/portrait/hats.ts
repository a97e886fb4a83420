import type { Chance } from './chance.ts';
import { discs, fill, line } from './shapes.ts';

const NAVY = '#17324b';
const DEEP = '#0c2135';
const GOLD = '#e9b44c';

/** The white cap of a yacht's captain, with its badge. */
const white = () =>
  fill('M25 27C24 15 36 11 48 11s24 4 23 16c-12-5-34-5-46 0z', '#fffdf8') +
  fill('M30 26c12-4 24-4 36 0v8c-11-4-25-4-36 0z', NAVY) +
  fill('M30 34c11-4 25-4 36 0-4 5-11 4-18 4s-14 1-18-4z', DEEP) +
  discs([[48, 28]], 3, GOLD);

/** The dark cap of a fisherman, with a cord over its peak. */
const fishers = (chance: Chance) =>
  fill(
    'M29 32c-3-13 6-19 19-19s22 6 19 19c-12-4-26-4-38 0z',
    chance.pick([NAVY, '#3d4a4f', '#5b3a2c']),
  ) +
  fill('M30 33c11-4 25-4 36 0-5 5-12 4-18 4s-13 1-18-4z', DEEP) +
  line('M31 31q17-5 34 0', GOLD, 1.6);

/** A straw hat with a ribbon. */
const straw = (chance: Chance) =>
  fill('M18 34c8-7 20-9 30-9s22 2 30 9c-9 4-20 4-30 4s-21 0-30-4z', '#e2bd7c') +
  fill('M33 30c0-13 4-18 15-18s15 5 15 18c-9 2-21 2-30 0z', '#edcf97') +
  fill('M33 25c9 2 21 2 30 0v5c-9 2-21 2-30 0z', chance.pick(['#c2553a', NAVY, '#2f7f86']));

/** A knitted cap. */
const knitted = (chance: Chance) => {
  const colour = chance.pick(['#c2553a', '#2f7f86', '#e39b45', NAVY]);
  return (
    fill('M30 33c-1-14 6-20 18-20s19 6 18 20z', colour) +
    fill('M29 30c12-4 26-4 38 0v6c-12-4-26-4-38 0z', colour) +
    fill('M29 30c12-4 26-4 38 0v6c-12-4-26-4-38 0z', '#fff', 0.22)
  );
};

/** A scarf tied over the hair, with the neck free. */
const bandana = (chance: Chance) =>
  fill(
    'M30 37c-2-12 6-19 18-19s20 7 18 19c-9-6-27-6-36 0z',
    chance.pick(['#c2553a', '#2f7f86', '#e39b45']),
  ) + line('M38 27h.1M45 23h.1M52 27h.1M58 24h.1M45 30h.1', '#fff7ec', 2.4);

/** What a captain may wear on the head, and a guest. */
export const captainsHats = [white, fishers, white, fishers, straw] as const;
export const guestsHats = [straw, knitted, bandana] as const;
