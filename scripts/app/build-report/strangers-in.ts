/** A chunk of the build: what it imports at once, and what later. */
interface ChunkOfPage {
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  isEntry?: boolean;
}

interface Stranger {
  /** The chunk that others load. */
  page: string;
  /** The chunk that comes with it, and the module in that. */
  chunk: string;
  module: string;
}

/**
 * Modules of an area that others download, each once: those that stand in what the entry loads, at once or later,
 * without going through a page or part of the area. `chunks` by their keys, which are those of their modules
 * where somebody loads them by themselves; `modulesOf` lists the modules in a chunk by its key; `isOfTheArea`
 * judges modules and keys.
 */
export function strangersIn(
  chunks: Readonly<Record<string, ChunkOfPage>>,
  modulesOf: (key: string) => readonly string[],
  isOfTheArea: (module: string) => boolean,
): Stranger[] {
  const found = new Map<string, Stranger>();
  const pages = new Set(Object.keys(chunks).filter((key) => chunks[key]?.isEntry));

  function visit(key: string, page: string, seen: Set<string>): void {
    if (seen.has(key)) return;
    seen.add(key);
    for (const module of modulesOf(key).filter(isOfTheArea)) {
      if (!found.has(module)) found.set(module, { page, chunk: key, module });
    }
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {};
    for (const imported of imports) visit(imported, page, seen);
    // A set that grows while it is walked is walked to its end.
    for (const later of dynamicImports) if (!isOfTheArea(later)) pages.add(later);
  }

  for (const page of pages) visit(page, page, new Set());
  return [...found.values()];
}
