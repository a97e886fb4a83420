import type { Page } from '@playwright/test';
import { BASE } from '../../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freeDays, madeBookings, madePayments } from '../../support/bookings.ts';
import { hurryUntil } from '../../support/hurry.ts';
import { callCount, expectFailedCalls, failing } from '../../support/mock.ts';
import { searchParam } from '../../support/person.ts';
import { otherDevice, signIn, signInHere } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { inDays } from '../../support/today.ts';
import { bookPath, heading, press, toReview, words } from './steps.ts';

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

test('a refusal for now booked nothing; an answer that cannot be read leaves it open', async ({
  page,
}) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(bookPath(days, '&step=review'));
  for (const { trouble, title } of [
    { trouble: { status: 429 }, title: 'Rezervasyon tamamlanamadı' },
    { trouble: { malformed: true }, title: words.tr.unknown },
  ]) {
    const mend = await failing(page, 'createBooking', trouble);
    await press(page, words.tr.book);
    await hurryUntil(page, page.getByRole('alert').filter({ hasText: title }));
    await mend();
  }
  await press(page, words.tr.book);
  await expect(heading(page, words.tr.confirmed)).toBeVisible();
  expect(await madeBookings(page)).toHaveLength(1);
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
