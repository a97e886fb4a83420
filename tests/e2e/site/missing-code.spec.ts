import { cards } from '../support/boats.ts';
import { expectError } from '../support/page-errors.ts';
import { cuttingParts, ENTRY } from '../support/parts.ts';
import { chooseLanguage } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

// A connection that breaks between the page and its parts, or a release that has taken them away.

const TEXTS = ['src/i18n/messages.tr.ts', 'src/i18n/messages.en.ts'];

test('a page whose code does not come is the generic error page', async ({ page }) => {
  await cuttingParts(page, 'src/routes/login.tsx');
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Beklenmeyen Bir Hata Oluştu' }),
  ).toBeVisible();
  await chooseLanguage(page, 'en');
  await expect(
    page.getByRole('heading', { level: 1, name: 'An unexpected error occurred' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL('/en/login');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Mornings start at sea.' }),
  ).toBeVisible();
});

test('a page with an error page of its own shows that', async ({ page }) => {
  await cuttingParts(page, 'src/routes/boats.$boatId.index.tsx');
  await page.goto('/boats/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Hata' })).toBeVisible();
  await page.getByRole('link', { name: 'Teknelere dön' }).click();
  await expect(cards(page)).toHaveCount(12);
});

for (const [what, modules] of [
  ['its texts', TEXTS],
  ['itself', [ENTRY]],
] as const) {
  test(`without ${what} the app says so in both languages`, async ({ page }) => {
    await cuttingParts(page, ...modules);
    await page.goto('/boats');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'Sayfa yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
    );
    await expect(alert).toContainText(
      'The page could not be loaded. Check your connection and try again.',
    );
    await page.unrouteAll();
    await alert.getByRole('link', { name: 'Tekrar dene · Try again' }).click();
    await expect(cards(page)).toHaveCount(12);
  });
}

test('an address that no document stands for says so too', async ({ page }) => {
  await cuttingParts(page, ENTRY);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Sayfa yüklenemedi.');
});

test('a page that stands in its document is read without the app, and leads on', async ({
  page,
}) => {
  // Opened beside the test's own page, whose every visit waits for the app.
  const reader = await page.context().newPage();
  await cuttingParts(reader, ENTRY);
  await reader.goto('/about');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await reader.getByRole('link', { name: 'İletişim' }).first().click();
  await expect(reader).toHaveURL('/contact');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByRole('alert')).toHaveCount(0);
});

test('what is further down the home page fails by itself, and comes with another try', {
  tag: '@phone-only',
}, async ({ page }) => {
  // React says that it shows the part again, since what stood there could not be taken over.
  expectError(page, /Minified React error #422/);
  await cuttingParts(page, 'src/routes/-home-sections.tsx');
  await page.goto('/');
  const places = page.getByRole('heading', { level: 2, name: 'Hangi kıyıdan?' });
  await places.scrollIntoViewIfNeeded();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Sayfanın bu bölümü yüklenemedi.');
  await expect(page.getByRole('search')).toBeAttached();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(places).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('without the other language the page stays in its own', async ({ page }) => {
  await page.goto('/boats');
  const title = page.getByRole('heading', { level: 1, name: /^\d+ tekne$/ });
  await title.waitFor();
  await cuttingParts(page, ...TEXTS);
  await chooseLanguage(page, 'en');
  await expect(page.getByText('Dil yüklenemedi. Lütfen tekrar deneyin.')).toBeVisible();
  await expect(title).toBeVisible();
});
