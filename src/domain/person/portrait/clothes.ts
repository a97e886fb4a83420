import type { Chance } from './chance.ts';
import { fill, line } from './shapes.ts';

const SHOULDERS = 'M12 98c0-17 8-23 26-27 3 6 17 6 20 0 18 4 26 10 26 27z';
const STRIPES = 'M22 80h52M17 87h62M14 94h68';
const COLLAR = 'M40 66l8 11-6 5-7-11zM56 66l-8 11 6 5 7-11z';
const COLOURS = [
  '#2f7f86',
  '#d9765f',
  '#e7a24e',
  '#17324b',
  '#7d9a6b',
  '#fbf4e8',
  '#8a5a6f',
  '#5f8fb4',
] as const;

/** Plain, round at the neck. */
const plain = (chance: Chance) => fill(SHOULDERS, chance.pick(COLOURS));

/** White with blue stripes, as at sea. */
const striped = (chance: Chance) =>
  fill(SHOULDERS, '#fbf7ef') + line(STRIPES, chance.pick(['#17324b', '#2f7f86', '#c2553a']), 3);

/** A shirt with its collar open. */
const collared = (chance: Chance) => {
  const [cloth, collar] = chance.pick([
    ['#fbf7ef', '#e6ddcd'],
    ['#b9d6e4', '#9bc0d3'],
    ['#f0c9a4', '#e0b084'],
    ['#2b6a76', '#225762'],
  ] as const);
  return fill(SHOULDERS, cloth) + fill(COLLAR, collar) + line('M48 80v18', collar, 1.5);
};

/** A jacket over something light. */
const jacket = (chance: Chance) =>
  fill(SHOULDERS, '#fbf4e8') +
  fill(
    'M12 98c0-17 8-23 26-27l8 27zM84 98c0-17-8-23-26-27l-8 27z',
    chance.pick(['#17324b', '#5b3a2c', '#2f7f86', '#c98b4a']),
  );

/** The white shirt of a captain, with its shoulder marks. */
const uniform = () =>
  fill(SHOULDERS, '#fffdf8') +
  fill(COLLAR, '#e4e6e6') +
  line('M20 80l11-5M76 80l-11-5', '#17324b', 5);

/** A thick dark jumper, high at the neck. */
const jumper = () => fill(SHOULDERS, '#17324b') + fill('M38 63q10 5 20 0v9q-10 6-20 0z', '#21425f');

export const guestsClothes = [plain, striped, collared, jacket, plain, collared] as const;
export const captainsClothes = [uniform, jumper, striped, uniform, collared] as const;
