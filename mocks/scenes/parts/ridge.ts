import type { Random } from '../../lib/random.ts';
import { fill } from './svg.ts';

interface RidgeShape {
  random: Random;
  /** Where its foot stands. */
  foot: number;
  /** How high it rises at most. */
  height: number;
  /** How much of that each crest has at least, from 0 to 1: what stands on it must not hang in the air. */
  least?: number;
  /** From one crest to the next, roughly. */
  step: number;
  from: number;
  to: number;
  /** A hill of its own, which falls to the water on both sides. */
  isHill?: boolean;
}

/** The path of a soft ridge. */
export function ridge({ random, foot, height, step, from, to, ...shape }: RidgeShape): string {
  const { least = 0.35, isHill } = shape;
  const count = Math.max(2, Math.round((to - from) / step));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const rise =
      (least + (1 - least) * random.next()) * (isHill ? Math.sin(Math.PI * part) ** 0.8 : 1);
    return { x: from + (to - from) * part, y: foot - height * rise };
  });
  let path = `M${from} ${foot}`;
  if (!isHill) path += `L${points[0]?.x} ${points[0]?.y}`;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (!before) continue;
    path += `Q${before.x} ${before.y} ${(before.x + point.x) / 2} ${(before.y + point.y) / 2}`;
  }
  return `${path}L${to} ${isHill ? foot : points.at(-1)?.y}V${foot}z`;
}

/** The left flank of a peak, from its foot up, and the right one down: part of its width, of its height. */
const LEFT = [
  [-1, 0],
  [-0.72, 0.2],
  [-0.56, 0.34],
  [-0.46, 0.33],
  [-0.3, 0.58],
  [-0.2, 0.66],
  [-0.14, 0.83],
  [-0.07, 0.86],
] as const;
const RIGHT = [
  [0.08, 0.84],
  [0.13, 0.86],
  [0.26, 0.62],
  [0.4, 0.5],
  [0.5, 0.52],
  [0.66, 0.27],
  [1, 0],
] as const;

/** Mountains with sharp peaks; `tops` are the middle, the height and half the width of each. */
export function peaks(
  tops: readonly (readonly [x: number, height: number, reach: number])[],
  { random, foot, litLeft }: { random: Random; foot: number; litLeft: boolean },
  colours: { body: string; shade: string },
): string {
  let [bodies, shades] = ['', ''];
  for (const [x, height, reach] of tops) {
    const jitter = (value: number) => value * (0.86 + random.next() * 0.28);
    const at = ([across, up]: readonly [number, number]) =>
      `${x + jitter(across) * reach} ${up === 0 ? foot : foot - jitter(up) * height}`;
    const left = LEFT.map(at);
    const right = RIGHT.map(at);
    const top = `${x} ${foot - height}`;
    bodies += `M${left.join('L')}L${top}L${right.join('L')}z`;
    const side = litLeft ? 1 : -1;
    const flank = litLeft ? right : left.toReversed();
    const inner = [
      [0.3, 0],
      [0.34, 0.22],
      [0.1, 0.42],
      [0.12, 0.6],
      [-0.02, 0.74],
    ].map(([across = 0, up = 0]) => `${x + side * reach * across} ${foot - height * up}`);
    shades += `M${top}L${flank.join('L')}L${inner.join('L')}z`;
  }
  return fill(bodies, colours.body) + fill(shades, colours.shade, { opacity: 0.4 });
}
