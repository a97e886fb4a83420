import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import {
  callCount,
  expectFailedCalls,
  failing,
  holding,
  loggedCalls,
  setClock,
  startFrom,
} from '../support/mock.ts';
import { pressTwice } from '../support/person.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('bookings by tab, the voucher, a file for the calendar', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-bookings');
  await expect(page.getByRole('tab', { name: /^Yaklaşan/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Geçmiş/ }).click();
  await expect(page).toHaveURL(/tab=past/);
  await expect(page.getByText('Tamamlandı').first()).toBeVisible();
  await page.getByRole('tab', { name: /^İptal edilen/ }).click();
  await expect(page.getByText('İptal edildi').first()).toBeVisible();

  await page.goto('/my-bookings');
  await page.getByRole('link', { name: 'Gülşah' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  await expect(page.getByText('Teknede ödenecek').first()).toBeVisible();
  const voucher = page.getByRole('region', { name: 'Biniş kartı PR-0001' });
  await expect(voucher).toContainText('Buluşma noktasıGöcek Marina');
  await expect(voucher).toContainText(
    'Saat09:30Genellikle. Kesin saati kaptanınız mesajla bildirir.',
  );
  await expect(voucher.getByRole('link', { name: '+90 532 111 22 33' })).toHaveAttribute(
    'href',
    'tel:+905321112233',
  );
  // What is asked on the day stands there too, not only in the list.
  await expect(page.getByRole('link', { name: 'Yol tarifi al' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d/,
  );
  await expect(page.getByRole('link', { name: 'Kaptanı ara' })).toHaveAttribute(
    'href',
    'tel:+905321112233',
  );
  await expect(page.getByRole('region', { name: 'Yanınıza alın' })).toContainText(/\S/);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Takvime ekle' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pruva-\d+\.ics$/);
});

test('what is still to pay, part by part, and the way to pay it', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-bookings/13');
  const voucher = page.getByRole('region', { name: 'Rezervasyon isteği PR-0013' });
  await expect(voucher).toContainText('Saat09:00');
  await expect(voucher).toContainText('Buluşma noktasıGöcek Belediye Marinası, D iskelesi.');
  await expect(voucher).toContainText('TelefonRehber onaylayınca görünür');
  await expect(voucher).toContainText('Toplam₺3.700');
  await expect(voucher).toContainText('Ödenen₺0');
  await expect(voucher).toContainText('Kapora, çevrim içi ödenecek₺740');
  await expect(voucher).toContainText('O gün ödenecek₺2.960');
  // Nobody packs for a request.
  await expect(page.getByRole('region', { name: 'Yanınıza alın' })).toHaveCount(0);

  await page.goto('/my-bookings');
  const left = page.getByRole('region', { name: 'Kalan ödeme' });
  // Before the guide has answered nobody has to.
  await expect(left).toContainText('Şimdi ya da yanıttan sonra₺740');
  await expect(left).toContainText('₺2.960');
  await expect(left).not.toContainText('₺3.700');
  const card = page.getByRole('article').filter({ hasText: 'Martı' });
  await card.getByRole('link', { name: 'Kaporayı öde' }).click();
  // Nobody has paid yet: there is nothing to be checked, and the way to the bank stands there.
  await expect(page).toHaveURL(/\/payment\/callback\?bookingId=\d+/);
  await expect(page.getByRole('button', { name: /^Kaporayı öde, ₺/ })).toBeVisible();
  await expect(page.getByText('Ödemeniz kontrol ediliyor')).toHaveCount(0);
});

test('the next trip first: how long it is until then, where to, with what, what is left to pay', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page);
  await page.goto('/my-bookings');
  const next = page.getByRole('article').first();
  // A request is no trip yet: nobody is told how long it is until then, or what to bring.
  await expect(next.getByText('Henüz onaylanmadı')).toBeVisible();
  await expect(next.getByText(/onaylamadan yola çıkmayın/)).toBeVisible();
  await expect(next.getByText(/^\d+ gün kaldı$/)).toHaveCount(0);
  await expect(next.getByRole('region', { name: 'Yanınıza alın' })).toHaveCount(0);
  await expectAccessible(page, { byNight: false });
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  const confirmed = `${BASE}/bookings/13/status?status=CONFIRMED`;
  expect((await page.request.patch(confirmed, { headers })).status()).toBe(200);
  await page.reload();

  await expect(next.getByText('Sıradaki yolculuğunuz')).toBeVisible();
  await expect(next.getByText(/^\d+ gün kaldı$/)).toBeVisible();
  await expect(
    next.getByRole('region', { name: /^(Biniş kartı|Tur bileti|Rezervasyon isteği) PR-\d{4}$/ }),
  ).toBeVisible();
  await expect(next.getByRole('link', { name: 'Yol tarifi al' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d/,
  );
  await expect(next.getByRole('region', { name: 'Yanınıza alın' })).toContainText(/\S/);
  await expect(next.getByRole('region', { name: 'Kalan ödeme' })).toContainText('₺');
  await expectAccessible(page, { byNight: !isPhone });

  // A trip that is over is booked again for as many people.
  await page.getByRole('tab', { name: /^Geçmiş/ }).click();
  await page.getByRole('link', { name: 'Yeniden ayırt' }).first().click();
  await expect(page).toHaveURL(/\/(boats|tours)\/\d+\?guests=\d+$/);
});

test('a request whose hour has come unanswered is no next trip, and asks for no money', async ({
  page,
}) => {
  await signIn(page);
  const { headers } = await otherDevice(page, 'elif.yildiz');
  const request = await (await page.request.get(`${BASE}/bookings/11`, { headers })).json();
  // Days on this boat usually begin at 09:30.
  await setClock(page, `${request.startDate}T09:00:00+03:00`);
  await page.goto('/my-bookings');
  await expect(page.getByText('Henüz onaylanmadı')).toBeVisible();
  await setClock(page, `${request.startDate}T11:00:00+03:00`);
  await page.reload();
  const missed = page.getByRole('region', { name: 'Vaktinde onaylanmayanlar' });
  await expect(missed).toContainText('Gülşah');
  await expect(missed).toContainText('vaktinde onay vermedi; yola çıkmayın');
  await expect(page.getByText('Yolculuğunuz bugün')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Kaporayı öde/ })).toHaveCount(0);
  await page.goto('/my-bookings/11');
  await expect(page.getByText(/vaktinde onay vermedi/)).toBeVisible();
  await expect(page.getByText('Kapora, çevrim içi ödenecek')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Kaporayı öde/ })).toHaveCount(0);
  // Nor at the address of its payment, which was open before.
  await page.goto('/payment/callback?bookingId=11&pay=true');
  await expect(page.getByRole('heading', { name: 'İsteğiniz vaktinde onaylanmadı' })).toBeVisible();
  await expect(page.getByText(/vaktinde onay vermedi; yola çıkmayın/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Kaporayı öde/ })).toHaveCount(0);

  // Once the day is over it is called what the notification of it says, not a refusal.
  await setClock(page, dayAfter(request.startDate, 1));
  await page.goto('/my-bookings/11');
  await expect(page.getByText('İsteğiniz zamanında yanıtlanmadı')).toBeVisible();
  await expect(page.getByRole('region', { name: /PR-0011$/ })).toContainText('Yanıtlanmadı');
  await page.goto('/en/my-bookings?tab=cancelled');
  await expect(page.getByRole('article').filter({ hasText: 'Gülşah' }).first()).toContainText(
    'Not answered',
  );
});

/** Noon in Istanbul, so many days after a calendar day. */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00+03:00`) + count * 86_400_000).toISOString();

test('a trip by the hour is over when its hours are, and asks for no deposit any more', async ({
  page,
}) => {
  await signIn(page);
  const { headers } = await otherDevice(page, 'elif.yildiz');
  const trip = await (await page.request.get(`${BASE}/bookings/12`, { headers })).json();
  expect(trip).toMatchObject({ status: 'CONFIRMED', startTime: '10:00', hours: 3, paidAmount: 0 });
  const next = page.getByRole('article').first();
  await setClock(page, `${trip.startDate}T12:59:00+03:00`);
  await page.goto('/my-bookings');
  await expect(next.getByText('Yolculuğunuz bugün')).toBeVisible();
  await expect(next.getByRole('region', { name: 'Kalan ödeme' })).toContainText('Şimdi₺');
  await setClock(page, `${trip.startDate}T13:00:00+03:00`);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Yaklaşan/ })).toBeVisible();
  await expect(page.getByText('Yolculuğunuz bugün')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Geçmiş/ }).click();
  const past = page.getByRole('article').filter({ hasText: trip.boatName }).first();
  await expect(past.getByRole('link', { name: 'Yeniden ayırt' })).toBeVisible();
  await expect(past).not.toContainText(/kapora/i);
  await page.goto('/my-bookings/12');
  await expect(page.getByRole('region', { name: 'Biniş kartı PR-0012' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/kapora/i);
  await expect(page.getByRole('button', { name: 'Rezervasyonu iptal et' })).toHaveCount(0);
  await page.goto('/payment/callback?bookingId=12&pay=true');
  await expect(page.getByRole('heading', { name: 'Bu rezervasyon sona erdi' })).toBeVisible();
});

test('on the second day of a trip the steps say that it is under way', async ({ page }) => {
  await signIn(page);
  const { headers } = await otherDevice(page, 'elif.yildiz');
  const trip = await (await page.request.get(`${BASE}/bookings/1`, { headers })).json();
  expect(trip.endDate > trip.startDate).toBe(true);
  const step = page.getByRole('list', { name: /^Rezervasyonunuz/ }).locator('[aria-current]');
  await setClock(page, `${trip.startDate}T08:00:00+03:00`);
  await page.goto('/my-bookings/1');
  await expect(step).toContainText('Teknede (sırada)');
  await setClock(page, dayAfter(trip.startDate, 1));
  await page.reload();
  await expect(step).toContainText('Teknede (şu anda)');
});

test('in letters of twice the size no list of bookings is wider than the screen', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signIn(page);
  for (const tab of ['upcoming', 'past', 'cancelled']) {
    await page.goto(`/my-bookings?tab=${tab}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('article').last()).toBeVisible();
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(beyond).toBe(0);
  }
});

test('a booking is cancelled with a reason, after what comes back is said', async ({ page }) => {
  await signIn(page);
  await page.goto('/en/my-bookings');
  await page.getByRole('link', { name: 'Gülşah' }).first().click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText(/^You get .+ back$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(dialog.getByText('Enter at least 10 characters')).toBeVisible();
  await expect(dialog.getByLabel('Why are you cancelling?')).toBeFocused();
  expect(await callCount(page, 'cancelBooking')).toBe(0);
  await dialog.getByRole('button', { name: 'My plans have changed' }).click();
  await expect(dialog.getByText('Enter at least 10 characters')).toHaveCount(0);
  await expect(dialog.getByLabel('Why are you cancelling?')).toHaveValue('My plans have changed');
  await dialog.getByLabel('Why are you cancelling?').fill('We have to stay at home that week.');
  await failing(page, 'cancelBooking', { status: 409, count: 1 });
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Why are you cancelling?')).toHaveValue(/stay at home/);
  const before = await callCount(page, 'cancelBooking');
  await pressTwice(dialog.getByRole('button', { name: 'Cancel the booking' }));
  await expect(page.getByText('This booking was cancelled')).toBeVisible();
  expect(await callCount(page, 'cancelBooking')).toBe(before + 1);
  // The button is gone; what came of it takes the focus.
  await expect(page.locator(':focus')).toContainText('This booking was cancelled');
  await expect(page.getByText('₺29,880 refunded: everything you had paid.')).toBeVisible();
  const voucher = page.getByRole('region', { name: /^Booking PR-/ });
  await expect(voucher).toContainText('Refunded₺29,880');
  await page.goto('/en/my-bookings?tab=cancelled');
  await expect(page.getByRole('article').filter({ hasText: 'Gülşah' }).first()).toContainText(
    '₺29,880 refunded: everything you had paid.',
  );
  const call = (await loggedCalls(page)).find(({ operationId }) => operationId === 'cancelBooking');
  // The reason stands in the body, never in an address that is written to logs.
  expect(call?.path).not.toContain('home');
});

test('a cancellation whose answer is lost, and one by the captain, still say what came back', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/my-bookings/1');
  const dialog = page.getByRole('alertdialog');
  const cancel = async () => {
    await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
    await dialog.getByLabel('Neden iptal ediyorsunuz?').fill('O hafta evde kalmamız gerekti.');
    await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  };
  const mend = await failing(page, 'cancelBooking', { loseAnswer: true });
  await cancel();
  await hurryUntil(page, page.getByText('Bu rezervasyon iptal edildi'));
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('Ödediğiniz tutarın tamamı iade edildi: ₺29.880.').first(),
  ).toBeVisible();
  await mend();

  // Here nobody has heard yet that the captain has called it off.
  await page.goto('/my-bookings/13');
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  const data = { reason: 'Motor arızası, çok üzgünüm.' };
  const url = `${BASE}/bookings/13/cancel`;
  expect((await page.request.patch(url, { headers, data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(page.getByText(data.reason)).toBeVisible();
  await expect(page.getByText('Sizden ödeme alınmadı; iade edilecek bir tutar yok.')).toBeVisible();
});

/** Sets the clock so many milliseconds from the end of the whole refund of booking 1. */
async function fromDeadline(page: Page): Promise<(offset: number) => Promise<void>> {
  const { headers } = await otherDevice(page, 'elif.yildiz');
  const { startDate } = await (await page.request.get(`${BASE}/bookings/1`, { headers })).json();
  // The refund is whole until a day before midnight of the first day.
  const deadline = Date.parse(`${startDate}T00:00:00+03:00`) - 86_400_000;
  return (offset) => setClock(page, new Date(deadline + offset).toISOString());
}

test('nothing is cancelled while the refund cannot be told, or not be checked again', async ({
  page,
}) => {
  await signIn(page);
  const at = await fromDeadline(page);
  await at(-60_000);
  await page.goto('/my-bookings/1');
  const tell = await failing(page, 'getCancellationPreview', { status: 503 });
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  const dialog = page.getByRole('alertdialog');
  const cancel = dialog.getByRole('button', { name: 'Rezervasyonu iptal et' });
  await expect(cancel).toBeDisabled();
  await hurryUntil(page, dialog.getByText('İade edilecek tutar yüklenemedi.'));
  await expect(cancel).toBeDisabled();
  await tell();
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(dialog.getByText('₺29.880 iade edilir')).toBeVisible();

  await dialog.getByLabel('Neden iptal ediyorsunuz?').fill('O hafta evde kalmamız gerekti.');
  await at(60_000);
  const check = await failing(page, 'getCancellationPreview', { status: 503 });
  await cancel.click();
  await hurryUntil(page, dialog.getByText('İadeniz kontrol edilemedi'));
  await expect(dialog.getByRole('alert')).toContainText('Hiçbir şey iptal edilmedi.');
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await check();
  await cancel.click();
  await expect(dialog.getByText('Artık iade yapılmaz')).toBeVisible();
  expect(await callCount(page, 'cancelBooking')).toBe(0);

  // Asked anew, the dialog says nothing of the earlier tries.
  await dialog.getByRole('button', { name: 'Rezervasyon kalsın' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  await expect(dialog.getByText('Artık iade yapılmaz')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a booking says until when it is cancelled for nothing, as long as that lies ahead', async ({
  page,
}) => {
  await signIn(page);
  const at = await fromDeadline(page);
  await at(-30_000);
  await page.goto('/my-bookings/1');
  const terms = page.getByText(/gününün sonuna kadar ücretsiz iptal$/);
  await expect(terms).toBeVisible();
  // A page that is left open promises no longer than that either.
  await page.clock.runFor(60_000);
  await expect(terms).toHaveCount(0);
  await at(60_000);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rezervasyonu iptal et' })).toBeVisible();
  await expect(terms).toHaveCount(0);
});

test('nobody cancels for less than was said a moment before', async ({ page }) => {
  await signIn(page);
  const at = await fromDeadline(page);
  await at(-60_000);
  await page.goto('/my-bookings/1');
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('₺29.880 iade edilir')).toBeVisible();
  await dialog.getByLabel('Neden iptal ediyorsunuz?').fill('O hafta evde kalmamız gerekti.');
  await at(60_000);
  const cancel = dialog.getByRole('button', { name: 'Rezervasyonu iptal et' });
  await cancel.click();
  await expect(dialog.getByRole('alert')).toContainText('Henüz hiçbir şey iptal edilmedi.');
  await expect(dialog.getByText('Artık iade yapılmaz')).toBeVisible();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  expect(await callCount(page, 'cancelBooking')).toBe(0);
  await cancel.click();
  await expect(page.getByText('ödediğiniz ₺29.880 kaptanda kalıyor.').first()).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'ödenen ₺29.880 kaptanda kalıyor.',
  );
});

test('a boat that its captain has taken back is neither booked again nor compared', async ({
  page,
}) => {
  expectFailedCalls(page);
  await page.goto('/boats/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  const url = `${BASE}/boats/1/status?status=INACTIVE`;
  expect((await page.request.patch(url, { headers })).status()).toBe(200);
  // Who has booked it is still answered about it.
  await signIn(page);
  await page.goto('/my-bookings?tab=past');
  const past = page.getByRole('article').filter({ hasText: 'Gülşah' });
  await expect(past).toContainText('Bu tekne artık yayında değil.');
  await expect(past.getByRole('link', { name: 'Yeniden ayırt' })).toHaveCount(0);
  for (const path of ['/boats/1', '/boats/1/book']) {
    await page.goto(path);
    await expect(page.getByText('Bu tekne artık yayında değil')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Devam', exact: true })).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.goto('/compare?boats=1,2');
  await expect(page.getByText('Bu tekne artık yayında değil.')).toBeVisible();
  await page.goto('/favourites?boats=1,2');
  await expect(page.getByText('Bazıları artık yayında değil.')).toBeVisible();
  await page.goto('/my-bookings/1');
  await expect(page.getByRole('region', { name: 'Biniş kartı PR-0001' })).toBeVisible();
});

test('loading, a failure with another try, nothing yet, somebody else’s booking', async ({
  page,
}) => {
  await signIn(page);
  const release = await holding(page, 'listCustomerBookings');
  await page.goto('/my-bookings');
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toBeAttached();
  await release();
  const heal = await failing(page, 'listCustomerBookings', { status: 400 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Doğrulama Hatası' })).toBeVisible();
  await heal();
  await page.goto('/my-bookings/999999');
  await expect(
    page.getByRole('heading', { name: 'Rezervasyonlarınız arasında böyle bir kayıt yok' }),
  ).toBeVisible();
  await startFrom(page, 'empty');
  await page.goto('/my-bookings');
  await expect(page.getByRole('main')).toBeVisible();
});
