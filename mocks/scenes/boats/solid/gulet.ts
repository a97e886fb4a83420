import type { Point } from './camera.ts';
import { box, lines, person, sail, sheet } from './parts.ts';
import type { SolidBoat } from './solid.ts';

const BOW: Point = [212, 76, 0];
const TIP: Point = [270, 92, 0];

/** The gulet: masts at 50 and -90, cabins low, an awning over the stern. */
export const gulet: SolidBoat = ({ light, accentColour, second }, isSailing) => {
  const wall = { colour: light.wall, shade: light.wallShade, top: light.wood };
  const main: Point = [50, 300, 0];
  const mizzen: Point = [-90, 250, 0];
  const sails = isSailing
    ? [
        sail(
          [
            [206, 84, 0],
            [56, 272, 0],
            [74, 84, 36],
          ],
          40,
          light.sail,
        ),
        sail(
          [
            [46, 96, 0],
            [46, 278, 0],
            [14, 264, 14],
            [-62, 100, 40],
          ],
          34,
          light.sailShade,
        ),
        sail(
          [
            [-94, 100, 0],
            [-94, 234, 0],
            [-114, 222, 8],
            [-172, 104, 34],
          ],
          24,
          light.sail,
        ),
      ]
    : [
        lines(
          [
            [
              [46, 92, 0],
              [-64, 90, 0],
            ],
            [
              [-94, 92, 0],
              [-176, 88, 0],
            ],
          ],
          light.sail,
          11,
        ),
        lines(
          [
            [
              [200, 84, 0],
              [54, 284, 0],
            ],
          ],
          light.sail,
          6,
        ),
      ];
  return {
    hulls: [
      {
        ...{ length: 424, beam: 116, sheer: [62, 42, 76], overhang: [30, 62] },
        ...{ transom: 0.62, waterline: 0.8, fullness: 2.2 },
      },
    ],
    paint: {
      ...{ side: light.wood, shade: light.woodShade, boot: accentColour, trim: light.wall },
      deck: light.tint(0.78, 0.075, 68),
    },
    bands: [{ from: 0.03, to: 0.985, low: 0.84, high: 0.93, colour: light.wall }],
    ensign: [-206, 64, 0],
    parts: [
      box({
        ...{ x: [-118, 14], half: [34, 36], y: [40, 68], lean: [0, 8, 2], ...wall },
        glass: { colour: light.glass, low: 0.35, high: 0.8, panes: 5 },
      }),
      box({
        ...{ x: [66, 122], half: [30, 24], y: [44, 66], lean: [4, 10, 2], ...wall },
        glass: { colour: light.glass, low: 0.35, high: 0.8, panes: 2 },
      }),
      sheet(
        [
          [132, 58, 26],
          [132, 58, -26],
          [182, 68, -12],
          [182, 68, 12],
        ],
        accentColour,
      ),
      person([150, 62, 0], 0.95, light.wall, 1),
      lines(
        [
          [
            [-184, 50, 36],
            [-184, 98, 36],
          ],
          [
            [-76, 46, 44],
            [-76, 98, 44],
          ],
        ],
        light.woodShade,
        2.6,
        1,
      ),
      person([-156, 56, 10], 1, second),
      sheet(
        [
          [-190, 96, -40],
          [-66, 100, -46],
          [-66, 100, 46],
          [-190, 96, 40],
        ],
        light.sail,
        2,
      ),
      lines([[BOW, TIP]], light.woodShade, 7, 1),
      lines(
        [
          [[50, 44, 0], main],
          [[-90, 44, 0], mizzen],
        ],
        light.woodShade,
        6,
      ),
      ...sails,
      lines(
        [
          [TIP, main, [10, 44, 54]],
          [main, [90, 48, 50]],
          [main, mizzen, [-200, 60, 0]],
          [mizzen, [-60, 44, 52]],
          [mizzen, [-120, 46, 52]],
        ],
        light.rig,
        1.3,
        4,
      ),
    ],
  };
};
