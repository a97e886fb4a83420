import type { Plugin } from 'vite';

/** As the router's plugin writes how a part of a route is fetched. */
const IMPORTER = /const (\$\$split\w+Importer) = \(\) => import\((["'])(.+?)\2\)/g;

/**
 * Lets the parts of a route that are one chunk be fetched in one place: each place names all files that the
 * chunk needs, in the entry. Stands after the router's plugin.
 */
export function oneImporter(): Plugin {
  return {
    name: 'one-importer',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/routes\/[^?]+$/.test(id) || !code.includes('$$split')) return undefined;
      const first = new Map<string, string>();
      return {
        code: code.replace(IMPORTER, (whole, name: string, _quote, file: string) => {
          const known = first.get(file);
          if (known) return `const ${name} = ${known}`;
          first.set(file, name);
          return whole;
        }),
        // No line moves.
        map: null,
      };
    },
  };
}
