import type { Ids } from '../compare/ids.ts';
import { type Both, type Id, PerSide, type Side } from '../pair/sides.ts';
import type { Kind } from './kinds.ts';
import type { Thing } from './types.ts';

/** A number that follows from a text alone. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  }
  // The last bits of a short text would follow from its end alone.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The one of some candidates that a seed chooses; others coming or going do not change the choice among the rest. */
export function chosen<T>(candidates: readonly T[], seed: string, labelOf: (one: T) => string) {
  let best: { one: T; rank: number } | undefined;
  for (const one of candidates) {
    const rank = hashOf(`${seed} ${labelOf(one)}`);
    if (!best || rank > best.rank) best = { one, rank };
  }
  return best?.one;
}

export interface Pool {
  /** The record with these ids; made known when it was not. */
  add(kind: Kind, ids: Both<Id>, label: string): Thing;
  /** The same for what was there before the run, and holds what it holds. */
  addForeign(kind: Kind, ids: Both<Id>, label: string): Thing;
  /** The same, which nothing is chosen from: it is there for what names it. */
  addUnseen(kind: Kind, ids: Both<Id>, label: string): Thing;
  /** Whether a value of a request names what was added unseen. */
  isUnseen(ref: unknown): boolean;
  /** The record that has this id on one side. */
  find(kind: Kind, side: Side, id: unknown): Thing | undefined;
  /** The record that a value of a request names. */
  named(ref: unknown): Thing | undefined;
  of(kind: Kind): Thing[];
  all(): Iterable<Thing>;
}

/** A pool without records; the ids of what comes into it are learnt. */
export function createPool(pairs: Ids): Pool {
  const byId = new Map<string, Thing>();
  const byKind = new Map<Kind, Thing[]>();
  const keyOf = (kind: Kind, side: Side, id: unknown) => `${kind} ${side} ${String(id)}`;
  const unseen = new Set<unknown>();

  function known(kind: Kind, ids: Both<Id>, label: string): Thing {
    const thing: Thing = {
      kind,
      ids,
      ref: new PerSide((side) => ids[side]),
      label: `${label}/${kind}`,
      host: undefined,
      customer: undefined,
      relatives: new Set(),
      state: 'there',
      texts: new Map(),
      etag: undefined,
    };
    byId.set(keyOf(kind, 'service', ids.service), thing);
    byId.set(keyOf(kind, 'mock', ids.mock), thing);
    return thing;
  }

  const foreign = (thing: Thing) => {
    thing.ref = new PerSide((side) => thing.ids[side], false);
    pairs.learnForeign(thing.kind, thing.ids);
    return thing;
  };

  const pool: Pool = {
    add(kind, ids, label) {
      const found = byId.get(keyOf(kind, 'service', ids.service));
      if (found) return found;
      const thing = known(kind, ids, label);
      const same = byKind.get(kind) ?? [];
      byKind.set(kind, same);
      same.push(thing);
      pairs.learn(kind, ids);
      return thing;
    },
    addForeign: (kind, ids, label) => foreign(pool.add(kind, ids, label)),
    addUnseen(kind, ids, label) {
      const found = byId.get(keyOf(kind, 'service', ids.service));
      if (found) return found;
      const thing = foreign(known(kind, ids, label));
      unseen.add(thing.ref);
      return thing;
    },
    isUnseen: (ref) => unseen.has(ref),
    find: (kind, side, id) => byId.get(keyOf(kind, side, id)),
    named: (ref) => [...pool.all()].find((thing) => thing.ref === ref),
    of: (kind) => byKind.get(kind) ?? [],
    *all() {
      for (const things of byKind.values()) yield* things;
    },
  };
  return pool;
}
