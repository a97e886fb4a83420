import { box, lines, person, sheet } from './parts.ts';
import type { SolidBoat } from './solid.ts';

/** Three decks, each shorter than the one below. */
export const motoryacht: SolidBoat = ({ light, accentColour, second, ...paint }) => {
  const white = { colour: light.hull, shade: light.shade };
  const glass = (panes: number) => ({ colour: light.glass, low: 0.22, high: 0.8, panes });
  return {
    hulls: [
      {
        ...{ length: 440, beam: 112, sheer: [36, 40, 60], overhang: [2, 44] },
        ...{ transom: 0.86, waterline: 0.8, fullness: 2.1 },
      },
    ],
    paint: {
      ...{ side: paint.hullColour, shade: paint.hullShade, boot: accentColour, trim: light.hull },
      deck: light.tint(0.82, 0.06, 70),
    },
    bands: [{ from: 0.28, to: 0.7, low: 0.42, high: 0.62, colour: light.glass }],
    ensign: [-208, 40, 0],
    parts: [
      box({
        ...{ x: [-150, 150], half: [46, 34], y: [38, 66], lean: [0, 40, 4], ...white },
        glass: glass(5),
      }),
      sheet(
        [
          [146, 56, 26],
          [146, 56, -26],
          [196, 62, -12],
          [196, 62, 12],
        ],
        accentColour,
        0,
      ),
      box({ ...{ x: [-190, 108], half: [48, 40], y: [66, 71] }, ...white, level: 1 }),
      box({
        ...{ x: [-112, 96], half: [40, 34], y: [70, 96], lean: [0, 36, 4], ...white },
        glass: glass(4),
        level: 2,
      }),
      box({
        ...{ x: [-146, 58], half: [42, 36], y: [96, 108], lean: [0, 18, 0], ...white },
        level: 3,
      }),
      person([-50, 108, 12], 0.95, second, 4),
      person([-10, 108, -8], 0.95, light.wall, 4),
      lines(
        [
          [
            [-86, 104, 26],
            [-94, 134, 26],
          ],
          [
            [10, 108, 26],
            [0, 134, 26],
          ],
        ],
        light.spar,
        4,
        4,
      ),
      box({ ...{ x: [-104, 22], half: [32, 26], y: [134, 139] }, ...white, level: 5 }),
      lines(
        [
          [
            [-60, 140, 0],
            [-50, 172, 0],
          ],
          [
            [-66, 160, -16],
            [-66, 160, 16],
          ],
        ],
        light.spar,
        4,
        6,
      ),
      lines(
        [
          [
            [150, 60, 30],
            [150, 72, 30],
            [220, 78, 2],
            [150, 72, -30],
          ],
        ],
        light.rig,
        1.6,
        0,
      ),
    ],
  };
};
