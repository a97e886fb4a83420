/**
 * What the app's own map holds: west, south, east, north. It does not move beyond, so that no edge is seen; north and
 * south of the coasts there is as much as a tall narrow screen shows with all of them.
 */
export const CHART: [west: number, south: number, east: number, north: number] = [
  25.32, 34.05, 37.18, 43.35,
];
