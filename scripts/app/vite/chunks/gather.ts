import { costsOf } from './costs.ts';
import { type Group, importedBy, wouldBeCircle } from './group.ts';

interface Pair {
  groups: readonly [Group, Group];
  /** Without what their imports cost, which is never less than nothing. */
  cost: number;
}

/**
 * Puts groups together for as long as all loads together weigh less by it: two files become one where most of
 * those who load one load the other, or where what a few load in vain is less than a file costs. Takes the
 * best pair each time; never makes groups import each other in a circle. `weights` are those of the loads, by place.
 */
export function gather(all: Iterable<Group>, weights: readonly number[]): Group[] {
  const alive = new Set(all);
  const costs = costsOf(weights);

  /** The pairs of some groups with all others that may be worth it. */
  function* pairsOf(some: ReadonlySet<Group>): Generator<Pair> {
    const seen = new Set<Group>();
    for (const one of some) {
      seen.add(one);
      for (const other of alive) {
        if (seen.has(other) || other.kind !== one.kind) continue;
        const cost = costs.ofItself(one, other);
        if (cost < 0) yield { groups: [one, other], cost };
      }
    }
  }

  function bestOf(sorted: readonly Pair[]): Pair | undefined {
    let best: Pair | undefined;
    for (const pair of sorted) {
      if (best && best.cost <= pair.cost) break;
      const [a, b] = pair.groups;
      const cost = pair.cost + costs.ofImports(a, b) + costs.ofImports(b, a);
      if (cost < (best?.cost ?? 0) && !wouldBeCircle(a, b)) best = { ...pair, cost };
    }
    return best;
  }

  let pairs = [...pairsOf(alive)];
  for (;;) {
    pairs.sort((one, other) => one.cost - other.cost);
    const best = bestOf(pairs);
    if (!best) return [...alive];
    const changed = putTogether(...best.groups, alive);
    pairs = pairs.filter(({ groups }) =>
      groups.every((each) => alive.has(each) && !changed.has(each)),
    );
    pairs.push(...pairsOf(changed));
  }
}

/** Makes two groups of `alive` one. Returns those that more loads fetch than before, the new one among them. */
function putTogether(a: Group, b: Group, alive: Set<Group>): Set<Group> {
  alive.delete(a);
  alive.delete(b);
  const whole: Group = {
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    loads: a.loads.map((value, place) => value | (b.loads[place] ?? 0)),
    kind: a.kind,
    imports: new Set([...a.imports, ...b.imports].filter((each) => each !== a && each !== b)),
  };
  for (const { imports } of alive) {
    if (imports.delete(a) || imports.has(b)) imports.add(whole);
    imports.delete(b);
  }
  alive.add(whole);
  const changed = new Set([whole]);
  for (const each of importedBy(whole)) {
    for (const [place, value] of whole.loads.entries()) {
      if (!value || each.loads[place]) continue;
      each.loads[place] = 1;
      changed.add(each);
    }
  }
  return changed;
}
