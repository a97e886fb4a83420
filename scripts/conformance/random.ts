/** Numbers that follow from a seed alone, so that a run can be repeated. */
export interface Random {
  /** From 0, included, to 1, excluded. */
  next(): number;
  /** A whole number from 0, included, to `limit`, excluded. */
  below(limit: number): number;
  /** Letters and digits, `length` of them. */
  word(length: number): string;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** mulberry32: small, even, and the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    word: (length) => Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join(''),
  };
}
