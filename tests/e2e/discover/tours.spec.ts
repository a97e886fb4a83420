import type { Page } from '@playwright/test';
import { calendarDay, formatDate, formatMoney, formatTime } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { dayNamed } from '../support/day-names.ts';
import { failing, holding, putRecords, startFrom } from '../support/mock.ts';
import { goDownTo, searchParam } from '../support/person.ts';
import { tourOf } from '../support/service.ts';
import { expect, test } from '../support/test.ts';
import { inDays, now } from '../support/today.ts';

/** The cards of the list; the tours seen before, below it, are none of it. */
const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Turlar' }).getByRole('article');

/** How many tours the list's title tells of. */
async function count(page: Page): Promise<number> {
  const [told = ''] =
    (await page.getByRole('heading', { level: 1 }).innerText()).match(/\d+/) ?? [];
  return Number(told);
}

test('tours are searched, narrowed, ordered, and lead to their page', async ({ page }) => {
  // The map has a test of its own.
  await page.goto('/tours?map=false');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ tur$/);
  await expectAccessible(page);
  const all = await count(page);
  const first = await cards(page).first().innerText();
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(cards(page).first()).not.toHaveText(first);
  expect(searchParam(page, 'page')).toBe('2');

  // A place that is typed, as with boats.
  await page.getByLabel('Yer veya tur').click();
  const field = page.getByRole('combobox', { name: 'Yer veya tur' });
  await field.fill('göc');
  await page
    .getByRole('option', { name: /^Göcek/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Göcek çevresinde \d+ tur$/);
  expect(await count(page)).toBeLessThan(all);
  expect(searchParam(page, 'page')).toBeNull();
  expect(searchParam(page, 'location')).toBe('Göcek');

  const kind = page.getByRole('group', { name: 'Tur tipi' });
  await kind.getByRole('button', { name: /^Tekne turu/ }).click();
  await expect.poll(() => searchParam(page, 'type')).toBe('BOAT');
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Fiyat: düşükten yükseğe');
  await expect(async () => {
    const prices = await cards(page).getByText(/^₺/).allTextContents();
    const lira = prices.map((text) => Number(text.replace(/\D/g, '')));
    expect(lira.length).toBeGreaterThan(1);
    expect(lira).toEqual(lira.toSorted((one, other) => one - other));
  }).toPass();

  await page.getByRole('link', { name: 'Filtreyi kaldır: Tekne turu' }).click();
  await page.reload();
  await expect(page.getByLabel('Yer veya tur')).toHaveValue('Göcek');
  await page.getByRole('link', { name: 'Göcek 12 Adalar yelken turu' }).first().click();
  await expect(page).toHaveURL(/\/tours\/1(\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göcek 12 Adalar yelken turu');
  await page.getByRole('link', { name: 'Turlara dön' }).first().click();
  await expect(page.getByLabel('Yer veya tur')).toHaveValue('Göcek');
});

test('all filters of tours are set together, and tell what they would find', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/tours?sort=rating');
  await page.getByRole('button', { name: 'Filtreler' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtreler' });
  await drawer.getByRole('button', { name: '6 saat ve üzeri' }).click();
  await drawer.getByRole('button', { name: /^İngilizce/ }).click();
  await drawer.getByRole('button', { name: '4+' }).click();
  await drawer.getByRole('textbox', { name: 'En çok' }).fill('2500');
  await drawer.getByRole('textbox', { name: 'En çok' }).blur();
  const show = drawer.getByRole('button', { name: /turu göster$/ });
  const told = Number.parseInt(await show.innerText(), 10);
  expect(told).toBeGreaterThan(0);
  await show.click();
  await expect(drawer).toBeHidden();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    duration: 'long',
    language: 'en',
    minRating: '4',
    maxPrice: '2500',
    sort: 'rating',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${told} tur`);
  const active = page.getByRole('list', { name: 'Etkin filtreler' });
  await expect(active.getByRole('link')).toHaveText([
    '6 saat ve üzeri',
    'İngilizce',
    '4 puan ve üzeri',
    /₺2\.500/,
    'Filtreleri temizle',
  ]);
  await active.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/tours?sort=rating');
});

test('a search for tours is kept apart from those for boats', async ({ page }) => {
  await page.goto('/tours?type=DIVING');
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıtlı aramalar' });
  await dialog.getByRole('button', { name: 'Bu aramayı kaydet' }).click();
  await expect(dialog.getByRole('link', { name: 'Dalış' })).toHaveAttribute(
    'href',
    '/tours?type=DIVING',
  );
  await page.goto('/boats');
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
});

test('no match, nothing at all, a failure with another try', async ({ page }) => {
  await page.goto('/tours?location=Ankara');
  await expect(page.getByRole('heading', { name: 'Eşleşen tur yok' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Filtreleri temizle' }).last().click();
  await expect(cards(page).first()).toBeVisible();

  // What would match, with one filter less.
  await page.goto('/tours?location=Göcek&minPrice=90000');
  await expect(page.getByRole('heading', { name: 'Bir filtre eksiğiyle' })).toBeVisible();
  await page.getByRole('link', { name: /olmadan/ }).click();
  await expect(cards(page).first()).toBeVisible();

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
  // The button that had the focus is gone; who goes on by keyboard is still in the page.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('a tour tells its day, its terms and its route, and a date leads to the booking', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await page.goto('/en/tours/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Dates and prices', 'Highlights', 'Good to know', 'The route']) {
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
  await expect(section.getByText(/^kişi başı ₺[\d.]+$/).first()).toBeVisible();
  await row.check({ force: true });
  await expect.poll(() => searchParam(page, 'date')).toBe(String(open.id));
  await expectAccessible(page, { byNight: true });
  await section.getByRole('button', { name: 'Tarihi temizle' }).click();
  await expect.poll(() => searchParam(page, 'date')).toBeNull();
  await expect(row).not.toBeChecked();
});

/** A date of the first tour, so many days from today. */
const dateIn = (days: number, id: number, maxGuests: number) => ({
  id,
  tourId: 1,
  startDate: `${inDays(days)}T06:00:00Z`,
  endDate: `${inDays(days)}T14:00:00Z`,
  durationText: '8 Saat',
  durationMinutes: 480,
  availabilityStatus: 'AVAILABLE' as const,
  maxGuests,
});

test('a departure in one language says so, the others tell those of the tour', async ({ page }) => {
  const { languages } = await tourOf(page, 1);
  expect(languages.length).toBeGreaterThan(1);
  const [first, second] = [dateIn(2, 9200, 10), dateIn(3, 9201, 10)];
  await putRecords(page, { tourDates: [{ ...first, language: 'de' }, second] });
  await page.goto('/tours/1');
  const rows = (await goDownTo(page, 'Tarihler ve fiyatlar')).getByRole('radio');
  await expect(rows.first()).toHaveAccessibleName(/yer kaldı, Almanca,/);
  await expect(rows.nth(1)).toHaveAccessibleName(/yer kaldı, Türkçe, /);
});

test('a card tells the price for the people that were asked for', async ({ page }) => {
  await page.goto('/tours');
  const card = cards(page).first();
  await expect(card).toContainText('/ kişi');
  const { tourDates } = await tourOf(page, 1);
  const next = tourDates.find(
    ({ availabilityStatus, startDate, freeSeats = 0 }) =>
      availabilityStatus === 'AVAILABLE' && startDate > now && freeSeats >= 3,
  );
  await page.goto('/tours?guests=3&name=12%20Adalar');
  await expect(cards(page).first()).toContainText(
    `${formatMoney('tr', (next?.price ?? 0) * 3)} 3 kişi için`,
  );
});

test('a date with a price of its own costs the same on the card, at its link and in a search', {
  tag: '@phone',
}, async ({ page }) => {
  const { name, price, tourDates } = await tourOf(page, 38);
  const date = tourDates.find((one) => one.startDate > now && one.price < price);
  if (!date) throw new Error('Tour 38 has no date that costs less than the tour.');
  const day = calendarDay(new Date(date.startDate));
  const search = `name=${encodeURIComponent(name)}&startDate=${day}&guests=2`;
  const told = formatMoney('tr', date.price * 2);
  await page.goto(`/tours?${search}&minPrice=${price}`);
  await expect(page.getByRole('heading', { name: 'Eşleşen tur yok' })).toBeVisible();
  await page.goto(`/tours?${search}&maxPrice=${date.price}`);
  await expect(cards(page).first()).toContainText(`${told} 2 kişi için`);
  await cards(page).first().getByRole('link').last().click();
  await expect.poll(() => searchParam(page, 'date')).toBe(String(date.id));
  await expect(page.getByText(told).first()).toBeVisible();
  await expect(page.getByText(formatMoney('tr', price * 2))).toHaveCount(0);

  // Where no day is chosen, the card and the page tell what the next date costs.
  await page.goto(`/tours?name=${encodeURIComponent(name)}`);
  const [next] = tourDates.filter((one) => one.startDate > now);
  const perPerson = `${formatMoney('tr', next?.price ?? 0)} / kişi`;
  await expect(cards(page).first()).toContainText(perPerson);
  await cards(page).first().getByRole('link').last().click();
  await expect(page.getByText(perPerson).first()).toBeVisible();
});

test('a party is told the first date with room, and which dates have too few seats', async ({
  page,
}) => {
  await putRecords(page, { tourDates: [dateIn(2, 9300, 4), dateIn(9, 9301, 9)] });
  await page.goto('/tours?guests=9&name=12%20Adalar');
  await expect(cards(page).first()).toContainText(formatDate('tr', inDays(9), 'short'));
  await cards(page).first().getByRole('link').last().click();

  const section = await goDownTo(page, 'Tarihler ve fiyatlar');
  const small = section.getByRole('radio', { name: formatDate('tr', inDays(2), 'full') });
  await expect(small).toHaveAccessibleName(/Yalnızca 4 yer kaldı/);
  await small.check({ force: true });
  const notice = page.getByText('Bu tarihte 4 kişilik yer var; 9 kişi istenmişti.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Misafir' })).toHaveValue('4');
  expect(searchParam(page, 'guests')).toBe('9');
  await expectAccessible(page);

  await section.getByRole('radio', { name: formatDate('tr', inDays(9), 'full') }).check({
    force: true,
  });
  await expect(notice).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Misafir' })).toHaveValue('9');
});

test('of many departures the next ones stand in rows, and one press shows all', async ({
  page,
}) => {
  await putRecords(page, {
    tourDates: Array.from({ length: 12 }, (_, index) => ({
      id: 9100 + index,
      tourId: 1,
      startDate: `${inDays(index + 2)}T06:00:00Z`,
      endDate: `${inDays(index + 2)}T14:00:00Z`,
      durationText: '8 Saat',
      durationMinutes: 480,
      availabilityStatus: 'AVAILABLE' as const,
      maxGuests: 10,
    })),
  });
  await page.goto('/tours/1');
  const section = await goDownTo(page, 'Tarihler ve fiyatlar');
  const more = section.getByRole('button', { name: 'Daha fazla tarih' });
  await expect(section.getByRole('radio')).toHaveCount(8);
  await expect(section.getByRole('grid')).toHaveCount(0);
  await more.click();
  await expect(section.getByRole('grid').first()).toBeVisible();
  await expect(more).toBeHidden();
  await expectAccessible(page);

  // Who comes for a later one finds the calendar open.
  await page.goto('/tours/1?date=9111');
  await goDownTo(page, 'Tarihler ve fiyatlar');
  await expect(section.getByRole('grid').first()).toBeVisible();
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

test('the head of a tour leads down to its reviews and its guide, and back leads to the list', async ({
  page,
}) => {
  await page.goto('/tours?location=Göcek');
  await page.getByRole('link', { name: 'Göcek 12 Adalar yelken turu', exact: true }).click();
  await page.getByRole('link', { name: /5 üzerinden .+ yorum$/ }).click();
  const reviews = page.getByRole('region', { name: 'Yorumlar' });
  await expect(reviews).toBeFocused();
  await expect(reviews).toBeInViewport();
  await page.getByRole('link', { name: /^Rehberiniz: / }).click();
  await expect(page.getByRole('region', { name: 'Rehberiniz' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/tours\?location=/);
});

test('a tour that is not there, and one that cannot be had', async ({ page }) => {
  await page.goto('/tours/999999');
  await expect(page.getByRole('heading', { name: 'Tur bulunamadı' })).toBeVisible();
  await failing(page, 'getTour', { status: 403, count: 1 });
  await page.goto('/tours/1');
  await expect(page.getByRole('heading', { name: 'Yetkilendirme Hatası' })).toBeVisible();
});

test('a day chosen by keyboard narrows the tours, and goes along to the page of one', async ({
  page,
}) => {
  await page.goto('/tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ tur$/);
  const [date] = (await tourOf(page, 1)).tourDates.filter(
    ({ availabilityStatus, startDate }) => availabilityStatus === 'AVAILABLE' && startDate > now,
  );
  const day = calendarDay(new Date(date?.startDate ?? Number.NaN));
  await page.getByRole('button', { name: 'Tarihler' }).press('Enter');
  const dates = page.getByRole('dialog', { name: 'Tarihler' });
  const cell = dates.getByRole('button', { name: dayNamed(day) });
  // A month further until the day is in sight.
  for (let month = 0; month < 12 && !(await cell.isVisible()); month += 1) {
    await page.keyboard.press('PageDown');
  }
  await cell.press('Enter');
  await cell.press('Enter');
  await expect.poll(() => searchParam(page, 'startDate')).toBe(day);
  await page.getByRole('combobox', { name: 'Kaç kişi' }).selectOption('2 kişi');
  await expect.poll(() => searchParam(page, 'guests')).toBe('2');
  await page.getByRole('link', { name: 'Göcek 12 Adalar yelken turu' }).first().click();
  await expect(page).toHaveURL(/\/tours\/1\?/);
  expect(searchParam(page, 'date')).toBe(String(date?.id));
  expect(searchParam(page, 'guests')).toBe('2');
});

test('Back takes back the order, then the filter, and stays on the list', async ({ page }) => {
  await page.goto('/tours');
  const kind = page.getByRole('group', { name: 'Tur tipi' });
  await kind.getByRole('button', { name: /^Dalış/ }).click();
  await expect(page).toHaveURL('/tours?type=DIVING');
  const sort = page.getByRole('combobox', { name: 'Sırala' });
  await sort.selectOption('Fiyat: düşükten yükseğe');
  await expect(page).toHaveURL('/tours?type=DIVING&sort=price');
  await page.goBack();
  await expect(page).toHaveURL('/tours?type=DIVING');
  await expect(sort).toHaveValue('recommended');
  await page.goBack();
  await expect(page).toHaveURL('/tours');
});
