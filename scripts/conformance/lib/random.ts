import { mulberry32 } from '../../../openapi/model/random.ts';

/** Numbers that follow from a seed alone, so that a run can be repeated. */
interface Random {
  /** From 0, included, to 1, excluded. */
  next(): number;
  /** A whole number from 0, included, to `limit`, excluded. */
  below(limit: number): number;
  /** Letters and digits, `length` of them; none that is another one in Turkish letters of another case. */
  word(length: number): string;
}

/** Without what is taken for another, and without i: in Turkish letters of another case it is no longer ASCII. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Its digits end before i. */
const BASE = 18;

/** A number as a word that stays ASCII in letters of either case. */
export const asWord = (number: number): string => number.toString(BASE);

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
