import { fill, stroke } from '../../parts/svg.ts';
import { curve, faces, outline, type Point, type Spot, straight } from './camera.ts';

/** The form of a hull, in the units of the boat. */
export interface HullForm {
  length: number;
  beam: number;
  /** Height of the deck's edge at the stern, amidships and at the bow. */
  sheer: readonly [stern: number, middle: number, bow: number];
  /** How far the deck hangs over the waterline. */
  overhang: readonly [stern: number, bow: number];
  /** Width of the stern, and of the waterline, as a part of the beam. */
  transom: number;
  waterline: number;
  /** How full the bow is: 1 is a wedge, 3 is round. */
  fullness: number;
  /** Its middle, to starboard. */
  aside?: number;
}

/** The colours of a hull. */
export interface HullPaint {
  side: string;
  shade: string;
  deck: string;
  /** Below, along the water. */
  boot: string;
  /** Along the edge of the deck. */
  trim: string;
}

/** A line along the hull that shows as a stripe or a row of windows, by its height from 0 to 1. */
export interface HullBand {
  from: number;
  to: number;
  low: number;
  high: number;
  colour: string;
}

/** Where the skin is measured, and where lines along it are. */
const STATIONS = [0.2, 0.45, 0.7, 0.9];
const FEWER = [0.35, 0.75];
const WIDEST = 0.4;

/** A point on the skin of a hull: `along` from stern to bow, `up` from the water to the deck. */
function skinOf(form: HullForm) {
  const { length, beam, sheer, overhang, transom, waterline, fullness, aside = 0 } = form;
  const [stern, middle, bow] = sheer;
  return (along: number, up: number, side: 1 | -1): Point => {
    const wide =
      along < WIDEST
        ? transom + (1 - transom) * Math.sin((Math.PI / 2) * (along / WIDEST))
        : 1 - ((along - WIDEST) / (1 - WIDEST)) ** fullness;
    const half = (beam / 2) * wide * (waterline + (1 - waterline) * up);
    const a = 2 * (stern + bow - 2 * middle);
    const height = stern + (4 * middle - 3 * stern - bow) * along + a * along * along;
    const deckX = -length / 2 + length * along;
    const waterX = -length / 2 + overhang[0] + (length - overhang[0] - overhang[1]) * along;
    return [waterX + (deckX - waterX) * up, height * up, aside + side * half];
  };
}

/** A hull as it is seen: what lies behind the things on deck, and what stands before them. */
export function hull(
  form: HullForm,
  paint: HullPaint,
  bands: readonly HullBand[],
  project: (point: Point) => Spot,
) {
  const skin = skinOf(form);
  const row = (up: number, side: 1 | -1, from = 0, to = 1, stations = STATIONS) =>
    [from, ...stations.filter((along) => along > from && along < to), to].map((along) =>
      project(skin(along, up, side)),
    );
  const strake = (side: 1 | -1, low: number, high: number, from = 0, to = 1) => {
    const stations = high - low < 0.5 ? FEWER : STATIONS;
    const [upper, lower] = [high, low].map((up) => row(up, side, from, to, stations));
    return `M${curve(upper ?? [])}L${curve((lower ?? []).toReversed())}z`;
  };
  const edge = (side: 1 | -1) => curve(row(1, side));
  const stern = (
    [
      [1, -1],
      [1, 1],
      [0, 1],
      [0, -1],
    ] as const
  ).map(([up, side]) => project(skin(0, up, side)));
  const [foot, head] = [project(skin(0.12, 0, 1)), project(skin(0.85, 0, 1))];
  const transom = faces(stern) ? fill(outline(stern), paint.shade) : '';
  const deck = fill(`M${edge(-1)}L${curve(row(1, 1).toReversed())}z`, paint.deck);
  return {
    /** All of it, as plainly as what is half hidden may be. */
    plain: [
      fill(strake(-1, 0, 1), paint.shade),
      deck,
      transom,
      fill(strake(1, 0, 1), paint.side),
      fill(strake(1, 0, 0.34), paint.shade),
    ].join(''),
    behind: [fill(strake(-1, 0, 1), paint.shade), deck, stroke(`M${edge(-1)}`, paint.trim, 3)].join(
      '',
    ),
    before: [
      transom,
      fill(strake(1, 0, 1), paint.side),
      fill(strake(1, 0, 0.34), paint.shade, { opacity: 0.55 }),
      ...bands.map(({ low, high, from, to, colour }) =>
        fill(strake(1, low, high, from, to), colour),
      ),
      fill(strake(1, 0, 0.12), paint.boot),
      stroke(`M${straight(stern.slice(0, 2))}M${edge(1)}`, paint.trim, 3.4),
    ].join(''),
    waterline: `M${curve(row(0, 1))}`,
    /** How much the near waterline falls to the right in the picture. */
    slope: (head[1] - foot[1]) / (head[0] - foot[0] || 1),
  };
}
