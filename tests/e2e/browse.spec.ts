import { chooseLanguage } from './support/person.ts';
import { expect, test } from './support/test.ts';

test('a first visit finds the boats in Turkish, with pictures and prices', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/boats');
  await expect(page).toHaveTitle('Tekneler · Pruva');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(page.getByRole('heading', { level: 1, name: '14 tekne' })).toBeVisible();

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const first = cards.first();
  await expect(first.getByRole('link', { name: 'Gülşah' })).toHaveAttribute('href', '/boats/1');
  await expect(first).toContainText('Yat, 24 m · Göcek · 12 kişi');
  await expect(first).toContainText('₺48.500 / gün');
  await expect(first).toContainText('Anında onay');
  await expect(first).toContainText('5 üzerinden 4,8');
  await expect
    .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('another language is chosen at once, and kept', async ({ page }) => {
  await page.goto('/boats');
  await page.getByRole('heading', { name: '14 tekne' }).waitFor();
  await chooseLanguage(page, 'en');

  const inEnglish = async () => {
    await expect(page.getByRole('heading', { level: 1, name: '14 boats' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(
      'Yacht, 24 m · Göcek · 12 guests',
    );
    await expect(page.getByRole('article').first()).toContainText('₺48,500 / day');
    await expect(page).toHaveTitle('Boats · Pruva');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  };
  await inEnglish();
  await page.reload();
  await inEnglish();

  await chooseLanguage(page, 'tr');
  await expect(page.getByRole('heading', { level: 1, name: '14 tekne' })).toBeVisible();
});

test('the second page shows the other boats, and has an address', async ({ page }) => {
  await page.goto('/boats');
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL('/boats?page=2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Ege Rüzgârı' })).toBeVisible();
  // The reader stands at the top of the new page, not at its links.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Ege Rüzgârı' })).toBeVisible();
  await page.getByRole('link', { name: 'Önceki sayfa' }).click();
  await expect(page).toHaveURL('/boats');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);

  await page.goto('/boats?page=99');
  await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok' })).toBeVisible();
  await page.getByRole('link', { name: 'İlk sayfaya git' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
});
