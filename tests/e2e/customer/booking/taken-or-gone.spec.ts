import { BASE } from '../../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { calendarOf, freeDays, madeBookings } from '../../support/bookings.ts';
import { expectFailedCalls, failing, putRecords, setClock } from '../../support/mock.ts';
import { searchParam } from '../../support/person.ts';
import { otherDevice, signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { inDays, today } from '../../support/today.ts';
import { bookPath, heading, press, toReview, words } from './steps.ts';

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

test('a whole day that has begun is not sold: another one is offered', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page, 'deniz.aksoy');
  const [first, ...others] = await calendarOf(page, 1);
  expect(first).toMatchObject({ date: today, isAvailable: true, hasBookings: false });
  expect(others[0]).toMatchObject({ isAvailable: true, hasBookings: false });
  const trip = `start=${today}&end=${today}&guests=2`;
  const passed = page.getByText('Bugünkü kalkış saati (09:30) geçti');
  const book = page
    .getByRole('main')
    .getByRole('link', { name: /^(Hemen ayırt|Rezervasyon iste)$/ });
  await setClock(page, `${today}T09:29:00+03:00`);
  await page.goto(`/boats/1/book?${trip}&step=review`);
  await expect(page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ })).toBeEnabled();
  await expect(passed).toHaveCount(0);

  await setClock(page, `${today}T09:30:00+03:00`);
  await page.goto(`/boats/1?${trip}`);
  if (isPhone) await page.getByRole('button', { name: 'Yolculuğunuz' }).click();
  await expect(passed).toBeVisible();
  await expect(book).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Başka günler seç' })).toBeVisible();
  await expectAccessible(page, { byNight: false });
  for (const step of ['people', 'contact', 'review']) {
    await page.goto(`/boats/1/book?${trip}&step=${step}`);
    await expect(passed).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Devam', exact: true, disabled: false }),
    ).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ })).toHaveCount(0);
  await expectAccessible(page, { byNight: false });
  await page.getByRole('alert').getByRole('button', { name: /₺/ }).first().click();
  await expect(passed).toHaveCount(0);
  await page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ }).click();
  await expect(
    heading(page, /^(Geriye yalnızca kapora kaldı|İsteğiniz .+ ile paylaşıldı)$/),
  ).toBeVisible();
  expect(searchParam(page, 'start')).not.toBe(today);

  // Hours of today are another matter.
  await page.goto(`/boats/1?start=${today}&end=${today}&guests=2&by=hour&from=14&to=17`);
  await expect(passed).toHaveCount(0);
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
