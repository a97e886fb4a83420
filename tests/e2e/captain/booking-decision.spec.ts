import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding, loggedCalls } from '../support/mock.ts';
import { signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const REASON = 'Motor arızası nedeniyle denize açılamıyoruz.';

/** Opens the dialog for the first booking of a captain in a status. */
async function openDecision(page: Page, status: 'PENDING' | 'CONFIRMED', prefix = '') {
  await page.goto(`${prefix}/captain/bookings?status=${status}`);
  await page.getByRole('main').locator('a[href*="/captain/bookings/"]').first().click();
  await page
    .getByRole('button', {
      name: /^(İsteği yanıtla|Durumu değiştir|Answer the request|Change the status)$/,
    })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test.beforeEach(({ page }) => signIn(page, 'nermin.alkim'));

test('a typed reason chooses the cancellation, says so, and what goes back @phone', async ({
  page,
}) => {
  const dialog = await openDecision(page, 'PENDING');
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog.getByText('Lütfen bir durum seçin')).toBeVisible();
  await dialog.getByLabel('İptal nedeni').fill('Kısa');
  await expect(dialog.getByRole('radio', { name: 'İptal' })).toBeChecked();
  await expect(dialog.getByRole('status').filter({ hasText: '“İptal” seçildi' })).toBeVisible();
  await expect(dialog.getByText(/geri ödenir$|Geri ödenecek bir tutar yok/)).toBeVisible();
  await expectAccessible(page);
  const cancel = dialog.getByRole('button', { name: 'Rezervasyonu iptal et' });
  await cancel.click();
  await expect(dialog.getByText('İptal nedeni en az 10 karakter olmalıdır')).toBeVisible();
  await dialog.getByLabel('İptal nedeni').fill('x'.repeat(501));
  await cancel.click();
  await expect(dialog.getByText('İptal nedeni 500 karakteri geçemez')).toBeVisible();
  expect(await callCount(page, 'cancelBooking')).toBe(0);

  await dialog.getByLabel('İptal nedeni').fill(REASON);
  await cancel.click();
  await expect(dialog.getByText('Kaydedildi')).toBeVisible();
  await hurryUntil(page, page.getByText('Bu rezervasyon iptal edildi'));
  await expect(dialog).toBeHidden();
  // There is nothing to decide any more: the button that had the focus is gone.
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(REASON)).toBeVisible();
  const call = (await loggedCalls(page)).find(({ operationId }) => operationId === 'cancelBooking');
  // The reason stands in the body, never in an address that is written to logs.
  expect(call?.path).not.toContain('Motor');
});

test('a request is confirmed, and the status that a booking has is refused in words', async ({
  page,
}) => {
  const dialog = await openDecision(page, 'PENDING', '/en');
  await dialog.getByRole('radio', { name: 'Confirmed' }).press('Space');
  await dialog.getByRole('button', { name: 'Save the status' }).click();
  await expect(dialog.getByText('The booking is confirmed. The guest is told.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Change the status' }).click();
  // Opened again it is fresh.
  await expect(dialog.getByRole('radio', { name: 'Confirmed' })).not.toBeChecked();
  await dialog.getByRole('radio', { name: 'Confirmed' }).press('Space');
  await dialog.getByRole('button', { name: 'Save the status' }).click();
  await expect(dialog.getByText('Booking is already Confirmed.')).toBeVisible();
  expect(await callCount(page, 'setBookingStatus')).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const turkish = await openDecision(page, 'CONFIRMED', '');
  await turkish.getByRole('radio').first().press('Space');
  await turkish.getByRole('button', { name: /Durumu kaydet|Save the status/ }).click();
  await expect(turkish.getByText(/zaten “Onaylandı”|already Confirmed/)).toBeVisible();
});

test('what fails may be tried again three times, and keeps what was typed', async ({ page }) => {
  const dialog = await openDecision(page, 'CONFIRMED');
  const heal = await failing(page, 'cancelBooking', { status: 500 });
  await dialog.getByLabel('İptal nedeni').fill(REASON);
  await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  // While it saves, it does not close.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const retry = dialog.getByRole('button', { name: 'Tekrar dene' });
  for (const round of [1, 2, 3]) {
    await hurryUntil(page, retry);
    await retry.click();
    await expect(dialog.getByText(`Yeniden deniyor (${round}/3)`)).toBeVisible();
  }
  await hurryUntil(page, dialog.getByText(/^Hizmet geçici olarak kullanılamıyor/));
  await expect(retry).toBeHidden();
  await expect(dialog.getByLabel('İptal nedeni')).toHaveValue(REASON);
  await heal();
  await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(dialog.getByText('Kaydedildi')).toBeVisible();
});

test('no permission, nonsense, and a booking that is gone each have their words', async ({
  page,
}) => {
  const dialog = await openDecision(page, 'PENDING');
  const save = dialog.getByRole('button', { name: 'Durumu kaydet' });
  await dialog.getByRole('radio', { name: 'Onaylandı' }).press('Space');
  for (const [status, words] of [
    [403, /^Bu işlem için yetkiniz bulunmamaktadır/],
    [400, /^Geçersiz istek/],
  ] as const) {
    await failing(page, 'setBookingStatus', { status, count: 1 });
    await save.click();
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await failing(page, 'setBookingStatus', { status: 404, count: 1 });
  await save.click();
  await expect(dialog.getByText('Rezervasyon bulunamadı. Silinmiş olabilir.')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(dialog).toBeHidden({ timeout: 50 });
  }).toPass();
});

test('a booking whose status has changed meanwhile is not offered for saving any more', async ({
  page,
}) => {
  const dialog = await openDecision(page, 'PENDING');
  const save = dialog.getByRole('button', { name: 'Durumu kaydet' });
  await dialog.getByRole('radio', { name: 'Onaylandı' }).press('Space');
  await failing(page, 'setBookingStatus', { status: 409, count: 1 });
  await save.press('Enter');
  await expect(dialog.getByText(/durumu bu arada değişti/)).toBeVisible();
  await expect(save).toBeHidden();
  await expect(dialog.getByRole('radio', { name: 'Onaylandı' })).toBeDisabled();
  const close = dialog.getByRole('button', { name: 'Kapat' }).last();
  await expect(close).toBeFocused();
  await expectAccessible(page);
  await close.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await callCount(page, 'setBookingStatus')).toBe(1);
});

test('an ended session says so for two seconds and leads home', async ({ page }) => {
  const dialog = await openDecision(page, 'PENDING');
  await dialog.getByRole('radio', { name: 'Onaylandı' }).press('Space');
  await failing(page, 'setBookingStatus', { status: 401 });
  await failing(page, 'refreshSession', { status: 401 });
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog.getByText('Oturum süresi dolmuş. Lütfen tekrar giriş yapın.')).toBeVisible();
  await expect(page).toHaveURL(/\/captain\/bookings\/\d+/);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(new URL(page.url()).pathname).toBe('/');
  }).toPass();
});

test('a cancellation that a session ends in is asked for again, with what was typed', async ({
  page,
}) => {
  const dialog = await openDecision(page, 'CONFIRMED');
  const { pathname } = new URL(page.url());
  const reason = dialog.getByLabel('İptal nedeni');
  const cancel = dialog.getByRole('button', { name: 'Rezervasyonu iptal et' });
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await reason.fill(REASON);
  await failing(page, 'refreshSession', { status: 401 });
  const admit = await failing(page, 'cancelBooking', { status: 401 });
  await cancel.click();
  await expect(dialog.getByText(/^Oturum süresi dolmuş/)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(new URL(page.url()).pathname).toBe('/');
  }).toPass();
  await admit();

  // Whoever signs in next finds nothing of it.
  await page.goto('/login');
  await signInHere(page, 'mehmet.agaoglu');
  await expect(page).toHaveURL(pathname);
  await expect(page.getByText('Böyle bir rezervasyon yok')).toBeVisible();
  await expect(dialog).toBeHidden();

  await signIn(page, 'nermin.alkim');
  await page.goto(pathname);
  await expect(reason).toHaveValue(REASON);
  await expect(dialog.getByRole('radio', { name: 'İptal' })).toBeChecked();
  await page.reload();
  await expect(reason).toHaveValue(REASON);
  await cancel.click();
  await expect(dialog.getByText('Kaydedildi')).toBeVisible();
  expect(await kept()).not.toContain(REASON);
});

test('who gives a decision up begins the next one anew', async ({ page }) => {
  const dialog = await openDecision(page, 'CONFIRMED');
  await dialog.getByLabel('İptal nedeni').fill(REASON);
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Durumu değiştir' }).click();
  await expect(dialog.getByLabel('İptal nedeni')).toHaveValue('');
  await expect(dialog.getByRole('radio', { name: 'İptal' })).not.toBeChecked();
});

test('an administrator reads, and finds nothing to decide', async ({ page }) => {
  const release = await holding(page, 'getCancellationPreview');
  const dialog = await openDecision(page, 'CONFIRMED');
  const host = new URL(page.url()).pathname;
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await release();
  const owner = (await loggedCalls(page))
    .map(({ path }) => /\/bookings\/owner\/(\d+)/.exec(path)?.[1])
    .find((id) => id !== undefined);
  await signIn(page, 'selin.aydin');
  await page.goto(`${host}?captain=${owner}`);
  await expect(page.getByText('İletişim bilgileri yalnızca kaptana gösterilir.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Durumu değiştir' })).toHaveCount(0);
});
