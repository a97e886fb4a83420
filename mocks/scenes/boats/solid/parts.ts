import { fill, stroke } from '../../parts/svg.ts';
import { sailor } from '../side/side.ts';
import { faces, outline, type Point, type Spot, straight } from './camera.ts';

/** Something that stands on a hull. `level` 0 stands on the deck, 1 on what stands there. */
export interface Part {
  level: number;
  /** Its middle, by which what is farther is drawn first. */
  middle: Point;
  draw(project: (point: Point) => Spot): string;
}

interface BoxForm {
  /** From its aft end to its fore end. */
  x: readonly [aft: number, fore: number];
  /** Half its width there. */
  half: readonly [aft: number, fore: number];
  y: readonly [foot: number, top: number];
  /** How far the ends lean inwards, and the sides. */
  lean?: readonly [aft: number, fore: number, sides: number];
  aside?: number;
  colour: string;
  shade: string;
  top?: string;
  /** A band of glass, by height from 0 to 1, in so many panes. */
  glass?: { colour: string; low: number; high: number; panes: number };
  level?: number;
}

type Corners = readonly [Point, Point, Point, Point];

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

/** A house, a seat, a roof: six faces, of which those are drawn that look this way. */
export function box(form: BoxForm): Part {
  const { x, half, y, lean = [0, 0, 0], aside = 0, colour, shade, top = colour, glass } = form;
  const low = (end: 0 | 1, side: 1 | -1): Point => [x[end], y[0], aside + side * half[end]];
  const high = (end: 0 | 1, side: 1 | -1): Point => [
    x[end] + (end === 0 ? lean[0] : -lean[1]),
    y[1],
    aside + side * (half[end] - lean[2]),
  ];
  // Each from the top left, clockwise as seen from outside.
  const starboard: Corners = [high(0, 1), high(1, 1), low(1, 1), low(0, 1)];
  const fore: Corners = [high(1, 1), high(1, -1), low(1, -1), low(1, 1)];
  const aft: Corners = [high(0, -1), high(0, 1), low(0, 1), low(0, -1)];
  const roof: Corners = [high(0, -1), high(1, -1), high(1, 1), high(0, 1)];

  function panes([left, right, rightLow, leftLow]: Corners, count: number): Point[][] {
    if (!glass) return [];
    const at = (part: number, up: number) =>
      between(between(leftLow, rightLow, part), between(left, right, part), up);
    return Array.from({ length: count }, (_, index) => {
      const [from, to] = [0.05 + (0.9 / count) * index, 0.05 + (0.9 / count) * (index + 0.9)];
      return [at(from, glass.high), at(to, glass.high), at(to, glass.low), at(from, glass.low)];
    });
  }

  return {
    level: form.level ?? 0,
    middle: [(x[0] + x[1]) / 2, y[0], aside],
    draw(project) {
      const face = (corners: readonly Point[], paint: string) => {
        const spots = corners.map(project);
        return faces(spots) ? fill(outline(spots), paint) : '';
      };
      const glazed = (corners: Corners, paint: string, count: number) => {
        const wall = face(corners, paint);
        if (wall === '' || !glass) return wall;
        const path = panes(corners, count).map((pane) => outline(pane.map(project)));
        return wall + fill(path.join(''), glass.colour);
      };
      return [
        glazed(aft, shade, 1),
        glazed(fore, shade, 2),
        glazed(starboard, colour, glass?.panes ?? 1),
        face(roof, top),
      ].join('');
    },
  };
}

/** Straight lines: masts, stays, rails, each from one point to the next. */
export function lines(
  rows: readonly (readonly Point[])[],
  colour: string,
  width: number,
  level = 2,
): Part {
  return {
    level,
    middle: rows[0]?.[0] ?? [0, 0, 0],
    draw: (project) =>
      stroke(rows.map((row) => `M${straight(row.map(project))}`).join(''), colour, width),
  };
}

/**
 * A sail with three or four corners, the first its foot before, then its head; the last side but one
 * swells by `belly` to starboard.
 */
export function sail(corners: readonly Point[], belly: number, colour: string, level = 3): Part {
  return {
    level,
    middle: corners[0] ?? [0, 0, 0],
    draw(project) {
      const spots = corners.map(project);
      const [first, clew] = [corners[0], corners.at(-1)];
      const top = corners.at(-2);
      if (!first || !clew || !top) return '';
      const swollen = between(top, clew, 0.5);
      const [x, y] = project([swollen[0], swollen[1], swollen[2] + belly]);
      const [footX, footY] = project(between(clew, first, 0.5));
      const end = spots.at(-1) ?? [0, 0];
      const start = spots[0] ?? [0, 0];
      return fill(
        `M${straight(spots.slice(0, -1))}Q${x} ${y} ${end[0]} ${end[1]}Q${footX} ${footY + 6} ${start[0]} ${start[1]}z`,
        colour,
      );
    },
  };
}

/** A flat surface: an awning, a mattress, a net. */
export function sheet(corners: readonly Point[], colour: string, level = 1, opacity = 1): Part {
  return {
    level,
    middle: corners[0] ?? [0, 0, 0],
    draw: (project) =>
      fill(outline(corners.map(project)), colour, opacity === 1 ? {} : { opacity }),
  };
}

/** Somebody on deck. */
export function person(at: Point, size: number, shirt: string, level = 0): Part {
  return {
    level,
    middle: at,
    draw(project) {
      const [x, y] = project(at);
      return sailor(x, y, size, shirt);
    },
  };
}
