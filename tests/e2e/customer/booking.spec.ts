import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import {
  calendarOf,
  type Days,
  freeDays,
  madeBookings,
  madePayments,
} from '../support/bookings.ts';
import { callCount, expectFailedCalls, failing, putRecords } from '../support/mock.ts';
import { searchParam } from '../support/person.ts';
import { otherDevice, signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

const words = {
  tr: {
    next: 'Devam',
    book: 'Hemen ayırt',
    request: 'Rezervasyon iste',
    send: 'İsteği gönder',
    note: 'Kaptana not (isteğe bağlı)',
    confirmed: 'Geriye yalnızca kapora kaldı',
    asked: /^İsteğiniz Kaptan .+ ile paylaşıldı$/,
    review: 'Her şey doğru mu?',
    people: 'Kaç kişi geliyorsunuz?',
    contact: 'Kaptan size nasıl ulaşsın?',
    unknown: 'Rezervasyonun yapılıp yapılmadığını bilmiyoruz',
    already: 'Bu yolculuğu zaten ayırttınız',
  },
  en: {
    next: 'Continue',
    book: 'Book now',
    request: 'Request to book',
    send: 'Send the request',
    note: 'Note to the captain (optional)',
    confirmed: 'Only the deposit is left',
    asked: /^Your request is with /,
    review: 'Is everything right?',
    people: 'How many of you?',
    contact: 'How can the captain reach you?',
  },
};
type Words = Pick<(typeof words)['tr'], 'next' | 'note' | 'people' | 'contact' | 'review'>;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The address of a boat's booking. */
const bookPath = (days: Days, rest = '') =>
  `/boats/1/book?start=${days.start}&end=${days.end}&guests=6${rest}`;

/** From the people to the review, with a note. */
async function toReview(page: Page, text: Words, note: string): Promise<void> {
  await expect(heading(page, text.people)).toBeVisible();
  await press(page, text.next);
  await expect(heading(page, text.contact)).toBeVisible();
  await page.getByRole('textbox', { name: text.note }).fill(note);
  await press(page, text.next);
  await expect(heading(page, text.review)).toBeVisible();
}

test('a boat that confirms at once is booked from its page, through reloads and the way back, once', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 3, instant: true });
  await signIn(page);
  await page.goto(`/boats/1?start=${days.start}&end=${days.end}&guests=6`);
  if (isPhone) {
    await press(page, text.book);
    await expect(page.getByRole('dialog', { name: 'Gülşah' })).toContainText('Anında onaylanır.');
  }
  const way = page.getByRole('link', { name: text.book });
  await expect(page.locator('dl', { has: way.page().getByText('Toplam') }).last()).toContainText(
    '₺145.500',
  );
  await way.click();

  // Every step is an address of its own: a reload loses nothing.
  await expect(heading(page, text.people)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Kahvaltı/ }).press('Space');
  await expect.poll(() => searchParam(page, 'services')).toBe('1x');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Kahvaltı/ })).toBeChecked();
  await expectAccessible(page, { byNight: !isPhone });
  await press(page, text.next);
  const note = page.getByRole('textbox', { name: text.note });
  await expect(page.getByText('elif@pruva.example')).toBeVisible();
  await note.fill('Babamın doğum günü; pasta olabilir mi?');
  await page.reload();
  await expect(note).toHaveValue('Babamın doğum günü; pasta olabilir mi?');
  await page.goBack();
  await expect(heading(page, text.people)).toBeVisible();
  await page.goForward();
  await expect(note).toHaveValue('Babamın doğum günü; pasta olabilir mi?');
  await press(page, text.next);
  await expect(heading(page, text.review)).toBeFocused();
  await expect(page.getByText('Rezervasyonunuz hemen onaylanır.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kahvaltı × 6');
  await page.reload();
  await expect(page.getByRole('button', { name: text.book, exact: true })).toBeEnabled();
  await expectAccessible(page, { byNight: false });

  await page.getByRole('button', { name: text.book, exact: true }).dblclick();
  await expect(heading(page, text.confirmed)).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Kaporayı öde, ₺29.880', exact: true }),
  ).toBeVisible();
  await expectAccessible(page, { byNight: !isPhone });
  const [booking, ...others] = await madeBookings(page);
  expect(others).toEqual([]);
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    startDate: days.start,
    endDate: days.end,
    passengerCount: 6,
    notes: 'Babamın doğum günü; pasta olabilir mi?',
    totalPrice: 149_400,
    depositAmount: 29_880,
    customerId: 9,
  });

  // Back from there leads to what was filled in, which is not booked again unasked.
  await page.goBack();
  await expect(page.getByText('Bu yolculuğu zaten ayırttınız')).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(heading(page, text.confirmed)).toBeVisible();
  expect(await madeBookings(page)).toHaveLength(1);
  expect(await callCount(page, 'createBooking')).toBe(1);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a request says that the captain decides; hours are booked by the hour', async ({
    page,
  }) => {
    const text = words.en;
    await signIn(page);
    const days = await freeDays(page, 1, { length: 1, instant: false });
    await page.goto(address(bookPath(days, '&from=10&to=13&step=people'), 'en'));
    const summary = page.getByRole('complementary', { name: 'Your trip' });
    await expect(summary).toContainText('₺6,500 × 3 hours');
    await expect(summary).toContainText('Captain confirms');
    await toReview(page, text, 'A cake, please');
    await expect(page.getByText('A request to the captain')).toBeVisible();
    await expect(page.getByText(/The captain will answer your request/)).toBeVisible();
    await press(page, text.send);
    await expect(heading(page, text.asked)).toBeVisible();
    await expect(page.getByText(/your deposit is refunded in full/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Step by step' })).toContainText(
      'The captain’s answer (next)',
    );
    expect(await madeBookings(page)).toMatchObject([
      { status: 'PENDING', startTime: '10:00', hours: 3, totalPrice: 19_500, depositAmount: 3_900 },
    ]);
  });
});

/** From now on the day of boat 1 costs ₺60.000,50. */
async function raisePrice(page: Page, day: string): Promise<void> {
  const entry = (await calendarOf(page, 1)).find(({ date }) => date === day);
  await putRecords(page, {
    availabilities: [
      {
        id: entry?.availabilityId ?? 0,
        boatId: 1,
        tourId: null,
        date: day,
        isAvailable: true,
        priceOverride: 60_000.5,
        isInstantConfirmation: true,
      },
    ],
  });
}

test('another price is shown and confirmed before anything is booked', async ({ page }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await expect(page.getByText('₺97.000').filter({ visible: true }).first()).toBeVisible();
  await press(page, text.next);
  await expect(heading(page, text.contact)).toBeVisible();

  await raisePrice(page, days.start);
  await press(page, text.next);
  const change = page.getByRole('alert').filter({ hasText: 'Fiyat değişti' });
  await expect(change).toContainText('₺97.000');
  await expect(change).toContainText('₺108.500,50');
  await expect(page.getByRole('button', { name: text.book, exact: true })).toBeDisabled();
  await page.reload();
  await expect(change).toContainText('₺97.000');
  await change.getByRole('button', { name: 'Yeni fiyatı onayla' }).click();
  await press(page, text.book);
  await expect(heading(page, text.confirmed)).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([
    { totalPrice: 108_500.5, depositAmount: 21_700 },
  ]);
});

test('a price that rises while the review stands is agreed to before anything is booked', async ({
  page,
}) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days, '&step=review'));
  const book = page.getByRole('button', { name: text.book, exact: true });
  await expect(book).toBeEnabled();
  await raisePrice(page, days.start);
  expectFailedCalls(page);
  await book.click();
  const change = page.getByRole('alert').filter({ hasText: 'Fiyat değişti' });
  await expect(change).toContainText('₺97.000');
  await expect(change).toContainText('₺108.500,50');
  await expect(book).toBeDisabled();
  expect(await madeBookings(page)).toEqual([]);
  await change.getByRole('button', { name: 'Yeni fiyatı onayla' }).click();
  await press(page, text.book);
  await expect(heading(page, text.confirmed)).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([{ totalPrice: 108_500.5 }]);
});

test('nobody is offered to book a boat of their own', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/boats/1');
  await expect(page.getByText('Bu sizin tekneniz')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Gün|Tarih|Başka).* seç/ })).toHaveCount(0);
  await page.goto('/boats/1/book?step=review');
  await expect(page.getByText('Bu sizin tekneniz')).toBeVisible();
  await expect(page.getByRole('button', { name: words.tr.next })).toHaveCount(0);
});

test('days that somebody else took meanwhile: the nearest free ones, one press away', async ({
  page,
}) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await toReview(page, text, 'Merhaba');
  await expect(page.getByRole('button', { name: text.book, exact: true })).toBeEnabled();

  // Taken after the check, right before the press.
  const days1 = (await calendarOf(page, 1)).find(({ date }) => date === days.end);
  await putRecords(page, {
    availabilities: [
      {
        id: days1?.availabilityId ?? 0,
        boatId: 1,
        tourId: null,
        date: days.end,
        isAvailable: false,
        priceOverride: null,
        isInstantConfirmation: true,
      },
    ],
  });
  expectFailedCalls(page);
  await press(page, text.book);
  const conflict = page.getByRole('alert').filter({ hasText: 'Bu günler artık müsait değil' });
  await expect(conflict).toContainText('En yakın boş günler');
  const offer = conflict.getByRole('button', { name: /₺/ }).first();
  await expect(offer).toBeVisible();
  await expectAccessible(page, { byNight: false });
  await offer.click();
  await expect.poll(() => searchParam(page, 'start')).not.toBe(days.start);
  await expect(conflict).toBeHidden();
  await page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ }).click();
  await expect(
    heading(page, /^(Geriye yalnızca kapora kaldı|İsteğiniz .+ ile paylaşıldı)$/),
  ).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([
    { startDate: searchParam(page, 'start'), notes: 'Merhaba' },
  ]);
});

test('days that were taken for a moment are told of, and booked at the next press', async ({
  page,
}) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await toReview(page, text, 'Merhaba');
  await failing(page, 'createBooking', { status: 409, count: 1 });
  await press(page, text.book);
  const refusal = page.getByRole('alert').filter({ hasText: 'Rezervasyon tamamlanamadı' });
  await expect(refusal).toContainText('müsait değil');
  await page.getByRole('button', { name: text.book, exact: true }).click();
  await expect(heading(page, 'Geriye yalnızca kapora kaldı')).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([{ startDate: days.start, notes: 'Merhaba' }]);
});

test('an answer that is lost, no connection, and two tabs make one booking', async ({
  page,
  context,
}) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await toReview(page, text, 'Tek rezervasyon');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: text.book, exact: true })).toBeEnabled();

  // No connection: what was filled in stays, and another press says that it is safe.
  const mend = await failing(page, 'createBooking', { hangUp: true });
  await press(page, text.book);
  await page.clock.runFor(4_000);
  const failure = page.getByRole('alert').filter({ hasText: words.tr.unknown });
  await expect(failure).toContainText('ikinci bir rezervasyon oluşmaz');
  await mend();
  await page.reload();
  await expect(page.getByText('Tek rezervasyon')).toBeVisible();

  // The booking is made, its answer is not heard; the call is repeated under the same key.
  await failing(page, 'createBooking', { latency: 120_000, count: 1 });
  const before = await callCount(page, 'createBooking');
  await press(page, text.book);
  await expect.poll(async () => (await madeBookings(page)).length).toBe(1);
  await page.clock.fastForward(16_000);
  await page.clock.runFor(2_000);
  await expect(heading(page, text.confirmed)).toBeVisible();
  expect(await callCount(page, 'createBooking')).toBeGreaterThan(before);
  expect(await madeBookings(page)).toHaveLength(1);

  // The other tab has noticed, and leads to the same booking.
  await expect(other.getByText('Bu yolculuğu zaten ayırttınız')).toBeVisible();
  await expect(other.getByRole('button', { name: text.book, exact: true })).toBeHidden();
  await other.getByRole('link', { name: 'O rezervasyona git' }).click();
  await expect(other).toHaveURL(`/my-bookings/${searchParam(page, 'booking')}`);
  expect(await madeBookings(page)).toHaveLength(1);
  expect(await madePayments(page)).toEqual([]);
});

/** Presses the button that books while every answer to it is lost, and the list of bookings with it. */
async function bookUnheard(page: Page): Promise<void> {
  const mends = [
    await failing(page, 'createBooking', { loseAnswer: true }),
    await failing(page, 'listActiveCustomerBookings', { hangUp: true }),
  ];
  await press(page, words.tr.book);
  const failure = page.getByRole('alert').filter({ hasText: words.tr.unknown });
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(failure).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const mend of mends) await mend();
}

/** Cancels the newest booking on another device. */
async function cancelElsewhere(page: Page, username: string): Promise<void> {
  const id = (await madeBookings(page)).at(-1)?.id;
  const { headers } = await otherDevice(page, username);
  const data = { reason: 'Vazgeçtik, kusura bakmayın.' };
  const answer = await page.request.patch(`${BASE}/bookings/${id}/cancel`, { headers, data });
  expect(answer.status()).toBe(200);
}

test('a booking whose answer is lost opens when it is found among their own', async ({ page }) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(bookPath(days, '&step=review'));
  await failing(page, 'createBooking', { loseAnswer: true });
  await press(page, words.tr.book);
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(heading(page, words.tr.confirmed)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await madeBookings(page)).toMatchObject([{ id: Number(searchParam(page, 'booking')) }]);
});

test('nobody who has not heard of their booking is told that there is none, or makes another', {
  tag: '@phone',
}, async ({ page }) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(bookPath(days, '&step=review'));
  await bookUnheard(page);
  const [made] = await madeBookings(page);

  // After a reload, for more people, and on other days: the booking is told first.
  const own = page.getByRole('status').filter({ hasText: 'isteğinizin yanıtı size ulaşmadı' });
  const book = page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ });
  await page.reload();
  await expect(own).toContainText(words.tr.already);
  await expect(own).toContainText('6 kişi');
  await expectAccessible(page, { byNight: false });
  await expect(page.getByText('artık müsait değil')).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Yine de ayırt' })).toHaveCount(0);
  await page.goto(bookPath(days, '&step=review').replace('guests=6', 'guests=7'));
  await expect(own).toContainText(words.tr.already);
  await expect(book).toHaveCount(0);
  const later = { start: inDays(90), end: inDays(90) };
  await page.goto(bookPath(later, '&step=review'));
  await expect(own).toContainText('Zaten bir rezervasyonunuz var');
  await expect(book).toHaveCount(0);
  await own.getByRole('link', { name: 'O rezervasyona git' }).click();
  await expect(page).toHaveURL(`/my-bookings/${made?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  expect(await madeBookings(page)).toHaveLength(1);
});

test('what was cancelled is booked anew, and is not told of', async ({ page }) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  const book = page.getByRole('button', { name: words.tr.book, exact: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(bookPath(days, '&step=review'));
  await bookUnheard(page);
  await cancelElsewhere(page, 'deniz.aksoy');
  await page.reload();
  await book.click();
  await expect(heading(page, words.tr.confirmed)).toBeVisible();
  const made = await madeBookings(page);
  expect(made.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED']);
  expect(Number(searchParam(page, 'booking'))).toBe(made[1]?.id);

  await cancelElsewhere(page, 'deniz.aksoy');
  await page.goto(bookPath(days, '&step=review'));
  await expect(book).toBeEnabled();
  await expect(page.getByText(words.tr.already)).toHaveCount(0);
  await book.click();
  await expect(heading(page, words.tr.confirmed)).toBeVisible();
  expect((await madeBookings(page)).map(({ status }) => status)).toEqual([
    'CANCELLED',
    'CANCELLED',
    'CONFIRMED',
  ]);
});

test('days that hold a booking of their own lead to it and to other days', async ({ page }) => {
  const days = await freeDays(page, 1, { length: 3, instant: true });
  const { headers } = await otherDevice(page, 'deniz.aksoy');
  const data = { boatId: 1, startDate: days.start, endDate: days.start, passengerCount: 2 };
  const answer = await page.request.post(`${BASE}/bookings`, { headers, data });
  expect(answer.status()).toBe(201);
  await signIn(page, 'deniz.aksoy');
  await page.goto(bookPath(days, '&step=review'));
  const own = page.getByRole('status').filter({ hasText: 'Zaten bir rezervasyonunuz var' });
  await expect(own).toContainText('Tekne bu zamanda zaten sizin için ayrılmış durumda.');
  await expect(page.getByRole('button', { name: 'Yine de ayırt' })).toHaveCount(0);
  await expect(page.getByText('artık müsait değil')).toHaveCount(0);
  await own.getByRole('button', { name: 'Takvimden seç' }).click();
  await expect.poll(() => searchParam(page, 'step')).toBe('dates');
  await own.getByRole('link', { name: 'O rezervasyona git' }).click();
  await expect(page).toHaveURL(/\/my-bookings\/\d+$/);
});

test('the deposit of a booking that is not there, or not theirs, leads on', async ({ page }) => {
  expectFailedCalls(page);
  await signIn(page, 'deniz.aksoy');
  const main = page.getByRole('main');
  await page.goto('/boats/21/book?booking=987654');
  await expect(heading(page, 'Böyle bir rezervasyon yok')).toBeVisible();
  await main.getByRole('link', { name: 'Rezervasyonlarım' }).click();
  await expect(page).toHaveURL('/my-bookings');
  await page.goto('/en/tours/1/book?booking=1&step=deposit');
  await expect(heading(page, 'This booking belongs to another account')).toBeVisible();
  await expect(main.getByRole('link', { name: 'My bookings' })).toBeVisible();
  await expectAccessible(page, { byNight: false });
  await main.getByRole('button', { name: 'Sign in with another account' }).click();
  await signInHere(page, 'elif.yildiz');
  await expect(page).toHaveURL('/en/my-bookings/1');
});

test('a session that ends on the way loses nothing', async ({ page }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await press(page, text.next);
  await page.getByRole('textbox', { name: text.note }).fill('Kaybolmasın');
  const mend = await failing(page, 'checkBookingAvailability', { status: 401 });
  const mendRefresh = await failing(page, 'refreshSession', { status: 401 });
  await press(page, text.next);
  await expect(heading(page, 'Devam etmek için giriş yapın')).toBeVisible();
  await expect(page.getByText('Oturumunuz sona erdi').first()).toBeVisible();
  await mend();
  await mendRefresh();
  await signInHere(page, 'elif.yildiz');
  await expect(heading(page, text.review)).toBeVisible();
  await expect(page.getByText('Kaybolmasın')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hesap: Elif Yıldız' })).toBeVisible();

  // Opened again without days, the booking goes on where it was left.
  await page.goto('/boats/1/book');
  await expect.poll(() => searchParam(page, 'start')).toBe(days.start);
  await press(page, text.next);
  await expect(page.getByRole('textbox', { name: text.note })).toHaveValue('Kaybolmasın');
});

test('who is not signed in does so in the booking, with the trip in sight, and goes on there', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 3, instant: true });
  await page.goto(`/boats/1?start=${days.start}&end=${days.end}&guests=6&services=1x6`);
  if (isPhone) await press(page, text.book);
  await page.getByRole('link', { name: text.book }).click();
  await expect(heading(page, 'Devam etmek için giriş yapın')).toBeVisible();
  const trip = page.getByRole('complementary', { name: 'Yolculuğunuz' });
  await expect(trip).toContainText('Gülşah');
  await expect(trip).toContainText('6 kişi');
  await expect(trip).toContainText('₺149.400');
  await expectAccessible(page, { byNight: !isPhone });

  // Refused first: what was chosen stays in sight.
  await page.getByRole('textbox', { name: 'E-posta veya kullanıcı adı' }).fill('elif.yildiz');
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
  expectFailedCalls(page);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(trip).toContainText('₺149.400');
  await page.getByRole('tab', { name: 'Kayıt ol' }).click();
  await expect(page.getByRole('textbox', { name: 'Ad soyad' })).toBeVisible();
  await page.getByRole('tab', { name: 'Giriş yap' }).click();
  await signInHere(page, 'elif.yildiz');

  await expect(heading(page, text.people)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Kahvaltı/ })).toBeChecked();
  expect(searchParam(page, 'start')).toBe(days.start);
  await press(page, text.next);
  await press(page, text.next);
  await expect(page.getByText('Şimdi ödeme alınmıyor')).toBeVisible();
  await press(page, text.book);
  await expect(heading(page, text.confirmed)).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([
    { startDate: days.start, endDate: days.end, passengerCount: 6, customerId: 9 },
  ]);
});

test('who has to complete their profile first comes back to the booking', async ({ page }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await page.goto(bookPath(days));
  await signInHere(page, 'ayse.sahin');
  const profile = page.getByRole('form', { name: 'Profilinizi tamamlayın' });
  await profile.getByLabel('Cep telefonu', { exact: true }).fill('0535 111 22 33');
  await profile.getByRole('button', { name: 'Kaydet ve devam et' }).click();
  await expect(heading(page, text.people)).toBeVisible();
  await expect(page).toHaveURL(bookPath(days));
});

test('who registers in the booking goes on there, and is asked nothing twice', {
  tag: '@phone',
}, async ({ page }) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await page.goto(bookPath(days));
  await page.getByRole('tab', { name: 'Kayıt ol' }).click();
  const form = page.getByRole('form', { name: 'Kayıt ol' });
  const fill = (label: string, value: string) =>
    form.getByLabel(label, { exact: true }).fill(value);
  await fill('Ad soyad', "Jean-Luc D'Arc 🎉");
  await fill('E-posta', 'jean@pruva.example');
  await fill('Telefon numarası', '+905339998877');
  await fill('Kullanıcı adı', 'jean.luc');
  await fill('Şifre', 'denizkizi');
  await fill('Şifre tekrarı', 'denizkizi');
  await form.getByRole('checkbox').press('Space');
  const send = form.getByRole('button', { name: 'Kayıt ol' });
  await send.click();
  // Refused here and not one page later.
  await expect(form.getByLabel('Ad soyad', { exact: true })).toHaveAccessibleDescription(
    /^Yalnızca harf/,
  );
  await fill('Ad soyad', "Jean-Luc D'Arc");
  await send.click();
  await expect(heading(page, words.tr.people)).toBeFocused();
  await expect(heading(page, words.tr.people)).toBeInViewport();
  await expect(page).toHaveURL(bookPath(days));
  await press(page, words.tr.next);
  await expect(page.getByRole('main')).toContainText("Jean-Luc D'Arc");
});

test('a boat taken off the site during the review is not booked, and the list is a press away', async ({
  page,
}) => {
  const text = words.tr;
  const days = await freeDays(page, 2, { length: 2, instant: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(`/boats/2/book?start=${days.start}&end=${days.end}&guests=2&step=review`);
  const book = page.getByRole('button', { name: text.book, exact: true });
  await expect(book).toBeEnabled();
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  const url = `${BASE}/boats/2/status?status=INACTIVE`;
  expect((await page.request.patch(url, { headers })).status()).toBe(200);
  expectFailedCalls(page);
  await book.click();
  await expect(page.getByText('Bu tekne artık yayında değil')).toBeVisible();
  await expect(book).toHaveCount(0);
  await expect(page.getByText(/ücretsiz iptal/)).toHaveCount(0);
  await expectAccessible(page);
  expect(await madeBookings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Bu günlerde müsait tekneler' }).click();
  await expect.poll(() => searchParam(page, 'startDate')).toBe(days.start);
});

test('a booking is looked at below the boat that it is of', async ({ page }) => {
  await signIn(page);
  await page.goto('/boats/2/book?booking=1&step=deposit');
  await expect(page).toHaveURL('/my-bookings/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
});

test('days in the address that are past are told of, whatever was left unfinished before', async ({
  page,
}) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await expect(heading(page, words.tr.people)).toBeVisible();
  await page.goto(bookPath({ start: inDays(-9), end: inDays(-8) }, '&step=review'));
  await expect(page.getByText('Seçtiğiniz günler geçmişte kaldı.')).toBeVisible();
  expect(searchParam(page, 'start')).toBe(inDays(-9));
});

test('a boat or tour that is gone says so where it would be booked, and leads on', async ({
  page,
}) => {
  expectFailedCalls(page);
  await signIn(page);
  const main = page.getByRole('main');
  await page.goto(`/boats/999999/book?start=${inDays(20)}&end=${inDays(22)}&guests=4`);
  await expect(page.getByRole('heading', { name: 'Bu tekne artık ayırtılamıyor' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Bu günlerde müsait tekneler' }).click();
  await expect(page).toHaveURL(/\/boats\?/);
  const kept = ['startDate', 'endDate', 'minCapacity'].map((name) => searchParam(page, name));
  expect(kept).toEqual([inDays(20), inDays(22), '4']);
  await page.goto('/en/tours/abc/book');
  await expect(
    page.getByRole('heading', { name: 'This tour can no longer be booked' }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'See other tours' }).click();
  await expect(page).toHaveURL('/en/tours');
  // A booking outlives what it was of.
  await page.goto('/en/boats/999999/book?booking=1&step=deposit');
  await expect(page).toHaveURL('/en/my-bookings/1');
});

test('places on a tour: its dates, people, and a date that is full', async ({ page }) => {
  const text = {
    ...words.tr,
    note: 'Rehbere not (isteğe bağlı)',
    contact: 'Rehber size nasıl ulaşsın?',
  };
  await signIn(page, 'deniz.aksoy');
  await page.goto('/tours/1/book');
  const dates = page.getByRole('radiogroup', { name: 'Tur tarihi' });
  const open = dates.getByRole('radio', { disabled: false }).first();
  await expect(open).toBeVisible();
  await expectAccessible(page, { byNight: false });
  await open.press('Space');
  await expect.poll(() => searchParam(page, 'date')).not.toBeNull();
  await press(page, text.next);
  await page.getByRole('button', { name: 'Misafir sayısını artır' }).click();
  await expect.poll(() => searchParam(page, 'guests')).toBe('3');
  await toReview(page, text, 'Birimiz vejetaryen.');
  await expect(page.getByText('3 kişi', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ }).click();
  await expect(
    heading(page, /^(Geriye yalnızca kapora kaldı|İsteğiniz .+ ile paylaşıldı)$/),
  ).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([
    { tourId: 1, passengerCount: 3, totalPrice: 5_550, depositAmount: 1_110 },
  ]);
});

test('more people than a boat takes are told of at every step, before signing in too', async ({
  page,
}) => {
  const { start } = await freeDays(page, 1, { length: 1, instant: false });
  await page.goto(`/boats/1/book?start=${start}&end=${start}&guests=99&step=review`);
  const told = page.getByText(/^Bu tekne en çok \d+ kişi alıyor; 99 kişi istenmişti\.$/);
  await expect(told).toBeVisible();
  await signInHere(page, 'can.demir');
  await expect(heading(page, words.tr.review)).toBeVisible();
  await expect(told).toBeVisible();
});
