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

/** Cut short. */
export const short: readonly [Hair, ...Hair[]] = [
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
  { front: temples, underHat: temples },
];

/** Long, or tied up. */
export const long: readonly [Hair, ...Hair[]] = [
  {
    back: path('M28 44C24 12 72 12 68 44c1 12 3 22 6 32H22c3-10 5-20 6-32z'),
    front: path('M30 47c-3-17 6-27 18-27s21 10 18 27c-2-9-7-14-18-20-11 6-16 11-18 20z'),
    underHat: locks,
  },
  {
    back: path(
      'M27 42C23 12 73 12 69 42c-1 8 5 11 3 18 4 5 2 12-3 15H27c-5-3-7-10-3-15-2-7 4-10 3-18z',
    ),
    front: path('M30 47c-4-18 6-28 19-28 12 0 21 10 17 28-2-9-6-14-12-19-6 6-19 8-24 19z'),
    underHat: locks,
  },
  {
    back: path(
      'M28 42C24 14 72 14 68 42c0 8 1 14 3 20-6 4-12 3-14 0H39c-2 3-8 4-14 0 2-6 3-12 3-20z',
    ),
    front: path('M30 42c-1-13 6-21 18-21s19 8 18 21c-1-3-2-5-3-6-9-3-21-3-30 0-1 1-2 3-3 6z'),
    underHat: locks,
  },
  {
    back: (colour) => discs([[48, 15]], 8, colour),
    front: path('M30.5 41C28 27 36 19 48 19s20 8 17.5 22c-3-9-9-13-17.5-13s-14.5 4-17.5 13z'),
    underHat: temples,
  },
  {
    back: path('M60 22c14 0 18 20 12 42-6-2-8-8-8-16z'),
    front: path('M30.5 41C28 27 36 19 48 19s20 8 17.5 22c-2-8-6-11-10-12-8 3-20 3-25 12z'),
    underHat: locks,
  },
  {
    back: (colour) => discs([[48, 35]], 26, colour),
    front: path('M31 40c0-11 7-17 17-17s17 6 17 17c-3-6-9-8-17-8s-14 2-17 8z'),
    underHat: locks,
  },
];
