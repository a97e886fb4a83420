import { relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { partOf } from './route-parts.ts';

/** Folders and features whose texts are on every page: `src/i18n/messages.<language>.ts` holds them. */
const EVERYWHERE =
  /^src\/(?:api(?!\/errors\/refusals\/)|app|i18n|routes|features\/shell|ui\/(?:actions\/(?:language|theme)-switch|feedback\/error-display|loading\/loading-status))\//;

/** The texts of one language by the file that says them, each with its id. */
type TextsByFile = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the catalogues of a language; they name the files of every text. */
async function readTexts(locale: string): Promise<TextsByFile> {
  const config = getConfig();
  const { fallbackLocales, sourceLocale } = config;
  const files = new Map<string, Map<string, string>>();
  for (const catalog of await getCatalogs(config)) {
    const { messages } = await catalog.getTranslations(locale, { fallbackLocales, sourceLocale });
    for (const [id, { origin = [] }] of Object.entries((await catalog.read(locale)) ?? {})) {
      const text = messages[id];
      if (text === undefined) continue;
      for (const [file] of origin) {
        files.set(file, (files.get(file) ?? new Map<string, string>()).set(id, text));
      }
    }
  }
  return files;
}

/**
 * The texts of a feature travel with its code: each module brings what it says itself, in all
 * languages, so that a page waits for no further file and a change of language for none either.
 * Which texts a module says is what the catalogues record; `npm run i18n:extract` brings them up to date.
 */
export function featureTexts(locales: readonly string[]): Plugin {
  let cached: Promise<TextsByFile[]> | undefined;
  return {
    name: 'feature-texts',
    enforce: 'post',
    watchChange(file) {
      if (file.endsWith('.po')) cached = undefined;
    },
    async transform(code, id) {
      const file = relative(process.cwd(), id.split('?')[0] ?? '');
      // What a page's route says comes with the route, which is there before the page.
      const part = partOf(file);
      const comesWithRoute = part === 'further' || part === 'content';
      if (comesWithRoute ? id.includes('?tsr-split') : EVERYWHERE.test(file)) return undefined;
      cached ??= Promise.all(locales.map(readTexts));
      const languages = await cached;
      if (!languages.some((texts) => texts.has(file))) return undefined;
      const own = locales.map((locale, index) => {
        const texts = [...(languages[index]?.get(file) ?? [])];
        return [
          locale,
          Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)])),
        ];
      });
      const call = `addTexts(${JSON.stringify(Object.fromEntries(own))});`;
      // At the end, so that no line of the module moves; imports are hoisted.
      return {
        code: `${code}\nimport { addTexts } from '/src/i18n/texts.ts';\n${call}`,
        map: null,
      };
    },
  };
}
