import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from 'terser';

/**
 * Makes the script at `path`, with its source map beside it, smaller than the bundler's own minifier does,
 * which is fast and enough for everything but what each page waits for.
 */
export async function minifyScript(path: string): Promise<void> {
  const { code, map } = await minify(readFileSync(path, 'utf8'), {
    module: true,
    ecma: 2020,
    // No method is ever called with `new`, and reading a property does nothing else. Compressed, what is said twice weighs less than what is woven together.
    compress: {
      passes: 2,
      inline: 1,
      reduce_funcs: false,
      unsafe_methods: true,
      pure_getters: true,
    },
    // A browser compiles a function in parentheses with the file, beside the page's thread, and others when they are
    // first called, on it. React is one such function.
    format: { wrap_func_args: true },
    sourceMap: {
      content: readFileSync(`${path}.map`, 'utf8'),
      url: `${path.slice(path.lastIndexOf('/') + 1)}.map`,
    },
  });
  if (code === undefined || map === undefined) throw new Error(`${path} could not be minified`);
  writeFileSync(path, code);
  writeFileSync(`${path}.map`, String(map));
}
