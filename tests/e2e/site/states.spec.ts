import { cards } from '../support/boats.ts';
import { callCount, failing, holding, startFrom } from '../support/mock.ts';
import { expect, languages, test } from '../support/test.ts';

const words = {
  tr: {
    loading: 'Tekneler yükleniyor…',
    boats: /^\d+ tekne$/,
    empty: 'Henüz tekne yok',
    noMatch: 'Eşleşen tekne yok',
    clear: 'Filtreleri temizle',
    tryAgain: 'Tekrar dene',
    failed: 'Hizmet şu anda kullanılamıyor. Lütfen 30 saniye sonra tekrar deneyin.',
    noSuggestion: 'Bu adda bir yer veya tekne yok',
    suggestionsFailed: 'Arama sırasında bir hata oluştu. Lütfen tekrar deneyin.',
    search: 'Yer veya tekne',
    loadingBoat: 'Tekne yükleniyor…',
  },
  en: {
    loading: 'Loading boats…',
    boats: /^\d+ boats$/,
    empty: 'No boats yet',
    noMatch: 'No boats match',
    clear: 'Clear filters',
    tryAgain: 'Try again',
    failed: 'Service is temporarily unavailable. Please try again in 30 seconds.',
    noSuggestion: 'No place or boat by that name',
    suggestionsFailed: 'An error occurred while searching. Please try again.',
    search: 'Place or boat',
    loadingBoat: 'Loading the boat…',
  },
};

for (const language of languages) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ language });

    test('the list says that it loads, fails, matches nothing, or is empty', async ({ page }) => {
      const release = await holding(page, 'searchBoatsPage');
      await page.goto('/boats');
      const status = page.getByRole('status').filter({ hasText: text.loading });
      await expect(status).toBeAttached();
      await expect(page.locator('main article').first()).toBeVisible();
      await release();
      await expect(page.getByRole('heading', { level: 1, name: text.boats })).toBeVisible();
      await expect(status).toBeHidden();

      const mend = await failing(page, 'searchBoatsPage', { status: 503 });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(text.failed);
      await mend();
      await page.getByRole('button', { name: text.tryAgain }).click();
      await expect(cards(page)).toHaveCount(12);
      await expect(page.getByRole('alert')).toBeHidden();

      await page.goto('/boats?type=SPEEDBOAT&name=Yok');
      await expect(page.getByRole('heading', { name: text.noMatch })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: text.clear }).last().click();
      await expect(page).toHaveURL(/^[^?]*\/boats$/);
      await expect(cards(page)).toHaveCount(12);

      await startFrom(page, 'empty');
      await page.reload();
      await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
    });

    test('suggestions say that there are none, or that they failed', async ({ page }) => {
      await page.goto('/boats');
      await page.getByLabel(text.search).click();
      const field = page.getByRole('combobox', { name: text.search });
      await field.fill('xyz');
      await expect(page.getByText(text.noSuggestion)).toBeVisible();
      expect(await callCount(page, 'suggestBoats')).toBe(1);
      await failing(page, 'suggestBoats', { status: 503 });
      await field.fill('xyzt');
      await expect(page.getByText(text.suggestionsFailed)).toBeVisible();
    });

    test('a boat says that it loads', async ({ page }) => {
      const release = await holding(page, 'getBoat');
      await page.goto('/boats/1');
      await expect(page.getByRole('heading', { name: text.loadingBoat })).toBeAttached();
      await release();
      await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
    });
  });
}
