/** As many pins as a fan holds; more are a list. */
export const FAN_SIZE = 8;

/** Pixels between the middles of two columns of pins, and of two pins above each other. */
const [APART, HIGH] = [104, 42];

/** A place in pixels from the place that the fan opens at; `y` grows downwards. */
export interface Rib {
  x: number;
  y: number;
}

/**
 * Where the pins of a fan stand, for 2 to `FAN_SIZE` of them: in two columns above the place, bent away
 * from it in the middle, so that none covers another or the place itself.
 */
export function fanOf(count: number): readonly Rib[] {
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 2);
    const isAlone = index === count - 1 && count % 2 === 1;
    const bend = rows > 1 ? Math.sin((Math.PI * (row + 0.5)) / rows) * 16 : 0;
    const side = index % 2 ? 1 : -1;
    return { x: isAlone ? 0 : side * (APART / 2 + bend), y: -30 - HIGH * row };
  });
}
