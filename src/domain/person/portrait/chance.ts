/** A number of 32 bits for a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

/** Numbers that look like chance and are the same everywhere and always. */
export interface Chance {
  /** Whether something happens that does so with this probability, 0 to 1. */
  happens(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
}

/** The chances of one thing: the same name gives the same ones (mulberry32). */
export function chanceOf(name: string): Chance {
  let state = hashOf(name);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    happens: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
