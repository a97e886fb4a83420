import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, languages, test } from '../support/test.ts';

/** Components of which one button opens something, and where that stands. */
const opening = [
  ['confirm-dialog', '[role=alertdialog]'],
  ['decision', '[role=dialog]'],
  ['dialog', '[role=dialog]'],
  ['drawer', '[role=dialog]'],
  ['menu', '[role=menu]'],
  ['popover', '[role=dialog]'],
  ['gallery', '[role=dialog]'],
  ['toast', '[role=alertdialog]'],
] as const;

async function openGallery(page: Page, only = ''): Promise<void> {
  await page.goto(only ? `/_ui?only=${only}` : '/_ui');
  // Some hundred modules, of which the server makes each on first use.
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible({
    timeout: 60_000,
  });
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('every component in every state stands in nobody’s way', async ({ page }) => {
      await openGallery(page);
      const names = page.getByRole('navigation', { name: 'Components' }).getByRole('link');
      // All of them, and the link to all.
      await expect(page.locator('main > section')).toHaveCount((await names.count()) - 1);
      await expectAccessible(page);

      await page.setViewportSize({ width: 320, height: 800 });
      const tooWide = await page
        .locator('main > section')
        .evaluateAll((components) =>
          components
            .filter((one) => one.getBoundingClientRect().left + one.scrollWidth > innerWidth)
            .map(({ id }) => id),
        );
      expect(tooWide, 'components wider than 320 px').toEqual([]);
      await expectAccessible(page, { byNight: false });
    });

    test('so does what opens', async ({ page }) => {
      for (const [only, opened] of opening) {
        await openGallery(page, only);
        await page.locator('main').getByRole('button').first().click();
        await expect(page.locator(opened)).toBeVisible();
        await expectAccessible(page, { within: opened });
      }
    });
  });
}

test('the theme follows the choice, in this tab and on the next visit', async ({ page }) => {
  await openGallery(page, 'logo');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Koyu' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Koyu' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Cihazdaki gibi' }).click();
  await expect(html).not.toHaveAttribute('data-theme');
});

test('the sidebar folds by its key, save while somebody writes', async ({ page }) => {
  await openGallery(page, 'sidebar');
  const fold = page.getByRole('button', { name: 'Daralt: Kaptan paneli' });
  const unfold = page.getByRole('button', { name: 'Genişlet: Kaptan paneli' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Control+b');
  await expect(unfold).toBeVisible();
  await expect(page.getByRole('link', { name: 'Takvim' })).toBeVisible();
  await page.reload();
  await expect(unfold).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('input')),
  );
  await page.locator('main > input').focus();
  await page.keyboard.press('Control+b');
  await expect(unfold).toBeVisible();

  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole('button', { name: 'Menü' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kaptan paneli' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Mesajlar' }).click();
  await expect(drawer).toBeHidden();
});

test('five thousand rows are a few at a time', async ({ page }) => {
  await openGallery(page, 'virtual-list');
  const list = page.getByRole('grid', { name: 'Rezervasyonlar' });
  await expect(list.getByRole('row').first()).toBeVisible();
  expect(await list.getByRole('row').count()).toBeLessThan(40);
  await list.getByRole('row', { name: 'Rezervasyon 2' }).click();
  await page.keyboard.press('End');
  await expect(list.getByRole('row', { name: 'Rezervasyon 5000' })).toBeFocused();
  expect(await list.getByRole('row').count()).toBeLessThan(40);
});

test('a place is chosen on the map: by a press, a drag, the arrow keys, or as the device knows it', async ({
  page,
  context,
}) => {
  await openGallery(page, 'place-picker');
  const said = page.getByText(/° (?:kuzey|K)/).first();
  const map = page.getByRole('region', { name: 'Kalkış noktası' });
  await map.click();
  await expect(said).toContainText(/41,0\d+°.*28,9\d+°/);

  const mark = page.getByRole('button', { name: /^Kalkış noktası: sürükleyin/ });
  const pressed = await said.textContent();
  await mark.press('Shift+ArrowRight');
  await expect(said).not.toHaveText(pressed ?? '');
  const moved = await said.textContent();
  await mark.hover();
  await page.mouse.down();
  await page.mouse.move(400, 300, { steps: 4 });
  await page.mouse.up();
  await expect(said).not.toHaveText(moved ?? '');

  const here = page.getByRole('button', { name: 'Mevcut konum' }).first();
  await here.click();
  await expect(page.getByRole('alert')).toContainText('izin vermediniz');
  await expectAccessible(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 36.6213, longitude: 29.1164 });
  await here.click();
  await expect(said).toContainText('36,6213°');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a decision asks for its reason, keeps it when it fails, and is not left half-done', async ({
  page,
}) => {
  await openGallery(page, 'decision');
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Neden' });
  const opened = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(reason).toBeFocused();
  };

  await opened('Hesabı kapat (failed)');
  await dialog.getByRole('button', { name: 'Hesabı kapat' }).click();
  await expect(reason).toHaveAccessibleDescription(/Bu alan zorunludur/);
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'Kendi isteği' }).click();
  await expect(reason).toHaveValue('Hesabın sahibi istedi.');
  await dialog.getByRole('button', { name: 'İki hesap' }).click();
  await expect(reason).toHaveValue('Aynı kişi iki hesap açmış.');
  await expect(reason).toBeFocused();
  await reason.press('End');
  await reason.pressSequentially(' Bu kapandı.');
  await dialog.getByRole('button', { name: 'Kendi isteği' }).click();
  await expect(reason).toHaveValue(
    'Aynı kişi iki hesap açmış. Bu kapandı.\nHesabın sahibi istedi.',
  );
  await reason.press('ControlOrMeta+Enter');
  await expect(dialog.getByRole('alert')).toContainText('Hesap kapatılamadı');
  await expect(reason).toHaveValue(/istedi\.$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hesabı kapat (failed)' })).toBeFocused();

  await opened('Hesabı kapat (pending)');
  await reason.fill('Hesabın sahibi istedi.');
  await reason.press('ControlOrMeta+Enter');
  await expect(reason).not.toBeEditable();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.reload();

  await opened('Hesabı kapat (409)');
  await reason.fill('Hesabın sahibi istedi.');
  await reason.press('ControlOrMeta+Enter');
  await expect(dialog.getByRole('alert')).toContainText('Zeynep');
  await expect(dialog.getByRole('button', { name: 'Hesabı kapat' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Kapat' }).last()).toBeFocused();
});
