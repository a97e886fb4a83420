import type { Polygon, Position } from 'geojson';
import { type Box, boxAround } from './rings.ts';

/** A grid over a box; values row by row from the south-west. */
export interface DistanceGrid {
  box: Box;
  columns: number;
  rows: number;
  values: Float64Array;
}

/** Kilometres between two rows. */
const CELL = 0.6;
const KILOMETRES_PER_DEGREE = 111.2;
/** Farther than any land from its coast, in cells, squared. */
const INFINITE_DISTANCE = 1e9;

/** Where a horizontal line crosses the rings of a polygon, from west to east. */
function crossings({ coordinates }: Polygon, y: number): number[] {
  const found: number[] = [];
  for (const ring of coordinates) {
    for (let index = 1; index < ring.length; index += 1) {
      const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[index] ?? [];
      if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  return found.sort((one, other) => one - other);
}

/** Squared distances along one line of the grid, in place (Felzenszwalb and Huttenlocher, 2012). */
function distancesAlong(values: Float64Array, start: number, step: number, count: number): void {
  const at = (index: number) => values[start + index * step] ?? INFINITE_DISTANCE;
  const vertices = [0];
  const bounds = [Number.NEGATIVE_INFINITY];
  const meeting = (one: number, other: number) =>
    (at(other) + other * other - (at(one) + one * one)) / (2 * other - 2 * one);
  for (let index = 1; index < count; index += 1) {
    let crossing = meeting(vertices.at(-1) ?? 0, index);
    while (crossing <= (bounds.at(-1) ?? 0)) {
      vertices.pop();
      bounds.pop();
      crossing = meeting(vertices.at(-1) ?? 0, index);
    }
    vertices.push(index);
    bounds.push(crossing);
  }
  const results: number[] = [];
  let place = 0;
  for (let index = 0; index < count; index += 1) {
    while ((bounds[place + 1] ?? Number.POSITIVE_INFINITY) < index) place += 1;
    const vertex = vertices[place] ?? 0;
    results.push((index - vertex) ** 2 + at(vertex));
  }
  for (const [index, result] of results.entries()) values[start + index * step] = result;
}

/** A grid with `inside` wherever it lies on land, and `outside` at sea. */
function painted(
  land: readonly Polygon[],
  cell: number,
  inside: number,
  outside: number,
): DistanceGrid {
  const box = boxAround(land);
  const degrees = cell / KILOMETRES_PER_DEGREE;
  const stretch = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  const columns = Math.ceil(((box.east - box.west) / degrees) * stretch);
  const rows = Math.ceil((box.north - box.south) / degrees);
  const values = new Float64Array(columns * rows).fill(outside);
  for (const polygon of land) {
    for (let row = 0; row < rows; row += 1) {
      const edges = crossings(polygon, box.south + ((row + 0.5) / rows) * (box.north - box.south));
      for (let edge = 0; edge + 1 < edges.length; edge += 2) {
        const column = (x = 0) => ((x - box.west) / (box.east - box.west)) * columns;
        const first = Math.max(0, Math.ceil(column(edges[edge]) - 0.5));
        const last = Math.min(columns - 1, Math.floor(column(edges[edge + 1]) - 0.5));
        values.fill(inside, row * columns + first, row * columns + Math.max(first, last + 1));
      }
    }
  }
  return { box, columns, rows, values };
}

/** Turns a grid of zeros and `INFINITE_DISTANCE` into one of kilometres to the nearest zero. */
function measured(grid: DistanceGrid, cell: number): DistanceGrid {
  const { columns, rows, values } = grid;
  for (let row = 0; row < rows; row += 1) distancesAlong(values, row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) distancesAlong(values, column, columns, rows);
  for (const [index, squared] of values.entries()) values[index] = Math.sqrt(squared) * cell;
  return grid;
}

/** How many kilometres each point of a grid is from the nearest water; 0 at sea. `cell` is in kilometres. */
export function landDistance(land: readonly Polygon[], cell = CELL): DistanceGrid {
  return measured(painted(land, cell, INFINITE_DISTANCE, 0), cell);
}

/** How many kilometres each point of a grid is from the nearest land; 0 on land. `cell` is in kilometres. */
export function seaDistance(land: readonly Polygon[], cell = CELL): DistanceGrid {
  return measured(painted(land, cell, 0, INFINITE_DISTANCE), cell);
}

/** The value of the grid at a place, in degrees; 0 outside of its box. */
export function valueAt(
  { box, columns, rows, values }: DistanceGrid,
  [x = 0, y = 0]: Position,
): number {
  const column = Math.floor(((x - box.west) / (box.east - box.west)) * columns);
  const row = Math.floor(((y - box.south) / (box.north - box.south)) * rows);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return 0;
  return values[row * columns + column] ?? 0;
}
