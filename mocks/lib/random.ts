import { mulberry32 } from '../../openapi/model/random.ts';

/** Numbers that look like chance and are the same on every machine and every day. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(lowest: number, highest: number): number;
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Some of a list, each once, in a new order; fewer when the list is shorter. */
  some<T>(list: readonly T[], count: number): T[];
  /** The place in a list of weights, each as likely as its weight says. */
  weighted(weights: readonly number[]): number;
}

/** A number of 32 bits for a text. */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  }
  return hash >>> 0;
}

/**
 * Chance for one thing, such as `boat 16`: everything has its own, so that a change to one thing leaves
 * the others as they are.
 */
export function randomOf(name: string): Random {
  let state = seedOf(name);

  function next(): number {
    const step = mulberry32(state);
    state = step.next;
    return step.value;
  }
  const int = (lowest: number, highest: number) =>
    lowest + Math.floor(next() * (highest - lowest + 1));

  function some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]) {
      return list[int(0, list.length - 1)] as T; // the place lies within the list
    },
    some,
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const place = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return place === -1 ? weights.length - 1 : place;
    },
  };
}
