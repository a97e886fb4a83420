import type { Point } from './camera.ts';
import type { HullForm } from './hull.ts';
import { box, lines, person, sail, sheet } from './parts.ts';
import type { SolidBoat } from './solid.ts';

const HULL: HullForm = {
  ...{ length: 318, beam: 44, sheer: [30, 38, 46], overhang: [2, 4] },
  ...{ transom: 0.8, waterline: 0.8, fullness: 2.4 },
};
const APART = 62;

/** Two hulls, the house on the bridge between them, a net before it. */
export const catamaran: SolidBoat = ({ light, accentColour, second }, isSailing) => {
  const top: Point = [12, 358, 0];
  const white = { colour: light.hull, shade: light.shade };
  const sails = isSailing
    ? [
        sail(
          [
            [138, 56, 0],
            [18, 332, 0],
            [4, 92, 46],
          ],
          46,
          light.sailShade,
        ),
        sail(
          [
            [8, 104, 0],
            [8, 350, 0],
            [-26, 346, 6],
            [-118, 108, 44],
          ],
          36,
          light.sail,
        ),
      ]
    : [
        lines(
          [
            [
              [6, 108, 0],
              [-122, 98, 0],
            ],
          ],
          accentColour,
          12,
        ),
      ];
  return {
    hulls: [
      { ...HULL, aside: -APART },
      { ...HULL, aside: APART },
    ],
    paint: {
      ...{ side: light.hull, shade: light.shade, boot: accentColour, trim: light.hull },
      deck: light.tint(0.9, 0.02, 80),
    },
    bands: [{ from: 0.3, to: 0.74, low: 0.6, high: 0.76, colour: light.glass }],
    ensign: [-154, 36, 30],
    parts: [
      box({ ...{ x: [-140, 92], half: [54, 50], y: [18, 42] }, ...white, level: -1 }),
      sheet(
        [
          [92, 44, 46],
          [92, 44, -46],
          [146, 46, -54],
          [146, 46, 54],
        ],
        light.sailShade,
        0,
        0.8,
      ),
      lines(
        [
          [
            [148, 46, -62],
            [148, 46, 62],
          ],
        ],
        light.spar,
        6,
        0,
      ),
      box({
        ...{ x: [-110, 92], half: [62, 48], y: [38, 76], lean: [0, 34, 8] },
        ...white,
        glass: { colour: light.glass, low: 0.3, high: 0.78, panes: 4 },
      }),
      box({ ...{ x: [-150, 40], half: [58, 50], y: [78, 83] }, ...white, level: 1 }),
      lines(
        [
          [
            [-146, 38, 52],
            [-146, 78, 52],
          ],
        ],
        light.spar,
        4,
        0,
      ),
      person([-126, 46, 20], 1, second),
      lines([[[8, 84, 0], top]], light.spar, 5),
      lines(
        [
          [
            [6, 102, 0],
            [-120, 96, 0],
          ],
        ],
        light.spar,
        5,
      ),
      ...sails,
      lines(
        [
          [[148, 48, 0], top, [-20, 40, 80]],
          [top, [-20, 40, -80]],
        ],
        light.rig,
        1.3,
        4,
      ),
    ],
  };
};
