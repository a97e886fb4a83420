import type { Plugin } from 'vite';

/**
 * Gives the schemas of requests a valibot of their own. The entry checks addresses with it, a bundler keeps
 * a module in one piece, and with one for both every page would load what only forms ask of it.
 */
export function valibotOfRequests(): Plugin {
  return {
    name: 'valibot-of-requests',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, { ssr }) {
      if (ssr || source !== 'valibot' || !importer?.endsWith('/generated/schemas.ts'))
        return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${resolved.id}?requests`;
    },
  };
}
