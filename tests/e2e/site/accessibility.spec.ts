import { expectAccessible } from '../support/accessibility.ts';
import { cards } from '../support/boats.ts';
import { dayNamed } from '../support/day-names.ts';
import { expectFailedCalls, failing, holding, startFrom } from '../support/mock.ts';
import { goDownTo } from '../support/person.ts';
import { expect, languages, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const dialog = '[role=dialog]';

for (const language of languages) {
  // Texts have no colours of their own: one language is enough by night.
  const byNight = language === 'tr';
  test.describe(language, { tag: '@phone' }, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } });

    test('the list and what opens in it', async ({ page, isPhone }) => {
      await page.goto('/boats?minCapacity=2&minPrice=1000');
      await expect(cards(page)).toHaveCount(12);
      await page.getByLabel(/^(Yer veya tekne|Place or boat)$/).click();
      await page.getByRole('combobox', { name: /Yer veya tekne|Place or boat/ }).waitFor();
      await expectAccessible(page, { byNight });

      if (isPhone) {
        await page.getByRole('button', { name: /^(Filtreler|Filters)/ }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('button', { name: /^(Tarihler|Dates)/ }).click();
        await expect(drawer.getByRole('grid')).toBeVisible();
        await expectAccessible(page, { within: dialog, byNight });
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^(Menüyü aç|Open menu)$/ }).click();
        await expect(page.getByRole('dialog', { name: /^(Menü|Menu)$/ })).toBeVisible();
        await expectAccessible(page, { within: 'dialog[open]', byNight });
        return;
      }
      for (const opener of [/^(Tarihler|Dates)/, /^(Fiyat|Price)$/]) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, { within: dialog, byNight });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('the list while it loads, and when it has nothing to show', async ({ page }) => {
      const release = await holding(page, 'searchBoatsPage');
      await page.goto('/boats');
      await expect(page.locator('main article').first()).toBeVisible();
      await expectAccessible(page, { byNight });
      await release();
      await startFrom(page, 'empty');
      await failing(page, 'searchBoatsPage', { status: 503, count: 1 });
      await page.reload();
      const heading = page.getByRole('main').getByRole('heading', { level: 2 });
      const retry = page.getByRole('button', { name: /^(Tekrar dene|Try again)$/ });
      await expect(retry).toBeVisible();
      await expectAccessible(page, { byNight });
      await retry.click();
      await expect(retry).toBeHidden();
      await expect(heading).toHaveCount(1);
      await expectAccessible(page, { byNight });
    });

    test('a boat, its pictures, its parts that failed', async ({ page }) => {
      // A phone opens it where a month is asked for.
      const withCalendar = `/boats/1?month=${today.slice(0, 7)}`;
      await page.goto(withCalendar);
      await goDownTo(page, /^(Müsaitlik ve fiyat|Availability and prices)$/);
      await expect(page.getByRole('button', { name: dayNamed(today, language) })).toBeVisible();
      await goDownTo(page, /^(Yorumlar|Reviews)$/);
      await expect(page.getByRole('heading', { name: 'Can Demir' })).toBeVisible();
      await expectAccessible(page, { byNight });
      await page.getByRole('button', { name: /(Görseli büyüt: 1 \/|picture 1 of)/ }).click();
      await expect(page.getByRole('dialog', { name: 'Gülşah' })).toBeVisible();
      await expectAccessible(page, { within: dialog, byNight });

      await failing(page, 'listBoatCalendarDays', { status: 503 });
      await failing(page, 'listFilteredBoatReviewsPage', { status: 503 });
      await page.goto(withCalendar);
      await goDownTo(page, /^(Müsaitlik ve fiyat|Availability and prices)$/);
      await goDownTo(page, /^(Yorumlar|Reviews)$/);
      await expect(page.getByRole('alert')).toHaveCount(2);
      await expectAccessible(page, { byNight });

      await page.goto('/boats/8');
      await expect(page.getByRole('heading', { level: 1, name: 'Poyraz' })).toBeVisible();
      await expectAccessible(page, { byNight });
    });

    test('a boat while it loads, and pages that are not there', async ({ page }) => {
      const release = await holding(page, 'getBoat');
      await page.goto('/boats/1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/yükleniyor|Loading/);
      await expectAccessible(page, { byNight });
      await release();
      await failing(page, 'getBoat', { status: 503 });
      await page.goto('/boats/1');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, { byNight });
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, { byNight });
    });

    test('signing in and registering, empty, refused, and in', async ({ page }) => {
      for (const address of ['/login', '/register']) {
        await page.goto(address);
        await page.locator('form button[type=submit]').last().click();
        await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
        await expectAccessible(page, { byNight });
      }

      expectFailedCalls(page);
      await page.goto('/boats');
      await page.getByRole('link', { name: /^(Giriş yap|Sign in)$/ }).click();
      const opened = page.getByRole('dialog');
      // By their names: the panel before stays until the one asked for is there.
      const signIn = opened.getByRole('form', { name: /^(Giriş yap|Sign in)$/ });
      const register = opened.getByRole('form', { name: /^(Kayıt ol|Register)$/ });
      const password = signIn.locator('input[type=password]');
      await signIn.locator('input').first().fill('elif@pruva.example');
      await password.fill('yanlisparola');
      await signIn.locator('button[type=submit]').click();
      await expect(signIn.getByRole('alert')).toBeVisible();
      await expectAccessible(page, { within: dialog, byNight });
      await opened.getByRole('tab').last().click();
      await expect(register.getByRole('checkbox')).toBeAttached();
      await expectAccessible(page, { within: dialog, byNight });
      await opened.getByRole('tab').first().click();
      await password.fill('deniz-2026');
      await signIn.locator('button[type=submit]').click();
      // With the greeting.
      await expect(page.getByText(/Hoş geldiniz, Elif|Welcome, Elif/)).toBeVisible();
      await page.getByRole('button', { name: /Elif Yıldız/ }).click();
      await expect(page.getByRole('dialog').getByText('elif@pruva.example')).toBeVisible();
      await expectAccessible(page, { byNight });
    });
  });
}
