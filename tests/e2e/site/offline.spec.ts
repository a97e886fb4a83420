import { expectFailedCalls } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { signIn } from '../support/sign-in.ts';
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
