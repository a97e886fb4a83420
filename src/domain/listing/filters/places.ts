import { compareTurkish, foldTurkish } from '../../../lib/turkish-text.ts';

/** A place, and how many boats or tours the other filters leave there. */
export interface PlaceCount {
  name: string;
  count: number;
}

/** The places of `all`, counted among `found`: those with the most first; those without any too. */
export function placesOf(
  all: readonly { location: string }[],
  found: readonly { location: string }[],
): PlaceCount[] {
  const counts = Map.groupBy(found, ({ location }) => foldTurkish(location));
  const names = new Map(all.map(({ location }) => [foldTurkish(location), location]));
  return [...names]
    .map(([folded, name]) => ({ name, count: counts.get(folded)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count || compareTurkish(one.name, other.name));
}
