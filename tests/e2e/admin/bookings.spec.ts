import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding, putRecords, startFrom } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'selin.aydin';
/** A request whose deposit waits, and a booking whose deposit was received. */
const WAITING = { booking: 11, payment: 11, amount: '₺20.160' };
const RECEIVED = { booking: 1, payment: 1, amount: '₺29.880' };
const REASON = 'Banka hareketlerinde görüldü.';

const rows = (page: Page) => page.getByRole('main').locator('a[href*="/admin/bookings/"]');

test('loading, failures with another try, nothing there yet, no such booking', async ({ page }) => {
  await signIn(page, ADMIN);
  const release = await holding(page, 'listBookingsPage');
  await page.goto('/admin/bookings');
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heal = await failing(page, 'listBookingsPage', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByText('Liste yüklenemedi'));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows(page).first()).toBeVisible();

  const healBooking = await failing(page, 'getBooking', { status: 500 });
  await page.goto(`/admin/bookings/${RECEIVED.booking}`);
  await hurryUntil(page, page.getByText('Detay alınamadı'));
  await healBooking();
  // Its payments fail alone.
  const healPayments = await failing(page, 'listPaymentsPage', { status: 500 });
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervasyon 1' })).toBeVisible();
  await hurryUntil(page, page.getByRole('button', { name: 'Tekrar dene' }));
  await healPayments();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('button', { name: 'İade et' })).toBeVisible();

  await page.goto('/admin/bookings/999999');
  await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
  await startFrom(page, 'empty');
  await signIn(page, ADMIN);
  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { name: 'Henüz rezervasyon yok' })).toBeVisible();
  await page.getByRole('link', { name: 'Ödemeler', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Henüz ödeme yok' })).toBeVisible();
});

test('a status is corrected with a reason, after saying what it changes @phone', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto(`/admin/bookings/${WAITING.booking}`);
  await page.getByRole('button', { name: 'Durumu düzelt' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Durumu kaydet' })).toBeDisabled();
  await dialog.getByText('Kapora alındı', { exact: true }).click();
  await expect(dialog).toContainText(`Ödenmiş sayılan₺0 → ${WAITING.amount}`);
  await expect(dialog).toContainText('₺0, öncekiyle aynı');
  await expect(dialog).toContainText('Sonradan yine düzeltilebilir.');
  await dialog.getByText('Reddedildi', { exact: true }).click();
  await expect(dialog).toContainText('Bu kesindir');
  await dialog.getByText('Kapora alındı', { exact: true }).click();
  await dialog.getByRole('textbox').fill('kısa');
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  const heal = await failing(page, 'setPaymentStatus', { status: 400 });
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Durum kaydedilemedi');
  await heal();
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ödemenin durumu artık “Kapora alındı”.')).toBeVisible();
  await expect(
    page.getByText(/^Selin Aydın, .* “Bekliyor” durumunu “Kapora alındı” yaptı\.$/),
  ).toBeVisible();
  await expect(page.getByText(REASON).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Bu ödemelerin toplamı' })).toContainText(
    `Ödenmiş sayılan${WAITING.amount}`,
  );
  await page.goto(`/admin/audit?recordType=PAYMENT&recordId=${WAITING.payment}`);
  await expect(page.getByRole('main').getByText(REASON).first()).toBeVisible();
});

test('a payment goes back once, though the answer is lost; the second of two administrators is told who was first', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto(`/admin/bookings/${RECEIVED.booking}`);
  await page.getByRole('button', { name: 'İade et' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`İade edilmiş sayılan₺0 → ${RECEIVED.amount}`);
  await dialog.getByRole('button', { name: 'Hava koşulları' }).click();
  await failing(page, 'refundPayment', { loseAnswer: true, count: 1 });
  await dialog.getByRole('button', { name: `${RECEIVED.amount} iade et` }).click();
  await hurryUntil(page, page.getByText(`${RECEIVED.amount} iade edildi.`));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Selin Aydın, .* tarihinde iade etti\.$/)).toHaveCount(1);
  await expect(page.getByText('İade edildi', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(İade et|Durumu düzelt)$/ })).toHaveCount(0);

  await page.goto(`/admin/bookings/${WAITING.booking}`);
  await page.getByRole('button', { name: 'Durumu düzelt' }).click();
  await dialog.getByText('Alındı', { exact: true }).click();
  await dialog.getByRole('textbox').fill(REASON);
  const other = await otherDevice(page, 'kerem.yalcin');
  await page.request.patch(`${BASE}/bookings/payments/${WAITING.payment}/status`, {
    ...other,
    data: { status: 'FAILED', reason: 'Banka ödemeyi kabul etmedi.' },
  });
  await dialog.getByRole('button', { name: 'Durumu kaydet' }).click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Ödeme buna artık izin vermiyor');
  await expect(alert).toContainText('Kerem Yalçın');
  await expect(alert).toContainText('“Bekliyor” durumunu “Reddedildi” yaptı.');
  await expect(dialog.getByRole('button', { name: 'Durumu kaydet' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(page.getByText('Reddedildi', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Durumu düzelt' })).toHaveCount(0);
});

test('kuruş, what was kept of a payment, no payment, one call in five', async ({ page }) => {
  await signIn(page, ADMIN);
  const booking = {
    kind: 'BOAT' as const,
    customerId: 9,
    boatId: 1,
    tourId: null,
    tourDateId: null,
    startDate: '2026-07-01',
    endDate: '2026-07-02',
    startTime: null,
    hours: null,
    passengerCount: 2,
    notes: null,
    services: [],
    totalPrice: 1000.75,
    depositAmount: 200,
    cancellationReason: null,
    createdAt: '2026-06-01T09:00:00Z',
  };
  await putRecords(page, {
    bookings: [
      { ...booking, id: 900_001, status: 'COMPLETED', boatId: 1 },
      { ...booking, id: 900_002, status: 'PENDING', boatId: 1 },
    ],
    payments: [
      {
        id: 900_001,
        bookingId: 900_001,
        type: 'FULL',
        status: 'CANCELLED',
        amount: 1000.75,
        currency: 'TRY',
        refundedAmount: 500.4,
        reason: 'Rezervasyon koşullara göre iptal edildi.',
        createdAt: '2026-06-01T09:00:00Z',
        paidAt: '2026-06-01T09:05:00Z',
        sessionId: null,
        expiresAt: null,
      },
    ],
  });
  await page.goto('/admin/bookings/900001');
  const sums = page.getByRole('group', { name: 'Bu ödemelerin toplamı' });
  await expect(sums).toContainText('Ödenmiş sayılan₺500,35');
  await expect(page.getByRole('button', { name: 'İade et' })).toHaveCount(0);
  await page.goto('/admin/bookings/900002');
  await expect(page.getByText('Henüz bir ödeme yapılmadı.')).toBeVisible();

  const heal = await misbehave(page);
  await page.goto('/admin/bookings?view=payments');
  await until(
    page,
    () => rows(page).first().isVisible(),
    () => Promise.resolve(),
  );
  await heal();
  expect(await callCount(page, 'listPaymentsPage')).toBeGreaterThan(0);
});

test('the link of a payment leads to it in its booking, and so does its address alone', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/bookings?view=payments');
  await rows(page).first().click();
  await expect(page).toHaveURL(/#payment-\d+$/);
  const payment = page.locator(new URL(page.url()).hash);
  const isLedTo = async () => {
    await expect(payment.locator('p:focus')).toBeInViewport();
    await expect(payment).toHaveCSS('box-shadow', /inset/);
  };
  await isLedTo();
  await page.reload();
  await isLedTo();
});
