import type { Both, Side } from '../pair/sides.ts';
import { SIDES } from '../pair/sides.ts';

/** Which id of the service stands for which of the mock. */
export interface Ids {
  /** Whether two ids stand for the same record; two that nobody has seen before do from now on. */
  same(kind: string, ids: Both<unknown>): boolean;
  /** Whether the run has made the record with that id; whoever's credentials are given was there before. */
  ours(kind: string, side: Side, id: unknown): boolean;
  /** The id of the other side; undefined when none is known. */
  partner(kind: string, side: Side, id: unknown): unknown;
  learn(kind: string, ids: Both<unknown>): void;
  /** When an id of the mock was first met, in milliseconds since 1970. */
  metAt(kind: string, id: unknown): number | undefined;
  /** Makes two ids known for each other of what was there before the run. */
  learnForeign(kind: string, ids: Both<unknown>): void;
}

export function createIds(): Ids {
  const partners = new Map<string, unknown>();
  const foreign = new Set<string>();
  const met = new Map<string, number>();
  const keyOf = (kind: string, side: Side, id: unknown) => `${kind} ${side} ${String(id)}`;
  const ids: Ids = {
    ours: (kind, side, id) => {
      const key = keyOf(kind, side, id);
      return partners.has(key) && !foreign.has(key);
    },
    partner: (kind, side, id) => partners.get(keyOf(kind, side, id)),
    metAt: (kind, id) => met.get(keyOf(kind, 'mock', id)),
    learn(kind, both) {
      const key = keyOf(kind, 'mock', both.mock);
      if (!met.has(key)) met.set(key, Date.now());
      partners.set(keyOf(kind, 'service', both.service), both.mock);
      partners.set(keyOf(kind, 'mock', both.mock), both.service);
    },
    learnForeign(kind, both) {
      ids.learn(kind, both);
      for (const side of SIDES) foreign.add(keyOf(kind, side, both[side]));
    },
    same(kind, both) {
      if (SIDES.some((side) => partners.has(keyOf(kind, side, both[side])))) {
        return String(ids.partner(kind, 'service', both.service)) === String(both.mock);
      }
      ids.learn(kind, both);
      return true;
    },
  };
  return ids;
}
