import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { freeDays, madeBookings, madePayments, passTime, setBank } from '../support/bookings.ts';
import { callCount, expectFailedCalls, failing, putRecords } from '../support/mock.ts';
import { searchParam } from '../support/person.ts';
import { signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { now } from '../support/today.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

const ticket = (page: Page) =>
  page.getByRole('region', {
    name: /^(Biniş kartı|Boarding pass|Tur bileti|Tour ticket|Rezervasyon isteği|Booking request) PR-/,
  });
/** Later than any test takes. */
const inAnHour = new Date(Date.parse(now) + 3_600_000).toISOString();

const risingSun = (page: Page) => ticket(page).locator('[data-rises]');

/** Books a boat that confirms at once, and stops before its deposit. */
async function book(page: Page): Promise<number> {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(`/boats/1/book?start=${days.start}&end=${days.end}&guests=4&step=review`);
  await page.getByRole('button', { name: /^(Hemen ayırt|Book now)$/ }).click();
  await expect(
    heading(page, /^(Geriye yalnızca kapora kaldı|Only the deposit is left)$/),
  ).toBeVisible();
  return Number(searchParam(page, 'booking'));
}

/** What the person does on the page of the payment provider. */
async function onPaymentPage(page: Page, choice: 'Öde' | 'Banka reddetsin' | 'Vazgeç') {
  await page.waitForURL(/\/_mock\/pay\//);
  await page.getByRole('button', { name: choice, exact: true }).click();
  await page.waitForURL(/\/payment\/callback/);
}

test('the deposit: refused, given up, paid in the end, and charged once', async ({ page }) => {
  const id = await book(page);
  const pay = page.getByRole('button', { name: 'Kaporayı öde, ₺19.400' });
  await pay.dblclick();
  await onPaymentPage(page, 'Banka reddetsin');
  await expect(heading(page, 'Ödeme alınamadı')).toBeVisible();
  await expect(page.getByText(/hesabınızdan para çekilmedi/)).toBeVisible();
  await expect(ticket(page)).toContainText('₺97.000');
  await expectAccessible(page);
  // The booking says so as well, to whoever comes back to it.
  const later = await page.context().newPage();
  await later.goto(`/my-bookings/${id}`);
  await expect(later.getByText(/Son ödemeniz alınamadı/).first()).toBeVisible();
  await later.close();

  await page.getByRole('button', { name: 'Tekrar dene, ₺19.400' }).click();
  await onPaymentPage(page, 'Vazgeç');
  await expect(heading(page, 'Ödeme yapmadan ayrıldınız')).toBeVisible();
  await expect(page.getByText(/rezervasyonunuz duruyor/)).toBeVisible();

  // Left by the browser's own way back, the payment page still waits, and is told until when.
  await pay.click();
  await page.waitForURL(/\/_mock\/pay\//);
  await page.goBack();
  await expect(heading(page, 'Ödemeniz kontrol ediliyor')).toBeVisible();
  // A call still on its way would be given up after these seconds.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(15_000);
  await expect(page.getByText(/^Ödeme sayfası .+ kadar açık\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ödeme sayfasını aç' }).click();
  await onPaymentPage(page, 'Öde');
  await expect(heading(page, 'Kapora alındı')).toBeVisible();
  await expect(page.getByText('₺19.400 ödendi. Kalan ₺77.600 yolculuk günü ödenir.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rezervasyonu gör' })).toHaveAttribute(
    'href',
    `/my-bookings/${id}`,
  );
  await expect(ticket(page)).toContainText('Onaylandı');
  await expect(ticket(page)).toContainText('Teknede ödenecek₺77.600');
  // The sun comes up once: who comes back finds it up.
  await expect(risingSun(page)).toHaveCount(1);
  await expectAccessible(page, { byNight: false });
  await page.reload();
  await expect(heading(page, 'Kapora alındı')).toBeVisible();
  await expect(ticket(page)).toContainText('Onaylandı');
  await expect(risingSun(page)).toHaveCount(0);
  const payments = await madePayments(page);
  expect(payments.filter(({ status }) => status === 'PARTIAL')).toMatchObject([{ amount: 19_400 }]);
  expect(payments).toHaveLength(3);
  expect(await madeBookings(page)).toHaveLength(1);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a slow bank: asked three times more, then by hand; never a failure', async ({ page }) => {
    const id = await book(page);
    await setBank(page, 'slow');
    await page.getByRole('button', { name: 'Pay the deposit, ₺19,400' }).click();
    await page.waitForURL(/\/_mock\/pay\//);
    // The clock of the page stands still from here on, so that no question comes by itself.
    await page.getByRole('button', { name: 'Öde', exact: true }).click();
    await page.waitForURL(/\/payment\/callback/);
    await page.goto(address(`/payment/callback?bookingId=${id}`, 'en'));
    const checks = () => callCount(page, 'checkBookingPaymentStatus');
    await expect(heading(page, 'Checking your payment')).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    for (let poll = 1; poll <= 3; poll += 1) {
      const before = await checks();
      await page.clock.runFor(4_000);
      await expect.poll(checks).toBeGreaterThan(before);
    }
    await expect(heading(page, 'Your bank is processing the payment')).toBeVisible();
    await expect(page.getByText(/Nothing has gone wrong/)).toBeVisible();
    const asked = await checks();
    await page.clock.runFor(20_000);
    expect(await checks()).toBe(asked);
    await expectAccessible(page, { byNight: false });

    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Checked just now: still waiting.')).toBeVisible();
    // Paying once more would be refused while the bank is at work, so it is not offered.
    await expect(page.getByRole('button', { name: 'Open the payment page' })).toHaveCount(0);
    await passTime(page, 30_000);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(heading(page, 'Deposit received')).toBeFocused();
    expect(await madePayments(page)).toMatchObject([{ status: 'PARTIAL', amount: 19_400 }]);
  });
});

test('a payment with the bank is told wherever the booking is, and ends with it', async ({
  page,
}) => {
  const id = await book(page);
  await setBank(page, 'slow');
  await page.getByRole('button', { name: 'Kaporayı öde, ₺19.400' }).click();
  await onPaymentPage(page, 'Öde');
  // A bank that answers within the test would say nothing of the time before.
  const [paid] = await madePayments(page);
  if (!paid) throw new Error('There is no payment.');
  await putRecords(page, { payments: [{ ...paid, paidAt: inAnHour }] });

  const pay = page.getByRole('link', { name: /^Kaporayı öde/ });
  await page.goto(`/my-bookings/${id}`);
  await expect(ticket(page)).toContainText('Ödeme işleniyor');
  await expect(ticket(page)).toContainText('Kapora, bankada işleniyor₺19.400');
  await expect(page.getByText(/^Bankanız ödemeyi işliyor/)).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expectAccessible(page, { byNight: false });
  await page.goto('/my-bookings');
  const listed = page.getByRole('article').filter({ has: page.locator(`a[href$="/${id}"]`) });
  await expect(listed).toContainText('Bankanız ödemeyi işliyor');
  await expect(listed.getByRole('link', { name: /^Kaporayı öde/ })).toHaveCount(0);
  await page.goto(`/payment/callback?bookingId=${id}&pay=true`);
  await expect(heading(page, 'Bankanız ödemeyi işliyor')).toBeVisible();
  await expect(page.getByRole('button', { name: /Kaporayı öde|Ödeme sayfasını aç/ })).toHaveCount(
    0,
  );

  await page.goto(`/my-bookings/${id}`);
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Şimdi iptal ederseniz ödeme de iptal edilir');
  await dialog.getByLabel('Neden iptal ediyorsunuz?').fill('O hafta evde kalmamız gerekti.');
  await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(page.getByText('Sizden ödeme alınmadı; iade edilecek bir tutar yok.')).toBeVisible();
  await passTime(page, 2 * 3_600_000);
  expect(await madePayments(page)).toMatchObject([{ status: 'CANCELLED', paidAt: null }]);
});

test('paid in full, no such booking, somebody else’s, one that has ended, no connection', async ({
  page,
}) => {
  const id = await book(page);
  const [booking] = await madeBookings(page);
  if (!booking) throw new Error('Nothing was booked.');
  const payment = {
    bookingId: id,
    currency: 'TRY' as const,
    refundedAmount: 0,
    reason: null,
    createdAt: now,
    paidAt: now,
    sessionId: null,
    expiresAt: null,
  };
  await putRecords(page, {
    payments: [{ ...payment, id: 900_001, type: 'FULL', status: 'COMPLETED', amount: 97_000 }],
  });
  await page.goto(`/payment/callback?bookingId=${id}`);
  await expect(heading(page, 'Tamamı ödendi')).toBeVisible();

  expectFailedCalls(page);
  await page.goto('/payment/callback?bookingId=987654');
  await expect(heading(page, 'Böyle bir rezervasyon yok')).toBeVisible();
  await page.goto('/payment/callback?bookingId=x');
  await expect(heading(page, 'Böyle bir rezervasyon yok')).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Rezervasyonlarım' }),
  ).toHaveAttribute('href', '/my-bookings');
  await page.goto('/payment/callback?bookingId=3');
  await expect(heading(page, 'Bu rezervasyon başka bir hesaba ait')).toBeVisible();

  await page.goto('/payment/callback?bookingId=5');
  await expect(heading(page, 'Bu rezervasyon sona erdi')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Başka günler seç' })).toHaveAttribute(
    'href',
    '/boats/2',
  );

  const mend = await failing(page, 'checkBookingPaymentStatus', { hangUp: true });
  await page.goto(`/payment/callback?bookingId=${id}`);
  await expect(heading(page, 'Ödemeniz kontrol edilemedi')).toBeVisible();
  await expect(page.getByText(/ödemeniz güvende/)).toBeVisible();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Rezervasyonlarım' }),
  ).toHaveAttribute('href', '/my-bookings');
  await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(heading(page, 'Tamamı ödendi')).toBeVisible();
});

test('a payment page that was refused is called refused; what nobody answered may be pressed again', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/payment/callback?bookingId=13&pay=true');
  const pay = page.getByRole('button', { name: 'Kaporayı öde, ₺740' });
  const told = page.getByRole('main').getByRole('alert');
  await failing(page, 'initializeDepositPayment', { status: 403, count: 1 });
  await pay.click();
  await expect(told).toHaveText('Bu işlemi yapmaya yetkiniz yok.');
  await failing(page, 'initializeDepositPayment', { status: 500 });
  await pay.click();
  await expect(told).toContainText(/^Sunucuda bir hata oluştu.+iki kez ödeme alınmaz\.$/);
});

test('who comes to pay after a refusal begins anew, and reads of it as past', async ({ page }) => {
  await signIn(page, 'gizem.polat');
  await page.goto('/my-bookings');
  // Above the ticket and once, with the one way to pay.
  await expect(page.getByText(/Son ödemeniz alınamadı/)).toHaveCount(1);
  await page.getByRole('link', { name: /^Kaporayı öde/ }).click();
  await expect(page).toHaveURL(/\/payment\/callback\?bookingId=\d+/);
  await expect(page.getByText(/^Son ödemeniz alınamadı/)).toBeVisible();
  await expect(heading(page, 'Ödeme alınamadı')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Kaporayı öde, ₺/ }).click();
  await onPaymentPage(page, 'Banka reddetsin');
  await expect(heading(page, 'Ödeme alınamadı')).toBeVisible();
});

test('who comes back from paying without a session, or in another account, is led to their payment', async ({
  page,
}) => {
  await page.goto('/payment/callback?bookingId=1');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Ödemeniz kontrol ediliyor; görmek için giriş yapın.')).toBeVisible();
  await expectAccessible(page);
  expectFailedCalls(page);
  await signInHere(page, 'can.demir');
  await expect(heading(page, 'Bu rezervasyon başka bir hesaba ait')).toBeVisible();
  await page.getByRole('button', { name: 'Başka hesapla giriş yap' }).click();
  await expect(page).toHaveURL('/login');
  await signInHere(page, 'elif.yildiz');
  await expect(heading(page, 'Kapora alındı')).toBeVisible();
  await expect(page).toHaveURL('/payment/callback?bookingId=1');
});
