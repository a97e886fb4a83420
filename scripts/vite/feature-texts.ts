import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Rooms and features whose texts are on every page: `src/i18n/messages.<language>.ts` holds them. */
const EVERYWHERE = new Set(['api', 'app', 'auth', 'i18n', 'routes', 'shell', 'ui']);

const SOURCE = /\/src\/(?:features\/)?([a-z-]+)\/(?:.*\/)?[^/]+\.tsx?$/;
const SPEAKS = /from '@lingui\/(?:react|core)\/macro'/;
const TEXTS = 'virtual:texts/';

/**
 * The texts of a feature travel in the chunk of its code: each of its modules that says something
 * imports the feature's catalogues, in all languages, so that a page waits for no further file and a
 * change of language for none either.
 */
export function featureTexts({
  root,
  locales,
}: {
  root: string;
  locales: readonly string[];
}): Plugin {
  const catalogue = (name: string, locale: string) =>
    join(root, `src/i18n/catalogues/${name}/${locale}.po`);
  return {
    name: 'feature-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${TEXTS}`)) return undefined;
      const name = id.slice(TEXTS.length + 1);
      const files = locales.map((locale) => catalogue(name, locale));
      return {
        moduleSideEffects: true,
        code: [
          `import { i18n } from '@lingui/core';`,
          ...files.map(
            (file, index) => `import { messages as m${index} } from ${JSON.stringify(file)};`,
          ),
          `i18n.load({ ${locales.map((locale, index) => `${locale}: m${index}`).join(', ')} });`,
        ].join('\n'),
      };
    },
    transform(code, id) {
      const name = SOURCE.exec(id.split('?')[0] ?? '')?.[1];
      if (!name || EVERYWHERE.has(name) || !SPEAKS.test(code)) return undefined;
      if (!locales.every((locale) => existsSync(catalogue(name, locale)))) return undefined;
      // At the end, so that no line of the module moves; imports are hoisted.
      return { code: `${code}\nimport '${TEXTS}${name}';`, map: null };
    },
  };
}
