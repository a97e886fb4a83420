import type { Plugin } from 'vite';

/** The routes behind the sign-in. */
const PRIVATE = /\/src\/routes\/_signed-in[/.]/;

/**
 * What is loaded ahead together with a chunk: `resolveDependencies` is for Vite's `build.modulePreload`, and the
 * plugin tells it which files are private pages. Every file stands in the entry with its name, for whoever
 * loads the chunk: so private pages name their styles alone. Their documents name their scripts, for who
 * opens one by its address; the intent to go to one loads them as well.
 */
export function preloads() {
  const privateFiles = new Set<string>();
  const plugin: Plugin = {
    name: 'private-pages',
    // Before Vite writes the dependencies into the chunks.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type === 'chunk' && PRIVATE.test(chunk.facadeModuleId ?? ''))
          privateFiles.add(file);
      }
    },
  };
  return {
    plugin,
    resolveDependencies: (file: string, dependencies: string[]): string[] =>
      privateFiles.has(file) ? dependencies.filter((each) => each.endsWith('.css')) : dependencies,
  };
}
