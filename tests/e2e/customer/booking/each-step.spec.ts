import type { Page } from '@playwright/test';
import type { components } from '../../../../generated/types.ts';
import { BASE } from '../../../../mocks/engine/contract/base.ts';
import { calendarOf, freeDays, madeBookings } from '../../support/bookings.ts';
import { expectFailedCalls, failing, setClock } from '../../support/mock.ts';
import { searchParam } from '../../support/person.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { inSeconds, today } from '../../support/today.ts';
import { button, heading, words } from './steps.ts';

/** What the steps of a booking say, and where they leave the person: extras, hours, refusals, the focus. */

const { people, review } = words.tr;

/** Some hour of a day of boat 1 that somebody else has, while others are free. */
async function takenHour(page: Page): Promise<{ day: string; hour: number }> {
  for (const { date, isAvailable, hasBookings } of await calendarOf(page, 1)) {
    if (!isAvailable || !hasBookings) continue;
    const url = `${BASE}/bookings/boat/1/available-time-slots`;
    const answer = await page.request.get(url, { params: { date } });
    const slots = (await answer.json()) as components['schemas']['TimeSlot'][]; // the mock answers nothing else there
    const taken = slots.find((slot) => !slot.isAvailable);
    if (taken) return { day: date, hour: Number(taken.startTime.slice(0, 2)) };
  }
  throw new Error('No day of boat 1 is taken in part.');
}

test('what is charged for each goes with the guests, and a number typed is brought down to them', async ({
  page,
}) => {
  const { start, end } = await freeDays(page, 1, { length: 1, instant: true });
  const path = `/boats/1/book?start=${start}&end=${end}`;
  await signIn(page, 'deniz.aksoy');
  await page.goto(`${path}&guests=6&step=people`);
  const breakfast = page.getByRole('textbox', { name: 'Kaç kişilik' });
  const summary = page.getByRole('complementary', { name: 'Yolculuğunuz' });
  await page.getByRole('checkbox', { name: /^Kahvaltı/ }).press('Space');
  await expect(summary).toContainText('Kahvaltı × 6₺3.900');
  for (const left of ['5', '4', '3']) {
    await button(page, 'Misafir sayısını azalt').click();
    await expect.poll(() => searchParam(page, 'guests')).toBe(left);
  }
  await expect(breakfast).toHaveValue('3');
  await expect(summary).toContainText('Kahvaltı × 3₺1.950');

  // Chosen by hand, the number stays, as far as so many come along.
  await button(page, 'Kahvaltı için kişi sayısını azalt').click();
  await expect(breakfast).toHaveValue('2');
  await button(page, 'Misafir sayısını artır').click();
  await expect(breakfast).toHaveValue('2');
  await page.goto(`${path}&guests=2&services=1x50&step=people`);
  await expect(breakfast).toHaveValue('2');
  await expect(page.getByText('50 yerine 2 kişilik')).toBeVisible();
  await expect(summary).toContainText('Kahvaltı × 2₺1.300');
  await page.goto(`${path}&guests=2&services=1x50&step=review`);
  await button(page, 'Hemen ayırt').click();
  await expect(heading(page, 'Geriye yalnızca kapora kaldı')).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([{ passengerCount: 2, totalPrice: 49_800 }]);
});

test('hours that are taken or over are told of at once, and nothing can be booked before others are chosen', async ({
  page,
}) => {
  const { day, hour } = await takenHour(page);
  const taken = `start=${day}&end=${day}&by=hour&from=${hour}&to=${hour + 1}`;
  await page.goto(`/boats/1?${taken}`);
  await expect(page.getByText('Bu saatler müsait değil').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Hemen ayırt|Rezervasyon iste)$/ })).toHaveCount(0);
  await expect(button(page, 'Başka saatler seç')).toBeVisible();

  await signIn(page, 'deniz.aksoy');
  for (const step of ['people', 'contact']) {
    await page.goto(`/boats/1/book?${taken}&step=${step}`);
    await expect(page.getByRole('alert')).toContainText('Bu saatler müsait değil');
    await expect(button(page, 'Devam')).toBeDisabled();
  }
  await page.goto(`/boats/1/book?${taken}&step=dates`);
  await expect(page.getByText('Bu saatler artık boş değil.')).toBeVisible();
  await expect(page.getByText(/1 saat · ₺/)).toHaveCount(0);
  await expect(button(page, 'Devam')).toBeDisabled();

  await page.goto(`/boats/21/book?start=${today}&end=${today}&by=hour&from=9&to=11&step=people`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Başlangıç saati geçti');
  await expect(alert).toContainText('Bugün 09:00–11:00 artık ayırtılamaz.');
  await alert.getByRole('button', { name: '13:00–15:00' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(heading(page, people)).toBeFocused();
  await expect(button(page, 'Devam')).toBeEnabled();
});

test('an hour that passes during the review: said so, with the hours that are left', async ({
  page,
}) => {
  await signIn(page, 'deniz.aksoy');
  await page.goto(`/boats/21/book?start=${today}&end=${today}&by=hour&from=13&to=15&step=review`);
  await expect(button(page, 'Hemen ayırt')).toBeEnabled();
  await setClock(page, inSeconds(65 * 60));
  expectFailedCalls(page);
  await button(page, 'Hemen ayırt').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Başlangıç saati geçti');
  await expect(alert).toHaveCount(1);
  await expect(button(page, 'Hemen ayırt')).toHaveCount(0);
  await alert.getByRole('button', { name: '14:00–16:00' }).press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(heading(page, review)).toBeFocused();
  await button(page, 'Hemen ayırt').click();
  await expect(heading(page, 'Geriye yalnızca kapora kaldı')).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([{ startTime: '14:00', hours: 2 }]);
});

test('a boat without a captain has an owner, and asks for a licence before it is booked', async ({
  page,
}) => {
  const { start, end } = await freeDays(page, 57, { length: 1, instant: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(`/boats/57/book?start=${start}&end=${end}&guests=2&step=contact`);
  await expect(heading(page, 'Tekne sahibi size nasıl ulaşsın?')).toBeVisible();
  await button(page, 'Devam').click();
  await expect(heading(page, review)).toBeVisible();
  await expect(page.getByText(/amatör denizci belgeniz/)).toBeVisible();
  await expect(page.getByText('Tekne sahibine not')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/kaptan/i);
});

test('changing something from the review and coming back leaves the focus at the step', async ({
  page,
}) => {
  const { start, end } = await freeDays(page, 1, { length: 1, instant: true });
  await signIn(page, 'deniz.aksoy');
  await page.goto(`/boats/1/book?start=${start}&end=${end}&guests=6&step=people`);
  await button(page, 'Devam').click();
  await expect(heading(page, 'Kaptan size nasıl ulaşsın?')).toBeFocused();
  await button(page, 'Devam').click();
  await expect(heading(page, review)).toBeFocused();
  // Who books stands there as well, as the host is told of them.
  const who = page.getByText('Rezervasyonu yapan').locator('xpath=..');
  await expect(who).toContainText('Deniz Aksoy');
  await expect(who).toContainText(/deniz\.aksoy@/);
  await expect(who).toContainText(/\+90 5/);
  await button(page, 'Kişi sayısını değiştir').press('Enter');
  await expect(heading(page, people)).toBeFocused();
});

test('why a booking failed comes into view above the bar, with the focus', {
  tag: '@phone-only',
}, async ({ page }) => {
  const { start, end } = await freeDays(page, 1, { length: 1, instant: true });
  await signIn(page, 'deniz.aksoy');
  for (const height of [844, 422]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto(`/boats/1/book?start=${start}&end=${end}&guests=6&step=review`);
    const book = button(page, 'Hemen ayırt');
    await expect(book).toBeEnabled();
    await page.evaluate(() => window.scrollTo(0, 0));
    await failing(page, 'createBooking', { status: 400, count: 1 });
    await book.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Rezervasyon tamamlanamadı' });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(alert.locator('xpath=..')).toBeFocused();
    const [said, bar] = await Promise.all([alert.boundingBox(), book.boundingBox()]);
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
