/** A chunk and the keys of those that it imports statically. */
interface Importing {
  imports?: readonly string[];
}

/**
 * The first circle of static imports among chunks, as their keys, its first one once more at the end; undefined
 * when there is none. In a circle one chunk runs before what it uses is there, in an order that any
 * change to the grouping of chunks may turn.
 */
export function staticCircle(chunks: Readonly<Record<string, Importing>>): string[] | undefined {
  const harmless = new Set<string>();

  function circleFrom(key: string, path: readonly string[]): string[] | undefined {
    if (harmless.has(key)) return undefined;
    const start = path.indexOf(key);
    if (start >= 0) return [...path.slice(start), key];
    for (const imported of chunks[key]?.imports ?? []) {
      const circle = circleFrom(imported, [...path, key]);
      if (circle) return circle;
    }
    harmless.add(key);
    return undefined;
  }

  for (const key of Object.keys(chunks)) {
    const circle = circleFrom(key, []);
    if (circle) return circle;
  }
  return undefined;
}
