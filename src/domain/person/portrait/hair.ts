import { discs, fill } from './shapes.ts';

/** How hair falls. The crown of the head is at 48, 22; the face is 34 wide, its ears at 31 and 65. */
export interface Hair {
  /** Behind head and shoulders. */
  back?: (colour: string) => string;
  /** Over the forehead. */
  front: (colour: string) => string;
  /** What a hat leaves of it. */
  underHat: (colour: string) => string;
}

const path = (shape: string) => (colour: string) => fill(shape, colour);

const temples = path('M30 46q-1-8 0-13h4q0 8-4 13zM66 46q1-8 0-13h-4q0 8 4 13z');
const locks = path('M33 31c-3 8-4 18-4 28 4 0 6-6 6-13zM63 31c3 8 4 18 4 28-4 0-6-6-6-13z');

/** Cuts that anybody may wear: a drawing that guesses at somebody's sex is wrong about half of them. */
export const HAIRCUTS: readonly [Hair, ...Hair[]] = [
  {
    front: path('M30 43C26 25 35 18 48 18s22 7 18 25c-1-6-2-10-5-13-8 3-20 2-26-2-2 4-4 8-5 15z'),
    underHat: temples,
  },
  {
    front: path(
      'M30 43C24 24 36 16 50 17c12 1 20 9 16 26-1-6-3-9-6-12-9 0-16-2-20-6-2 6-8 9-10 18z',
    ),
    underHat: temples,
  },
  {
    front: path(
      'M30 42c-5-7-2-17 4-19 2-6 10-7 14-4 5-3 12-1 14 4 6 2 9 12 4 19-1-5-3-8-6-10-5 3-9 1-12-1-4 3-8 3-12 1-3 2-5 5-6 10z',
    ),
    underHat: temples,
  },
  {
    front: path(
      'M31 41c-3-12 4-20 17-20s20 8 17 20c-1-6-2-8-4-10-2-4-6-5-9-3-5-3-9-2-13 0-4 1-6 6-8 13z',
    ),
    underHat: temples,
  },
  {
    front: (colour) =>
      discs(
        [
          [33, 32],
          [36, 26],
          [42, 22],
          [48, 20],
          [54, 22],
          [60, 26],
          [63, 32],
        ],
        6,
        colour,
      ),
    underHat: temples,
  },
  {
    back: (colour) => discs([[48, 35]], 26, colour),
    front: path('M31 40c0-11 7-17 17-17s17 6 17 17c-3-6-9-8-17-8s-14 2-17 8z'),
    underHat: locks,
  },
];
