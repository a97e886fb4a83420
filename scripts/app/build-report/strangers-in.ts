/** A chunk of the build: what it imports at once, and the modules that stand in it. */
interface ChunkWithModules {
  imports?: readonly string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

interface Stranger {
  /** The chunk that others load. */
  page: string;
  /** The chunk that comes with it, and the module in that. */
  chunk: string;
  module: string;
}

/**
 * Modules of an area that others download: those that stand in whatever a page or part outside of it loads at
 * once, each once. `chunks` by their keys, which are those of their modules where somebody loads them by
 * themselves; `modulesOf` lists the modules in a chunk by its key; `isOfTheArea` judges modules and keys.
 */
export function strangersIn(
  chunks: Readonly<Record<string, ChunkWithModules>>,
  modulesOf: (key: string) => readonly string[],
  isOfTheArea: (module: string) => boolean,
): Stranger[] {
  const found = new Map<string, Stranger>();

  function visit(key: string, page: string, seen: Set<string>): void {
    if (seen.has(key)) return;
    seen.add(key);
    for (const module of modulesOf(key).filter(isOfTheArea)) {
      if (!found.has(module)) found.set(module, { page, chunk: key, module });
    }
    for (const imported of chunks[key]?.imports ?? []) visit(imported, page, seen);
  }

  for (const [key, { isEntry, isDynamicEntry }] of Object.entries(chunks)) {
    if ((isEntry || isDynamicEntry) && !isOfTheArea(key)) visit(key, key, new Set());
  }
  return [...found.values()];
}
