import { expectAccessible } from './support/accessibility.ts';
import { api, holding, preferring } from './support/mock.ts';
import { expect, languages, test } from './support/test.ts';

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('the list and what opens in it', async ({ page, isPhone }) => {
      await page.goto('/boats?type=YACHT&minPrice=1000&location=Göcek');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
      await page.getByLabel(/^(Yer veya tekne|Place or boat)$/).click();
      await page.getByRole('combobox', { name: /Yer veya tekne|Place or boat/ }).waitFor();
      await expectAccessible(page);

      if (isPhone) {
        await page.getByRole('button', { name: /^(Filtreler|Filters)/ }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('button', { name: /^(Tarihler|Dates)/ }).click();
        await expect(drawer.getByRole('grid')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^(Menüyü aç|Open menu)$/ }).click();
        await expect(page.getByRole('dialog', { name: /^(Menü|Menu)$/ })).toBeVisible();
        await expectAccessible(page);
        return;
      }
      for (const opener of [/^(Tarihler|Dates)/, /^(Fiyat|Price)$/]) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('the list while it loads, and when it has nothing to show', async ({ page }) => {
      const release = await holding(page, api.boats);
      await page.goto('/boats');
      await expect(page.locator('main article').first()).toBeVisible();
      await expectAccessible(page);
      await release();
      for (const preference of ['code=503', 'example=empty']) {
        await preferring(page, api.boats, preference);
        await page.goto('/boats?page=2');
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
        await expectAccessible(page);
      }
    });

    test('a boat, its pictures, its parts that failed', async ({ page }) => {
      await page.goto('/boats/1');
      await expect(page.getByRole('button', { name: /12 (Haziran|June) 2027/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Can Demir' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /(Görseli büyüt: 1 \/|picture 1 of)/ }).click();
      await expect(page.getByRole('dialog', { name: 'Gülşah' })).toBeVisible();
      await expectAccessible(page);

      await preferring(page, api.calendar, 'code=503');
      await preferring(page, api.reviews, 'code=503');
      await page.goto('/boats/1');
      await expect(page.getByRole('alert')).toHaveCount(2);
      await expectAccessible(page);

      await page.goto('/boats/8');
      await expect(page.getByRole('heading', { level: 1, name: 'Poyraz' })).toBeVisible();
      await expectAccessible(page);
    });

    test('a boat while it loads, and pages that are not there', async ({ page }) => {
      const release = await holding(page, api.boat);
      await page.goto('/boats/1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/yükleniyor|Loading/);
      await expectAccessible(page);
      await release();
      await preferring(page, api.boat, 'code=503');
      await page.goto('/boats/1');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

    test('signing in and registering, empty, refused, and in', async ({ page }) => {
      for (const address of ['/login', '/register']) {
        await page.goto(address);
        await page.locator('form button[type=submit]').last().click();
        await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page);
      }

      await preferring(page, api.login, 'code=401');
      await page.goto('/boats');
      await page.getByRole('link', { name: /^(Giriş yap|Sign in)$/ }).click();
      const dialog = page.getByRole('dialog');
      const form = dialog.getByRole('form');
      const fields = form.locator('input');
      await fields.first().fill('elif');
      await fields.last().fill('denizkizi');
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('tab').last().click();
      await expect(form.getByRole('checkbox')).toBeAttached();
      await expectAccessible(page);
      await dialog.getByRole('tab').first().click();
      await preferring(page, api.login, undefined);
      // The panel before stays until the one asked for is there.
      await expect(form).toHaveCount(1);
      await form.locator('button[type=submit]').click();
      // With the greeting.
      await expect(page.getByText(/Hoş geldiniz, Elif|Welcome, Elif/)).toBeVisible();
      await page.getByRole('button', { name: /Elif Yıldız/ }).click();
      await expect(page.getByRole('dialog').getByText('elif@pruva.example')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
