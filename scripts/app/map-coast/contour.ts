import type { Position } from 'geojson';
import type { DistanceGrid } from './distance.ts';

type Edge = `${number},${number},${'h' | 'v'}`;

/** Which edges of a cell a line runs between, by its corners above the level (marching squares). */
const LINES: Record<number, readonly [from: number, to: number][]> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [1, 0],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 3],
    [2, 1],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

/** The closed lines on which the grid has the value `level`, in the degrees of its box. */
export function contour({ box, columns, rows, values }: DistanceGrid, level: number): Position[][] {
  // One row and column of nothing around it close every line.
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? 0
      : (values[row * columns + column] ?? 0);
  const edgesOf = (column: number, row: number): Edge[] => [
    `${column},${row},h`,
    `${column + 1},${row},v`,
    `${column},${row + 1},h`,
    `${column},${row},v`,
  ];
  const next = new Map<Edge, Edge>();
  for (let row = -1; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const corners = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ];
      const kind = corners.reduce((sum, value, bit) => sum + (value > level ? 1 << bit : 0), 0);
      const lines = LINES[kind];
      if (!lines) continue;
      const edges = edgesOf(column, row);
      for (const [from, to] of lines) {
        const start = edges[from];
        const end = edges[to];
        if (start && end) next.set(start, end);
      }
    }
  }

  function point(edge: Edge): Position {
    const [column = 0, row = 0] = edge.split(',', 2).map(Number);
    const flat = edge.endsWith('h');
    const here = at(column, row);
    const there = flat ? at(column + 1, row) : at(column, row + 1);
    const part = (level - here) / (there - here);
    const x = (column + 0.5 + (flat ? part : 0)) / columns;
    const y = (row + 0.5 + (flat ? 0 : part)) / rows;
    return [box.west + x * (box.east - box.west), box.south + y * (box.north - box.south)];
  }

  const rings: Position[][] = [];
  for (const start of [...next.keys()]) {
    // Part of a line already.
    if (!next.has(start)) continue;
    const ring: Position[] = [];
    let edge: Edge | undefined = start;
    while (edge !== undefined && next.has(edge)) {
      ring.push(point(edge));
      const after: Edge | undefined = next.get(edge);
      next.delete(edge);
      edge = after;
    }
    rings.push(ring);
  }
  return rings;
}
