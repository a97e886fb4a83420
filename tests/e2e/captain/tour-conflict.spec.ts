import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { expectFailedCalls } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

type Tour = components['schemas']['Tour'];

/** Published, of the captain who signs in. */
const TOUR = 1;

const WORDS = {
  tr: {
    title: 'Başlık',
    short: 'Kısa açıklama',
    save: /^(Güncelle|Kaydet ve çık)$/,
    changed: 'Siz düzenlerken bu bilgiler başka yerde değiştirildi',
    theirs: 'Başka yerde kaydedilen: Onların cümlesi.',
    mine: 'Sizinki: Benim cümlem.',
    before: /^Önceki: /,
    takeAll: 'Kaydedilenlerin hepsini al',
    keepAll: 'Hepsinde benimki kalsın',
    saved: 'Tur güncellendi',
  },
  en: {
    title: 'Title',
    short: 'Short description',
    save: /^(Update|Save and exit)$/,
    changed: 'This was changed elsewhere while you were editing',
    theirs: 'Saved elsewhere: Onların cümlesi.',
    mine: 'Yours: Benim cümlem.',
    before: /^Before: /,
    takeAll: 'Take all that was saved',
    keepAll: 'Keep all of mine',
    saved: 'The tour was updated',
  },
} as const;

async function tour(page: Page): Promise<Tour> {
  const answer = await page.request.get(`${BASE}/tours/${TOUR}`);
  return (await answer.json()) as Tour; // the mock keeps to the contract
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('a tour saved in another tab meanwhile: what was typed here stays, the rest is theirs', async ({
      page,
      context,
    }) => {
      const words = WORDS[language];
      const editorOn = (tab: Page) => {
        const main = tab.getByRole('main');
        return {
          text: (name: string) => main.getByRole('textbox', { name, exact: true }),
          save: main.getByRole('button', { name: words.save }),
          question: main.getByRole('alert').filter({ hasText: words.changed }),
        };
      };
      await signIn(page, 'mehmet.agaoglu');
      const path = address(`/captain/tours/${TOUR}/details`, language);
      await page.goto(path);
      const here = editorOn(page);
      await here.text(words.short).fill('Benim cümlem.');

      const other = await context.newPage();
      await other.goto(path);
      const there = editorOn(other);
      await there.text(words.short).fill('Onların cümlesi.');
      await there.text(words.title).fill('Onların adı');
      await there.save.click();
      await expect(other.getByText(words.saved)).toBeVisible();

      expectFailedCalls(page);
      await here.save.click();
      await expect(here.question.getByText(words.theirs)).toBeVisible();
      await expect(here.question.getByText(words.mine)).toBeVisible();
      await expect(here.question.getByText(words.before)).toHaveCount(1);
      await expect(here.text(words.title)).toHaveValue('Onların adı');
      await expectAccessible(page);
      await here.question.getByRole('button', { name: words.takeAll }).click();
      await expect(here.text(words.short)).toHaveValue('Onların cümlesi.');
      await here.question.getByRole('button', { name: words.keepAll }).click();
      await expect(here.text(words.short)).toHaveValue('Benim cümlem.');
      await expect(here.text(words.title)).toHaveValue('Onların adı');
      await here.save.click();
      await expect(page.getByText(words.saved)).toBeVisible();
      expect(await tour(page)).toMatchObject({
        name: 'Onların adı',
        description: 'Benim cümlem.',
      });
    });
  });
}
