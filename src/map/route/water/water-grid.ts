import type { MapBounds, Place } from '../../frame/points.ts';

/** An outline of land: longitude and latitude of each corner, the first one again at the end. */
export type Outline = readonly (readonly number[])[];

/** Kilometres of a degree of latitude. */
export const DEGREE = 111;
/** Cells along the longer side: fine enough for the Bosphorus from end to end, few enough to search at once. */
const CELLS = 128;
/** Waters of fewer cells are basins and lagoons that no boat leaves. */
const LEAST = 40;

/** A cell, from the west and from the south. */
export interface Cell {
  x: number;
  y: number;
}

/** Part of the map in square cells, each of them water or not. */
export interface WaterGrid {
  columns: number;
  rows: number;
  /** Kilometres along the side of a cell. */
  size: number;
  /** Where a place lies, in fractions of cells; the middle of a cell is a whole number. */
  spotOf: (place: Place) => Cell;
  placeOf: (cell: Cell) => Place;
  /** How near the land a cell is: 0 on the open water, 1 and 2 beside land, 3 on it or where the coast runs. */
  nearness: (x: number, y: number) => number;
}

export const LAND = 3;

/** How much shorter a degree of longitude is there than one of latitude. */
export const narrowingOf = ({ south, north }: MapBounds) =>
  Math.cos((((south + north) / 2) * Math.PI) / 180);

/** Cuts a part of the map into cells, and says where land is. */
export function waterGrid(bounds: MapBounds, land: readonly Outline[]): WaterGrid {
  const { west, south, east, north } = bounds;
  const narrowing = narrowingOf(bounds);
  const width = (east - west) * DEGREE * narrowing;
  const height = (north - south) * DEGREE;
  const size = Math.max(width, height) / CELLS;
  const columns = Math.max(1, Math.ceil(width / size));
  const rows = Math.max(1, Math.ceil(height / size));
  const perDegree = { x: (DEGREE * narrowing) / size, y: DEGREE / size };
  const cells = new Uint8Array(columns * rows);
  const isOn = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows;
  const spotOf = (longitude: number, latitude: number): Cell => ({
    x: (longitude - west) * perDegree.x - 0.5,
    y: (latitude - south) * perDegree.y - 0.5,
  });

  function mark(x: number, y: number): void {
    if (isOn(x, y)) cells[y * columns + x] = LAND;
  }
  for (const outline of land) {
    if (!touches(outline, bounds)) continue;
    // All else neither encloses a cell nor passes one: a coast is long, and the part of it here is short.
    const sides: Side[] = [];
    for (let index = 1; index < outline.length; index += 1) {
      const [from, to] = [outline[index - 1], outline[index]];
      if (!from || !to || !isBeside(from[1] ?? 0, to[1] ?? 0, bounds)) continue;
      sides.push([spotOf(from[0] ?? 0, from[1] ?? 0), spotOf(to[0] ?? 0, to[1] ?? 0)]);
    }
    fill(sides, rows, columns, mark);
    for (const [from, to] of sides) {
      if (Math.max(from.x, to.x) > -1 && Math.min(from.x, to.x) < columns)
        alongLine(from, to, mark);
    }
  }
  closeBasins(cells, columns, rows);
  addShores(cells, columns, rows);

  return {
    columns,
    rows,
    size,
    spotOf: ({ latitude, longitude }) => spotOf(longitude, latitude),
    placeOf: ({ x, y }) => ({
      latitude: south + (y + 0.5) / perDegree.y,
      longitude: west + (x + 0.5) / perDegree.x,
    }),
    nearness: (x, y) => (isOn(x, y) ? (cells[y * columns + x] ?? LAND) : LAND),
  };
}

/** Whether an outline may reach into the part of the map. */
function touches(outline: Outline, { west, south, east, north }: MapBounds): boolean {
  // Not all on one side of it. Most outlines are far away, and this is asked of all.
  let [isWest, isSouth, isEast, isNorth] = [true, true, true, true];
  for (const corner of outline) {
    const longitude = corner[0] ?? 0;
    const latitude = corner[1] ?? 0;
    if (longitude > west) isWest = false;
    if (longitude < east) isEast = false;
    if (latitude > south) isSouth = false;
    if (latitude < north) isNorth = false;
    if (!(isWest || isEast || isSouth || isNorth)) return true;
  }
  return false;
}

/** Whether a place is ashore: a line from it to the north crosses an outline an odd number of times. */
export function isAshore({ latitude, longitude }: Place, land: readonly Outline[]): boolean {
  return land.some((outline) => {
    let isInside = false;
    let [lastX = 0, lastY = 0] = outline.at(-1) ?? [];
    for (const [x = 0, y = 0] of outline) {
      if (x > longitude !== lastX > longitude) {
        const crossing = lastY + ((longitude - lastX) / (x - lastX)) * (y - lastY);
        if (crossing > latitude) isInside = !isInside;
      }
      [lastX, lastY] = [x, y];
    }
    return isInside;
  });
}

/** From one corner of an outline to the next. */
type Side = readonly [from: Cell, to: Cell];

/** Whether a side passes a part of the map between its south and its north, in it or beside it. */
function isBeside(from: number, to: number, { south, north }: MapBounds): boolean {
  return (from > south || to > south) && (from < north || to < north);
}

/** Every cell whose middle an outline encloses, row by row. */
function fill(
  sides: readonly Side[],
  rows: number,
  columns: number,
  mark: (x: number, y: number) => void,
): void {
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const [from, to] of sides) {
    const low = Math.max(0, Math.ceil(Math.min(from.y, to.y)));
    const high = Math.min(rows - 1, Math.ceil(Math.max(from.y, to.y)) - 1);
    for (let y = low; y <= high; y += 1) {
      crossings[y]?.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));
    }
  }
  for (const [y, row] of crossings.entries()) {
    row.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < row.length; pair += 2) {
      const from = Math.max(0, Math.ceil(row[pair] ?? 0));
      const to = Math.min(columns - 1, row[pair + 1] ?? 0);
      for (let x = from; x <= to; x += 1) mark(x, y);
    }
  }
}

/** Every cell that a straight line passes, from its start. */
export function alongLine(from: Cell, to: Cell, visit: (x: number, y: number) => void): void {
  const steps = Math.max(
    1,
    Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) * 3),
  );
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    visit(Math.round(from.x + (to.x - from.x) * part), Math.round(from.y + (to.y - from.y) * part));
  }
}

/** Makes land of small waters that nothing connects with the others. */
function closeBasins(cells: Uint8Array, columns: number, rows: number): void {
  const seen = new Uint8Array(cells.length);
  for (let start = 0; start < cells.length; start += 1) {
    if (seen[start] || cells[start] === LAND) continue;
    const water = [start];
    seen[start] = 1;
    // The list grows while it is gone through.
    for (const cell of water) {
      const x = cell % columns;
      const sides = [
        x > 0 ? cell - 1 : -1,
        x < columns - 1 ? cell + 1 : -1,
        cell - columns,
        cell + columns,
      ];
      for (const side of sides) {
        if (side < 0 || side >= columns * rows || seen[side] || cells[side] === LAND) continue;
        seen[side] = 1;
        water.push(side);
      }
    }
    if (water.length < LEAST) for (const cell of water) cells[cell] = LAND;
  }
}

/** Tells the water beside land from the open water, in two steps. */
function addShores(cells: Uint8Array, columns: number, rows: number): void {
  for (const [beside, value] of [
    [LAND, 2],
    [2, 1],
  ] as const) {
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (cells[cell] !== beside) continue;
      const x = cell % columns;
      const y = Math.floor(cell / columns);
      for (let up = Math.max(0, y - 1); up <= Math.min(rows - 1, y + 1); up += 1) {
        for (let right = Math.max(0, x - 1); right <= Math.min(columns - 1, x + 1); right += 1) {
          if (cells[up * columns + right] === 0) cells[up * columns + right] = value;
        }
      }
    }
  }
}
