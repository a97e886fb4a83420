import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding, startFrom } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'selin.aydin';

test('boats and tours of all owners, narrowed down, each with the ways to its page, owner and area', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/offers');
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Tekneler ve turlar' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  const all = (await main.getByRole('status').textContent()) ?? '';

  await main.getByRole('button', { name: /Durum$/ }).click();
  await page.getByRole('option', { name: 'Taslak' }).click();
  await expect(page).toHaveURL('/admin/offers?status=DRAFT');
  await expect(rows.filter({ hasNotText: 'Taslak' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(main.getByRole('status')).toHaveText(all);

  await main.getByRole('searchbox').fill('Gülşah');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link', { name: 'Gülşah' })).toHaveAttribute('href', '/boats/1');
  await expect(rows.getByRole('link', { name: 'Mehmet Ağaoğlu' })).toHaveAttribute(
    'href',
    '/admin/users/2',
  );
  await rows.getByRole('link', { name: 'Kaptanın alanında' }).click();
  await expect(page).toHaveURL(/\/captain\/vessels\/1.*captain=2/);
  await page.goBack();
  await expect(rows).toHaveCount(1);
  await main.getByText('Turlar', { exact: true }).click();
  await expect(page).toHaveURL(/kind=TOUR/);
  await main.getByRole('searchbox').fill('böyle bir tur yok');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(rows.first().getByRole('link').first()).toHaveAttribute('href', /^\/tours\/\d+$/);
});

test('loading, a failure with another try, no such page, nothing at all; in English', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  const release = await holding(page, 'listManagedBoatsPage');
  await page.goto('/admin/offers');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Yükleniyor…');
  await release();
  const mend = await failing(page, 'listManagedBoatsPage', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByRole('heading', { name: 'Liste yüklenemedi' }));
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(main.getByRole('listitem').first()).toBeVisible();

  await page.goto('/en/admin/offers?page=9999&status=LOST&kind=SHIP');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(main.getByRole('list', { name: 'Boats and tours' })).toBeVisible();
  await startFrom(page, 'empty');
  await signIn(page, ADMINISTRATOR);
  await page.goto('/en/admin/offers');
  await expect(page.getByRole('heading', { name: 'There are none yet' })).toBeVisible();
});
