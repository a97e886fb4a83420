import type { Point } from './camera.ts';
import { box, lines, person, sail } from './parts.ts';
import type { SolidBoat } from './solid.ts';

/** The sloop. */
export const sailboat: SolidBoat = ({ light, accentColour, second }, isSailing) => {
  const top: Point = [16, 352, 0];
  const sails = isSailing
    ? [
        sail(
          [
            [136, 42, 0],
            [20, 338, 0],
            [-14, 50, 44],
          ],
          46,
          light.sail,
        ),
        sail(
          [
            [12, 58, 0],
            [12, 346, 0],
            [-108, 62, 42],
          ],
          40,
          light.sailShade,
        ),
      ]
    : [
        lines(
          [
            [
              [12, 60, 0],
              [-112, 56, 0],
            ],
          ],
          accentColour,
          10,
        ),
        lines(
          [
            [
              [134, 40, 0],
              [18, 336, 0],
            ],
          ],
          accentColour,
          6,
        ),
      ];
  return {
    hulls: [
      {
        ...{ length: 272, beam: 84, sheer: [27, 25, 36], overhang: [6, 14] },
        ...{ transom: 0.74, waterline: 0.84, fullness: 2 },
      },
    ],
    paint: {
      ...{ side: light.hull, shade: light.shade, boot: accentColour, trim: light.spar },
      deck: light.tint(0.84, 0.05, 72),
    },
    bands: [{ from: 0.3, to: 0.72, low: 0.5, high: 0.7, colour: light.glass }],
    ensign: [-130, 30, 0],
    parts: [
      box({
        ...{ x: [-58, 62], half: [28, 16], y: [24, 41], lean: [2, 22, 4] },
        ...{ colour: light.hull, shade: light.shade },
        glass: { colour: light.glass, low: 0.3, high: 0.75, panes: 3 },
      }),
      box({
        ...{ x: [-72, -48], half: [24, 24], y: [38, 58], lean: [0, 14, 6] },
        ...{ colour: accentColour, shade: accentColour, level: 1 },
      }),
      person([-92, 32, 16], 1.05, second),
      person([-84, 32, -14], 0.95, light.wall),
      lines(
        [
          [
            [12, 58, 0],
            [-112, 54, 0],
          ],
        ],
        light.spar,
        5,
      ),
      lines([[[16, 30, 0], top]], light.spar, 4.6),
      ...sails,
      lines(
        [
          [[136, 38, 0], top, [-130, 30, 0]],
          [[10, 26, 40], top, [10, 26, -40]],
        ],
        light.rig,
        1.3,
        4,
      ),
      lines(
        [
          [
            [112, 34, 14],
            [112, 46, 14],
            [138, 50, 0],
            [112, 46, -14],
            [112, 34, -14],
          ],
        ],
        light.rig,
        1.6,
        1,
      ),
    ],
  };
};
