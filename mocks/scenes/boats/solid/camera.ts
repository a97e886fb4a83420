/** A point of a boat: forward, up, to starboard; the middle of the waterline is 0, 0, 0. */
export type Point = readonly [forward: number, up: number, aside: number];

/** A point of the picture; down is positive. */
export type Spot = readonly [x: number, y: number];

/** From where a boat is seen. */
export interface Camera {
  /** Degrees: 0 sees it from starboard, 90 head on, -90 from astern. */
  yaw: number;
  /** Degrees above the water; 90 looks straight down. */
  pitch: number;
  /** How far away, in the units of the boat; less shortens more. */
  distance: number;
}

/** Where a point of a boat lies in the picture. */
export function projection({ yaw, pitch, distance }: Camera): (point: Point) => Spot {
  const [turn, tip] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)];
  const [sinTip, cosTip] = [Math.sin(tip), Math.cos(tip)];
  return ([forward, up, aside]) => {
    const across = forward * cosTurn - aside * sinTurn;
    const near = forward * sinTurn + aside * cosTurn;
    const scale = distance / (distance - (up * sinTip + near * cosTip));
    // Whole units: what is drawn is hardly larger, and is a third shorter to say.
    return [Math.round(across * scale), -Math.round((up * cosTip - near * sinTip) * scale)];
  };
}

/** Points in a straight row, without the command that begins it. */
export const straight = (spots: readonly Spot[]) => spots.map(([x, y]) => `${x} ${y}`).join('L');

/** A closed path with straight sides. */
export const outline = (spots: readonly Spot[]) => `M${straight(spots)}z`;

/** A soft curve through points, without the command that begins it. */
export function curve(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return '';
  let path = `${first[0]} ${first[1]}`;
  for (let index = 1; index < spots.length; index += 1) {
    const from = spots[index - 1] ?? first;
    const to = spots[index] ?? from;
    const before = spots[index - 2] ?? from;
    const after = spots[index + 1] ?? to;
    const pull = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ].map(Math.round);
    path += `C${pull.join(' ')} ${to[0]} ${to[1]}`;
  }
  return path;
}

/** Whether a face, its corners given clockwise as seen from outside, looks at the camera. */
export function faces(spots: readonly Spot[]): boolean {
  let area = 0;
  for (const [index, [x, y]] of spots.entries()) {
    const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area > 0;
}
