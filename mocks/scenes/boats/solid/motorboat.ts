import { box, lines, person } from './parts.ts';
import type { SolidBoat } from './solid.ts';

/** A wheelhouse under a hardtop, an outboard at the stern. */
export const motorboat: SolidBoat = ({ light, accentColour, second, hasWood, ...paint }) => {
  const trim = hasWood ? light.wood : accentColour;
  const white = { colour: light.hull, shade: light.shade };
  return {
    hulls: [
      {
        ...{ length: 306, beam: 112, sheer: [44, 46, 72], overhang: [4, 36] },
        ...{ transom: 0.84, waterline: 0.8, fullness: 2.1 },
      },
    ],
    paint: {
      ...{ side: paint.hullColour, shade: paint.hullShade, boot: accentColour, trim },
      deck: light.tint(0.8, 0.07, 68),
    },
    bands: [{ from: 0.62, to: 0.8, low: 0.52, high: 0.7, colour: light.glass }],
    ensign: [-142, 46, 26],
    parts: [
      box({
        ...{ x: [-172, -150], half: [12, 12], y: [8, 58], lean: [0, 4, 2] },
        ...{ colour: light.dark, shade: light.dark },
      }),
      box({ ...{ x: [48, 124], half: [36, 16], y: [48, 72], lean: [0, 16, 6] }, ...white }),
      box({
        ...{ x: [-34, 62], half: [40, 34], y: [44, 110], lean: [4, 24, 6] },
        ...white,
        glass: { colour: light.glass, low: 0.38, high: 0.88, panes: 2 },
      }),
      lines(
        [
          [
            [-104, 46, 42],
            [-100, 110, 38],
          ],
          [
            [-104, 46, -42],
            [-100, 110, -38],
          ],
        ],
        light.spar,
        4,
        0,
      ),
      person([-66, 54, 8], 1.25, second),
      box({
        ...{ x: [-116, 54], half: [46, 36], y: [112, 118], colour: trim, shade: trim },
        level: 1,
      }),
      lines(
        [
          [
            [-20, 118, 0],
            [-16, 148, 0],
          ],
        ],
        light.spar,
        3,
        2,
      ),
      lines(
        [
          [
            [92, 58, 30],
            [94, 74, 30],
            [150, 90, 0],
            [94, 74, -30],
          ],
          [
            [122, 62, 20],
            [124, 82, 20],
          ],
        ],
        light.rig,
        2,
        1,
      ),
    ],
  };
};
