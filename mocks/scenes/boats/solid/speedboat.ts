import { box, lines, person, sheet } from './parts.ts';
import type { SolidBoat } from './solid.ts';

/** An open boat: two rows of seats behind a raked screen. */
export const speedboat: SolidBoat = ({ light, accentColour, second, hasWood, ...paint }) => {
  const seat = { colour: light.sailShade, shade: light.sailShade, top: second };
  return {
    hulls: [
      {
        ...{ length: 340, beam: 112, sheer: [36, 42, 62], overhang: [2, 76] },
        ...{ transom: 0.88, waterline: 0.72, fullness: 2.2 },
      },
    ],
    paint: {
      ...{ side: paint.hullColour, shade: paint.hullShade, boot: light.foam },
      trim: hasWood ? light.wood : accentColour,
      deck: light.tint(0.86, 0.035, 78),
    },
    bands: [
      { from: 0.02, to: 0.96, low: 0.66, high: 0.86, colour: hasWood ? light.wood : accentColour },
    ],
    ensign: [-158, 38, 0],
    parts: [
      box({
        ...{ x: [-176, -156], half: [16, 14], y: [4, 52], lean: [0, 4, 2] },
        colour: light.dark,
        shade: light.dark,
      }),
      box({ ...{ x: [-138, -112], half: [40, 42], y: [38, 56], ...seat } }),
      person([-64, 52, -22], 1.3, light.wall),
      person([-60, 52, 22], 1.35, second),
      box({ ...{ x: [-84, -62], half: [38, 38], y: [38, 60], ...seat } }),
      sheet(
        [
          [10, 44, 44],
          [10, 44, -44],
          [-26, 78, -36],
          [-26, 78, 36],
        ],
        light.glass,
        1,
        0.75,
      ),
      lines(
        [
          [
            [10, 44, 44],
            [-26, 78, 36],
            [-26, 78, -36],
            [10, 44, -44],
          ],
        ],
        light.spar,
        3.4,
        2,
      ),
      sheet(
        [
          [22, 46, 36],
          [22, 46, -36],
          [120, 58, -16],
          [120, 58, 16],
        ],
        seat.colour,
        0,
      ),
      lines(
        [
          [
            [128, 54, 22],
            [128, 64, 22],
            [172, 72, 0],
            [128, 64, -22],
          ],
        ],
        light.rig,
        2,
        2,
      ),
    ],
  };
};
