import type { Plugin, Rolldown } from 'vite';
import { reachedFrom } from './reached-from.ts';

/** The chunk that loads another. */
interface Host {
  hostId: string;
}

/** The routes behind the sign-in. */
const PRIVATE = /\/src\/routes\/_signed-in[/.]/;

/**
 * What is loaded ahead together with a chunk: `resolveDependencies` is for Vite's `build.modulePreload`, and the
 * plugin tells it which files are private pages. Every file stands in the entry with its name, for whoever
 * loads the chunk: so private pages name their styles alone. Their documents name their scripts, for who
 * opens one by its address; the intent to go to one loads them as well. What the chunk that asks cannot do without
 * is there already, and is not named.
 */
export function preloads() {
  const privateFiles = new Set<string>();
  const chunks = new Map<string, Rolldown.OutputChunk>();
  /** A chunk, all that it imports, and their styles. */
  function closureOf(file: string): ReadonlySet<string> {
    return reachedFrom([file], (next) => {
      const { imports = [], viteMetadata } = chunks.get(next) ?? {};
      return [...imports, ...(viteMetadata?.importedCss ?? [])];
    });
  }
  const plugin: Plugin = {
    name: 'private-pages',
    // Before Vite writes the dependencies into the chunks.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunks.set(file, chunk);
        if (PRIVATE.test(chunk.facadeModuleId ?? '')) privateFiles.add(file);
      }
    },
  };
  return {
    plugin,
    resolveDependencies(file: string, dependencies: string[], { hostId }: Host): string[] {
      const isThere = closureOf(hostId);
      const missing = dependencies.filter((each) => !isThere.has(each));
      return privateFiles.has(file) ? missing.filter((each) => each.endsWith('.css')) : missing;
    },
  };
}
