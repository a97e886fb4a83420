import { globSync, readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';

/** The app's own texts in Turkish that are other words in English, those without a part to fill in. */
function turkishTexts(): Set<string> {
  const entry = /^msgid "(.+)"\nmsgstr "(.+)"$/gm;
  return new Set(
    globSync('src/i18n/catalogues/**/tr.po').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(entry)].flatMap(([, english = '', turkish = '']) =>
        english === turkish || turkish.includes('{') ? [] : [turkish],
      ),
    ),
  );
}

/** In English: no line of what is shown is a text of the app in Turkish; what people wrote may be. */
export async function expectNoTurkish(shown: Locator): Promise<void> {
  const texts = turkishTexts();
  expect(texts.size).toBeGreaterThan(1000);
  const lines = (await shown.innerText()).split('\n').map((line) => line.trim());
  expect(lines.filter((line) => texts.has(line))).toEqual([]);
}
