import { freeDays } from '../support/bookings.ts';
import { expectFailedCalls } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('what was visited opens without a connection: a boat, favourites, the voucher', async ({
  page,
  context,
}) => {
  expectFailedCalls(page);
  expectError(page, /./);
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);

  await signIn(page);
  await page.goto('/boats/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  await page
    .getByRole('button', { name: /favorilere ekle/i })
    .first()
    .click();
  await page.goto('/favourites');
  await expect(page.getByRole('link', { name: 'Gülşah' })).toBeVisible();
  await page.goto('/my-bookings');
  await page.getByRole('link', { name: 'Gülşah' }).first().click();
  await expect(page.getByText('Teknede ödenecek').first()).toBeVisible();
  const voucher = page.url();
  await page.reload();
  await expect(page.getByText('Teknede ödenecek').first()).toBeVisible();

  await context.setOffline(true);
  await page.goto(voucher);
  await expect(page.getByText('Teknede ödenecek').first()).toBeVisible();
  await page.goto('/boats/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  await page.goto('/favourites');
  await expect(page.getByRole('link', { name: 'Gülşah' })).toBeVisible();
});

test('the ticket of a first booking opens without a connection, from the visit that made it', async ({
  page,
  context,
}) => {
  expectFailedCalls(page);
  expectError(page, /./);
  const days = await freeDays(page, 1, { length: 2, instant: true });
  // Nothing is loaded anew until the payment: the worker comes in the middle of the visit.
  await page.goto(`/boats/1/book?start=${days.start}&end=${days.end}&guests=4&step=review`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signInHere(page, 'deniz.aksoy');
  await page.getByRole('button', { name: 'Hemen ayırt' }).click();
  await page.getByRole('button', { name: /^Kaporayı öde, ₺/ }).click();
  await page.waitForURL(/\/_mock\/pay\//);
  await page.getByRole('button', { name: 'Öde', exact: true }).click();
  await page.waitForURL(/\/payment\/callback/);
  await page.getByRole('link', { name: 'Rezervasyonu gör' }).click();
  await expect(page).toHaveURL(/\/my-bookings\/\d+$/);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const ticket = page.getByRole('region', { name: /^Biniş kartı PR-/ });
  await page.reload();
  await expect(ticket).toContainText('Teknede ödenecek');
  await page.goto('/my-bookings');
  await expect(ticket).toBeVisible();

  for (const path of ['/messages', '/boats/33', '/my-profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Bağlantı Hatası' })).toBeVisible();
    // The picture came with the worker.
    const scene = page.getByRole('alert').getByRole('presentation').first();
    await expect(scene).not.toHaveJSProperty('naturalWidth', 0);
  }
  await page.goto('/boats/33');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bağlantı Hatası' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Planınız değişirse' })).toBeAttached();
});
