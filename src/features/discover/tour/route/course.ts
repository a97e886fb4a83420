/** Where a stop stands in a drawing, in its units. */
export interface Spot {
  x: number;
  y: number;
}

/** How far stops stand from the middle of the course, one to this side and the next to the other. */
const SWAY = [-0.55, 0.5, -0.25, 0.6, -0.5, 0.35] as const;

/**
 * Where so many stops of a route stand that nobody knows the places of: on a course that winds from start to end.
 * `length` is along the course, `width` across; `isUpright` has it run down instead of to the right.
 */
export function courseSpots(
  count: number,
  { length, width, isUpright }: { length: number; width: number; isUpright: boolean },
): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const along = ((index + 0.5) / count) * length;
    const across = width / 2 + ((SWAY[index % SWAY.length] ?? 0) * width) / 2;
    return isUpright ? { x: across, y: along } : { x: along, y: across };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The course through them, as the path of an SVG: it leaves and reaches each stop along its own direction. */
export function coursePath(spots: readonly Spot[], isUpright: boolean): string {
  return spots
    .map(({ x, y }, index) => {
      const before = spots[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const bend = isUpright ? (y - before.y) / 2 : (x - before.x) / 2;
      const controls = isUpright
        ? [before.x, before.y + bend, x, y - bend]
        : [before.x + bend, before.y, x - bend, y];
      return `C${[...controls, x, y].map(round).join(' ')}`;
    })
    .join('');
}
