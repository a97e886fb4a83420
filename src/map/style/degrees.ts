import type { Feature, FeatureCollection, Position } from 'geojson';

/** What the lines cross: west, south, east, north. */
const [WEST, SOUTH, EAST, NORTH] = [25, 34, 38, 44];
const MINUTES = 10;

const line = (degrees: number, from: Position, to: Position): Feature => ({
  type: 'Feature',
  // Whole degrees from afar, parts of them from near.
  properties: { from: Number.isInteger(degrees) ? 0 : 9 },
  geometry: { type: 'LineString', coordinates: [from, to] },
});

/** Every step of `MINUTES` from one degree to another. */
const steps = (from: number, to: number) =>
  Array.from(
    { length: ((to - from) * 60) / MINUTES + 1 },
    (_, step) => from + (step * MINUTES) / 60,
  );

/** The lines of longitude and latitude that a chart is ruled with. */
export const degrees: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    ...steps(WEST, EAST).map((x) => line(x, [x, SOUTH], [x, NORTH])),
    ...steps(SOUTH, NORTH).map((y) => line(y, [WEST, y], [EAST, y])),
  ],
};
