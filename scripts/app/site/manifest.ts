import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/** The files of a build by the modules they come from. */
interface BuildManifest {
  /** Every chunk by its key. */
  chunks: Readonly<Record<string, Chunk>>;
  /** The key of the chunk that stands in `file`. Throws when none does. */
  keyOf: (file: string) => string;
  /** Whether the build has a chunk of that name. */
  has: (key: string) => boolean;
  /** The script of a chunk. Throws when there is none of that name. */
  fileOf: (key: string) => string;
  /** The lazy chunks beside a page's route (`src/routes/-…`): what of the page its HTML holds too. */
  partsOf: (key: string) => string[];
  /** The files of styles, relative to the build. */
  styles: () => string[];
  /** The scripts and styles that loading these chunks loads, each once, relative to the build. */
  filesOf: (keys: readonly string[]) => { scripts: string[]; styles: string[] };
}

/** Reads what Vite wrote about its build in `folder`. Throws when a chunk asked for is not in it. */
export function readManifest(folder: string): BuildManifest {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );

  function chunkOf(key: string): Chunk {
    const chunk = chunks[key];
    if (!chunk)
      throw new Error(`The build has no chunk ${key}; it has:\n${Object.keys(chunks).join('\n')}`);
    return chunk;
  }

  function collect(key: string, scripts: Set<string>, styles: Set<string>): void {
    const chunk = chunkOf(key);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, scripts, styles);
    // After those of what it imports, which its own may change.
    for (const file of chunk.css ?? []) styles.add(file);
  }

  return {
    chunks,
    keyOf(file) {
      const key = Object.keys(chunks).find((name) => chunks[name]?.file === file);
      if (!key) throw new Error(`The manifest does not know ${file}`);
      return key;
    },
    has: (key) => key in chunks,
    fileOf: (key) => chunkOf(key).file,
    partsOf: (key) =>
      (chunkOf(key).dynamicImports ?? []).filter((part) => part.startsWith('src/routes/-')),
    styles: () => [...new Set(Object.values(chunks).flatMap(({ css = [] }) => css))],
    filesOf(keys) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      for (const key of keys) collect(key, scripts, styles);
      return { scripts: [...scripts], styles: [...styles] };
    },
  };
}
