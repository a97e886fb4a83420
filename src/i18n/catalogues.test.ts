import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, it } from 'vitest';

const { parse } = formatter();

/** Every translation of a language: message id to the texts it has in the catalogues. */
async function translations(locale: string): Promise<Map<string, Set<string>>> {
  const texts = new Map<string, Set<string>>();
  for (const filename of globSync(`src/i18n/catalogues/**/${locale}.po`)) {
    const content = readFileSync(filename, 'utf8');
    const catalogue = await parse(content, { locale, sourceLocale: 'en', filename });
    for (const [id, { translation, message, obsolete }] of Object.entries(catalogue)) {
      if (obsolete || !translation) continue;
      const known = texts.get(id) ?? new Set();
      texts.set(id, known.add(`${message} → ${translation}`));
    }
  }
  return texts;
}

// The catalogues of a language are merged into one, so of two translations one would win by chance.
it('translates one English text in one way; a second meaning needs a context', async () => {
  const conflicts = [...(await translations('tr')).values()].filter((texts) => texts.size > 1);
  expect(conflicts.map((texts) => [...texts])).toEqual([]);
});

it.each([
  ['An unexpected error occurred', 'Beklenmeyen Bir Hata Oluştu'],
  ['Connection error', 'Bağlantı Hatası'],
  ['Authentication error', 'Kimlik Doğrulama Hatası'],
  ['Authorization error', 'Yetkilendirme Hatası'],
  ['Validation error', 'Doğrulama Hatası'],
  ['Server error', 'Sunucu Hatası'],
  ['Client error', 'İstemci Hatası'],
  ['Error', 'Hata'],
])('says %s in the agreed Turkish words', async (english, turkish) => {
  const texts = [...(await translations('tr')).values()].flatMap((known) => [...known]);
  expect(texts).toContain(`${english} → ${turkish}`);
});
