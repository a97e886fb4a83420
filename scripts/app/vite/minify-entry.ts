import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Makes the entry, which every page waits for, smaller than the bundler's own minifier does: that one is
 * fast, and is enough for everything else.
 */
export function minifyEntry(): Plugin {
  return {
    name: 'minify-entry',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.fileName.startsWith('assets/'))
          continue;
        const sourceMap = bundle[`${chunk.fileName}.map`];
        if (sourceMap?.type !== 'asset') continue;
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          sourceMap: {
            content: String(sourceMap.source),
            url: `${chunk.fileName.slice('assets/'.length)}.map`,
          },
        });
        if (code === undefined || map === undefined)
          throw new Error('The entry could not be minified');
        chunk.code = code;
        sourceMap.source = String(map);
      }
    },
  };
}
