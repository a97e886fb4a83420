import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { address } from '../../support/address.ts';
import { calendarOf, freeDays, madeBookings } from '../../support/bookings.ts';
import { callCount, expectFailedCalls, putRecords } from '../../support/mock.ts';
import { searchParam } from '../../support/person.ts';
import { signIn, signInHere } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { bookPath, heading, press, toReview, words } from './steps.ts';

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
  await expect(heading(page, text.confirmed)).toBeFocused();
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

test('a booking is looked at below the boat that it is of', async ({ page }) => {
  await signIn(page);
  await page.goto('/boats/2/book?booking=1&step=deposit');
  await expect(page).toHaveURL('/my-bookings/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
});

test('more people than a boat takes are told of at every step, and as many as it takes agreed to', async ({
  page,
}) => {
  const { start } = await freeDays(page, 1, { length: 1, instant: false });
  await page.goto(`/boats/1/book?start=${start}&end=${start}&guests=99&step=review`);
  const told = page.getByText(/^Bu tekne en çok \d+ kişi alıyor; 99 kişi istenmişti\./);
  await expect(told).toBeVisible();
  await signInHere(page, 'can.demir');
  await expect(heading(page, words.tr.review)).toBeVisible();
  await expect(told).toBeVisible();
  // Nobody who asked for 99 sends a request for twelve without having said so.
  const send = page.getByRole('button', { name: words.tr.send });
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: '12 kişiyle devam et' }).click();
  await expect(told).toHaveCount(0);
  expect(searchParam(page, 'guests')).toBe('12');
  await expect(send).toBeEnabled();
});
