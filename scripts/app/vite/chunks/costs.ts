import { type Group, importedBy } from './group.ts';

/** What a file costs whoever loads it beyond its bytes: a request, and what compresses less by itself. Bytes, gzip. */
const FILE_COST = 1000;
/** What a file costs every load, since the entry names it. Bytes, gzip. */
const NAME_COST = 8;

/** What putting two groups together costs all loads, by their weights: bytes, gzip; negative when it saves. */
export function costsOf(weights: readonly number[]) {
  const nameCost = NAME_COST * weights.reduce((sum, weight) => sum + weight, 0);
  const places = weights.map((weight, place) => ({ weight, place }));

  /** What is loaded in vain, less what two files cost more than one. */
  function ofItself(a: Group, b: Group): number {
    let cost = -nameCost;
    for (const { weight, place } of places) {
      if (a.loads[place] && b.loads[place]) cost -= weight * FILE_COST;
      else if (a.loads[place]) cost += weight * b.bytes;
      else if (b.loads[place]) cost += weight * a.bytes;
    }
    return cost;
  }

  /** What the imports of one cost those who load the other alone. */
  function ofImports(one: Group, other: Group): number {
    const added = places.filter(({ place }) => other.loads[place] && !one.loads[place]);
    let cost = 0;
    for (const each of importedBy(one)) {
      if (each === other) continue;
      for (const { weight, place } of added)
        if (!each.loads[place]) cost += weight * (each.bytes + FILE_COST);
    }
    return cost;
  }
  return { ofItself, ofImports };
}
