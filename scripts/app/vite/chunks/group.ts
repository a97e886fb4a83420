import { reachedFrom } from '../reached-from.ts';

/** Modules that the same loads need. */
export interface Group {
  modules: string[];
  /** Estimated bytes, gzip. */
  bytes: number;
  /** 1 at the place of each load that fetches it, 0 at those of the others. */
  loads: Uint8Array;
  /** Groups of different kinds are never put together. */
  kind: string;
  /** The groups that it cannot run without. */
  imports: Set<Group>;
}

/** Everything that a group cannot run without. */
export function importedBy(group: Group): Set<Group> {
  return reachedFrom(group.imports, ({ imports }) => imports);
}

/** Whether two groups put together would import themselves by way of another. */
export function wouldBeCircle(a: Group, b: Group): boolean {
  return isBetween(a, b) || isBetween(b, a);
}

/** Whether the first group imports another that cannot run without the second. */
function isBetween(first: Group, second: Group): boolean {
  return [...first.imports].some((each) => each !== second && importedBy(each).has(second));
}
