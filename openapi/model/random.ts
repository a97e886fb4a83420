/**
 * One step of mulberry32, small, even and the same on every machine: a number from 0 to below 1, and the
 * state to go on with. The state is 32 bits; any whole number will do to begin with.
 */
export function mulberry32(state: number): { value: number; next: number } {
  const next = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296, next };
}
