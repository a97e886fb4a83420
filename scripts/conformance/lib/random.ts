import { mulberry32 } from '../../../openapi/model/random.ts';

/** Numbers that follow from a seed alone, so that a run can be repeated. */
interface Random {
  /** From 0, included, to 1, excluded. */
  next(): number;
  /** A whole number from 0, included, to `limit`, excluded. */
  below(limit: number): number;
  /** Letters and digits, `length` of them. */
  word(length: number): string;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The numbers of a seed, the same everywhere. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next() {
    const step = mulberry32(state);
    state = step.next;
    return step.value;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    word: (length) => Array.from({ length }, () => LETTERS[below(LETTERS.length)]).join(''),
  };
}
