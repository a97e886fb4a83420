import type { Polygon, Position } from 'geojson';

type Ring = readonly Position[];

/** Degrees, west and south first. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Square degrees inside a ring; negative when it runs clockwise. */
export function area(ring: Ring): number {
  let doubled = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    doubled += x * nextY - nextX * y;
  }
  return doubled / 2;
}

/** The box around all rings. */
export function boxAround(polygons: readonly Polygon[]): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [x = 0, y = 0] of polygons.flatMap(({ coordinates }) => coordinates[0] ?? [])) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/** Coordinates to `digits` decimals; points that fall together become one. */
export function rounded(ring: Ring, digits: number): Position[] {
  const points: Position[] = [];
  for (const [x = 0, y = 0] of ring) {
    const point = [Number(x.toFixed(digits)), Number(y.toFixed(digits))];
    const before = points.at(-1);
    if (before?.[0] !== point[0] || before?.[1] !== point[1]) points.push(point);
  }
  return points;
}

/** A ring with its corners cut (Chaikin): the lines between points were straight only for want of more. */
export function smoothed(ring: Ring): Position[] {
  const points: Position[] = [];
  for (const [index, [x = 0, y = 0]] of ring.slice(0, -1).entries()) {
    const [nextX = 0, nextY = 0] = ring[index + 1] ?? [];
    points.push([0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY]);
    points.push([0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY]);
  }
  return [...points, ...points.slice(0, 1)];
}

/** Whether a place lies inside a ring. */
export function contains(ring: Ring, [x = 0, y = 0]: Position): boolean {
  let inside = false;
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** Rings that run both ways as polygons: each hole goes to the smallest ring around it. */
export function polygonsOf(rings: readonly Position[][]): Position[][][] {
  const outward = Math.sign(rings.map(area).reduce((one, other) => one + other, 0));
  const polygons = rings
    .filter((ring) => Math.sign(area(ring)) === outward)
    .map((ring) => ({ size: Math.abs(area(ring)), rings: [ring] }))
    .sort((one, other) => one.size - other.size);
  for (const hole of rings.filter((ring) => Math.sign(area(ring)) === -outward)) {
    const [first = []] = hole;
    const size = Math.abs(area(hole));
    polygons
      .find(({ size: around, rings: [outer = []] }) => around > size && contains(outer, first))
      ?.rings.push(hole);
  }
  return polygons.map((polygon) => polygon.rings);
}
