/** Some things and all that they lead to, by way of others too. */
export function reachedFrom<Thing>(
  starts: Iterable<Thing>,
  next: (thing: Thing) => Iterable<Thing>,
): Set<Thing> {
  const found = new Set(starts);
  for (const thing of found) for (const each of next(thing)) found.add(each);
  return found;
}
