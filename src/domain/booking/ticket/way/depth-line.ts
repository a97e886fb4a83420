interface Point {
  x: number;
  y: number;
}

/** How many points a line is bent at. */
const bends = 14;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * A line of one depth around a point, as the path of an SVG: a closed curve about `radius` away, bent by `seed` alone,
 * so that a place always has the same lines; those of one seed do not cross.
 */
export function depthLine(centre: Point, radius: number, seed: number): string {
  const points = Array.from({ length: bends }, (_, index): Point => {
    const angle = (index / bends) * 2 * Math.PI;
    const bend = 1 + 0.13 * Math.sin(2 * angle + seed) + 0.08 * Math.sin(3 * angle + seed * 1.7);
    return {
      // A bay is wider than it is deep.
      x: centre.x + radius * 1.35 * bend * Math.cos(angle),
      y: centre.y + radius * 0.8 * bend * Math.sin(angle),
    };
  });
  const pair = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;
  const between = (one: Point, other: Point) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % bends] ?? point;
    return `Q${pair(point)} ${pair(between(point, next))}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${pair(between(last, first))}${curves.join('')}Z` : '';
}
