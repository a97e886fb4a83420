import { calendarDay, formatDate, formatTime } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { failing, holding, startFrom } from '../support/mock.ts';
import { goDownTo, searchParam } from '../support/person.ts';
import { tourOf } from '../support/service.ts';
import { expect, test } from '../support/test.ts';
import { now } from '../support/today.ts';

const cards = 'main article';

test('tours are narrowed, ordered, and lead to their page', async ({ page }) => {
  await page.goto('/tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ tur$/);
  await expectAccessible(page);
  const all = await page.locator(cards).count();
  const first = await page.locator(cards).first().innerText();
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page.locator(cards).first()).not.toHaveText(first);
  expect(searchParam(page, 'page')).toBe('2');

  await page.getByRole('combobox', { name: 'Yer', exact: true }).selectOption('Göcek');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Göcek: \d+ tur$/);
  expect(await page.locator(cards).count()).toBeLessThan(all);
  expect(searchParam(page, 'page')).toBeNull();
  await page.getByRole('combobox', { name: 'Süre' }).selectOption('long');
  expect(searchParam(page, 'duration')).toBe('long');
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price');
  const prices = await page.locator(cards).getByText(/^₺/).allTextContents();
  const lira = prices.map((text) => Number(text.replace(/\D/g, '')));
  expect(lira).toEqual(lira.toSorted((a, b) => a - b));

  await page.getByRole('button', { name: 'Filtreyi kaldır: 6 saat ve üzeri' }).click();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Yer', exact: true })).toHaveValue('Göcek');
  await page.getByRole('link', { name: 'Göcek 12 Adalar yelken turu' }).click();
  await expect(page).toHaveURL(/\/tours\/1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göcek 12 Adalar yelken turu');
  await page.getByRole('link', { name: 'Turlara dön' }).click();
  await expect(page.getByRole('combobox', { name: 'Yer', exact: true })).toHaveValue('Göcek');
});

test('no match, nothing at all, a failure with another try', async ({ page }) => {
  await page.goto('/tours?location=Ankara');
  await expect(page.getByRole('heading', { name: 'Eşleşen tur yok' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Filtreleri temizle' }).last().click();
  await expect(page.locator(cards).first()).toBeVisible();

  const release = await holding(page, 'listTours');
  await page.goto('/tours');
  await expect(page.getByText('Turlar yükleniyor…')).toBeAttached();
  await release();
  await startFrom(page, 'empty');
  await failing(page, 'listTours', { status: 500, count: 3 });
  await page.reload();
  await page.clock.runFor(20_000);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Henüz tur yok' })).toBeVisible();
});

test('a tour tells its day, its terms and its route, and a date leads to the booking', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await page.goto('/en/tours/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Dates and prices', 'What to look forward to', 'Good to know', 'The route']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'The stops of the tour' })).toContainText(
    'Kleopatra',
  );
  await expectAccessible(page);
  await page.goto('/en/tours/1?date=1&guests=3');
  const name = /^(Book now|Request to book)$/;
  // On a phone the bar opens the panel first.
  if (isPhone) await page.getByRole('button', { name }).click();
  await expect(page.getByRole('link', { name })).toHaveAttribute(
    'href',
    /\/en\/tours\/1\/book\?.*date=1/,
  );
});

test('the departures of a tour stand in rows, and one press chooses one', {
  tag: '@phone',
}, async ({ page }) => {
  const { tourDates, languages } = await tourOf(page, 1);
  const coming = tourDates.filter(
    ({ availabilityStatus, startDate }) => availabilityStatus !== 'CANCELLED' && startDate > now,
  );
  const [open] = coming.filter(({ freeSeats = 0 }) => freeSeats > 0);
  if (!open || languages.length === 0) throw new Error('Tour 1 has no such departure.');
  await page.goto('/tours/1');
  const section = await goDownTo(page, 'Tarihler ve fiyatlar');
  const rows = section.getByRole('radio');
  await expect(rows).toHaveCount(coming.length);
  await expect(section.getByRole('grid')).toHaveCount(0);
  const day = formatDate('tr', calendarDay(new Date(open.startDate)), 'full');
  const row = section.getByRole('radio', { name: day });
  await expect(row).toHaveAccessibleName(
    new RegExp(`${formatTime('tr', open.startDate)}.*${open.freeSeats} yer kaldı.*Türkçe`),
  );
  await expect(section.getByText(`${open.freeSeats} yer kaldı`).first()).toBeVisible();
  await row.check({ force: true });
  await expect.poll(() => searchParam(page, 'date')).toBe(String(open.id));
  await expectAccessible(page, { byNight: true });
  await section.getByRole('button', { name: 'Tarihi temizle' }).click();
  await expect.poll(() => searchParam(page, 'date')).toBeNull();
  await expect(row).not.toBeChecked();
});

test('a tour says who guides it, what is included and what is not, and where to meet', async ({
  page,
}) => {
  const tour = await tourOf(page, 1);
  await page.goto('/tours/1');
  const main = page.getByRole('main');
  await expect(main.getByText(`Rehberiniz: ${tour.guideName}`)).toBeVisible();
  for (const title of ['Fiyata dâhil', 'Dâhil değil']) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(main.getByText('Alkollü içecekler')).toBeVisible();
  const guide = await goDownTo(page, 'Rehberiniz');
  await expect(guide.getByRole('heading', { name: tour.guideName })).toBeVisible();
  await expect(guide).toContainText('Türkçe, İngilizce');
  await expect(guide.getByRole('link', { name: 'Rehbere yaz' })).toBeVisible();
  const meeting = await goDownTo(page, 'Buluşma noktası');
  await expect(meeting).toContainText(tour.locationDescription);
  await expect(await goDownTo(page, 'Güzergâh')).not.toContainText(tour.locationDescription);
});

test('a tour that is not there, and one that cannot be had', async ({ page }) => {
  await page.goto('/tours/999999');
  await expect(page.getByRole('heading', { name: 'Tur bulunamadı' })).toBeVisible();
  await failing(page, 'getTour', { status: 403, count: 1 });
  await page.goto('/tours/1');
  await expect(page.getByRole('heading', { name: 'Yetkilendirme Hatası' })).toBeVisible();
});

test('a day typed by keyboard narrows the tours, and goes along to the page of one', async ({
  page,
}) => {
  await page.goto('/tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ tur$/);
  const tour = page.locator(cards).first();
  const [date] = (await tourOf(page, 1)).tourDates.filter(
    ({ availabilityStatus, startDate }) => availabilityStatus === 'AVAILABLE' && startDate > now,
  );
  const day = calendarDay(new Date(date?.startDate ?? Number.NaN));
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  await page.getByRole('search', { name: 'Turlar' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(`${dayOfMonth}${month}${year}`, { delay: 20 });
  await expect.poll(() => searchParam(page, 'startDate')).toBe(day);
  await page.getByRole('combobox', { name: 'Kişi' }).selectOption('2');
  await expect.poll(() => searchParam(page, 'guests')).toBe('2');
  await tour.waitFor();
  await page.getByRole('link', { name: 'Göcek 12 Adalar yelken turu' }).click();
  await expect(page).toHaveURL(/\/tours\/1\?/);
  expect(searchParam(page, 'date')).toBe(String(date?.id));
  expect(searchParam(page, 'guests')).toBe('2');
});

test('Back takes back the order, then the filter, and stays on the list', async ({ page }) => {
  await page.goto('/tours');
  await page.getByRole('combobox', { name: 'Süre' }).selectOption('long');
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price');
  await page.goBack();
  await expect(page).toHaveURL('/tours?duration=long');
  await expect(page.getByRole('combobox', { name: 'Sırala' })).toHaveValue('date');
  await page.goBack();
  await expect(page).toHaveURL('/tours');
});
