import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Folders and features whose texts are on every page: `src/i18n/messages.<language>.ts` holds them. */
const EVERYWHERE = /^(?:api|app|i18n|routes|features\/shell)\//;

const SOURCE = new RegExp(`^${process.cwd()}/src/(.+)[.]tsx?$`);
/** How the macros leave the id of a text behind. */
const TEXT_ID = /\bid: ?"([^"\n]+)"/g;

type Texts = ReadonlyMap<string, string>;

/** Every text of a language by its id. */
async function readTexts(locale: string): Promise<Texts> {
  const config = getConfig();
  const texts = new Map<string, string>();
  for (const catalog of await getCatalogs(config)) {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale,
    });
    for (const [id, text] of Object.entries(messages)) texts.set(id, text);
  }
  return texts;
}

/**
 * The texts of a feature travel with its code: each module brings what it says itself, in all
 * languages, so that a page waits for no further file and a change of language for none either.
 */
export function featureTexts(locales: readonly string[]): Plugin {
  let cached: Promise<Texts[]> | undefined;
  return {
    name: 'feature-texts',
    enforce: 'post',
    watchChange(file) {
      if (file.endsWith('.po')) cached = undefined;
    },
    async transform(code, id) {
      const name = SOURCE.exec(id.split('?')[0] ?? '')?.[1];
      if (!name || EVERYWHERE.test(name)) return undefined;
      const ids = new Set([...code.matchAll(TEXT_ID)].map((match) => match[1] ?? ''));
      if (ids.size === 0) return undefined;
      cached ??= Promise.all(locales.map(readTexts));
      const languages = await cached;
      const own = locales.map((locale, index) => {
        const texts = [...ids].flatMap((textId) => {
          const text = languages[index]?.get(textId);
          return text === undefined ? [] : [[textId, compileMessage(text)]];
        });
        return [locale, Object.fromEntries(texts)];
      });
      if (own.every(([, texts]) => Object.keys(texts).length === 0)) return undefined;
      const call = `addTexts(${JSON.stringify(Object.fromEntries(own))});`;
      // At the end, so that no line of the module moves; imports are hoisted.
      return {
        code: `${code}\nimport { addTexts } from '/src/i18n/texts.ts';\n${call}`,
        map: null,
      };
    },
  };
}
