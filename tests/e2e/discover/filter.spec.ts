import type { Page } from '@playwright/test';
import { formatDateRange } from '../../../src/i18n/format.ts';
import { cards, expectBoats, expectCount, recommended, shownBoats } from '../support/boats.ts';
import { freeDays, takenDay } from '../support/bookings.ts';
import { dayNamed } from '../support/day-names.ts';
import { hurryUntil } from '../support/hurry.ts';
import { holding } from '../support/mock.ts';
import { holdingPart } from '../support/parts.ts';
import { scrollPosition, searchParam } from '../support/person.ts';
import { searchBoats, suggestionsFor } from '../support/service.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

const activeFilters = (page: Page) => page.getByRole('list', { name: 'Etkin filtreler' });

/** How many boats the list's title tells of. */
async function count(page: Page): Promise<number> {
  return Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText(), 10);
}

test('each filter narrows the list and goes into the address, and out again', async ({ page }) => {
  await page.goto('/boats');
  await expect(cards(page)).toHaveCount(12);
  const all = await count(page);

  const type = page.getByRole('group', { name: 'Tekne tipi' });
  await type.getByRole('button', { name: 'Katamaran' }).click();
  await expect(page).toHaveURL('/boats?type=CATAMARAN');
  await expect(type.getByRole('button', { name: 'Katamaran' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectBoats(page, (boat) => boat.type === 'Katamaran');
  const catamarans = await count(page);
  expect(catamarans).toBeLessThan(all);

  const guests = page.getByRole('combobox', { name: 'Kaç kişi' });
  await guests.selectOption('7 kişi');
  await expectBoats(page, (boat) => boat.type === 'Katamaran' && boat.guests >= 7);

  await page.getByRole('button', { name: 'Fiyat' }).click();
  const price = page.getByRole('dialog', { name: 'Günlük fiyat' });
  await price.getByRole('textbox', { name: 'En az' }).fill('29700');
  await price.getByRole('textbox', { name: 'En çok' }).fill('28500');
  await price.getByRole('button', { name: 'Uygula' }).click();
  await expect(price).toBeHidden();
  const inRange = (boat: { price: number }) => boat.price >= 28_500 && boat.price <= 29_700;
  expect((await expectBoats(page, inRange)).map(({ name }) => name)).toContain('İmbat');

  await page.getByRole('button', { name: 'Tarihler' }).click();
  const dates = page.getByRole('dialog', { name: 'Tarihler' });
  const day = (date: string) => dates.getByRole('button', { name: dayNamed(date) });
  await expect(day(inDays(-1))).toHaveAttribute('aria-disabled', 'true');
  const [first, last] = [inDays(8), inDays(12)];
  await day(first).click();
  await day(last).click();
  await expect(page).toHaveURL(
    `/boats?type=CATAMARAN&minCapacity=7&minPrice=28500&maxPrice=29700&startDate=${first}&endDate=${last}`,
  );

  // Everything is there again after a reload, and each part comes out by itself.
  await page.reload();
  await expect(activeFilters(page).getByRole('link')).toHaveText([
    formatDateRange('tr', first, last, 'short'),
    '7 kişi',
    'Katamaran',
    '₺28.500 – ₺29.700',
    'Filtreleri temizle',
  ]);
  await page
    .getByRole('link', { name: `Filtreyi kaldır: ${formatDateRange('tr', first, last, 'short')}` })
    .click();
  await page.getByRole('link', { name: 'Filtreyi kaldır: ₺28.500 – ₺29.700' }).click();
  await expect(page).toHaveURL('/boats?type=CATAMARAN&minCapacity=7');
  await page.getByRole('link', { name: 'Filtreyi kaldır: 7 kişi' }).click();
  await expectCount(page, catamarans);
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/boats');
  await expect(activeFilters(page)).toBeHidden();
  await expectCount(page, all);

  await page.goBack();
  await expect(activeFilters(page).getByRole('link', { name: /Katamaran/ })).toBeVisible();
  await expectCount(page, catamarans);
  await page.goForward();
  await expect(activeFilters(page)).toBeHidden();
});

test('a captain, an answer at once, cabins, a rating and what is on board are asked for', async ({
  page,
}) => {
  await page.goto('/boats');
  const quick = page.getByRole('group', { name: 'Hızlı filtreler' });
  const withCaptain = await searchBoats(page, { captainIncluded: true });
  await expect(quick.getByRole('button', { name: /^Kaptanlı/ })).toHaveText(
    `Kaptanlı${withCaptain.totalElements}`,
  );
  await quick.getByRole('button', { name: /^Kaptanlı/ }).click();
  await expectCount(page, withCaptain.totalElements);
  await quick.getByRole('button', { name: /^Anında onay/ }).click();
  await expect(page).toHaveURL('/boats?captainIncluded=true&isInstantConfirmation=true');

  await page.getByRole('button', { name: 'Filtreler 2 seçili' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtreler' });
  await drawer.getByRole('group', { name: 'Kabin' }).getByRole('button', { name: '3+' }).click();
  await drawer.getByRole('group', { name: 'Puan' }).getByRole('button', { name: '4+' }).click();
  await drawer.getByRole('button', { name: 'Klima' }).click();
  const asked = {
    captainIncluded: true,
    isInstantConfirmation: true,
    minCabins: 3,
    minRating: 4,
    features: ['Air Conditioning'],
  };
  const { totalElements, content } = await searchBoats(page, asked);
  expect(totalElements).toBeGreaterThan(0);
  await drawer.getByRole('button', { name: `${totalElements} tekneyi göster` }).click();
  await expectCount(page, totalElements);
  expect(searchParam(page, 'features')).toBe('Air Conditioning');
  const names = async () => (await shownBoats(page)).map(({ name }) => name);
  await expect.poll(names).toEqual(recommended(content));
  await expect(activeFilters(page).getByRole('link')).toHaveText([
    'Kaptanlı',
    'Anında onay',
    'En az 3 kabin',
    '4 puan ve üzeri',
    'Klima',
    'Filtreleri temizle',
  ]);
  await page.getByRole('link', { name: 'Filtreyi kaldır: Klima' }).click();
  expect(searchParam(page, 'features')).toBeNull();
  // Each step can be taken back.
  await page.goBack();
  await expect.poll(() => searchParam(page, 'features')).toBe('Air Conditioning');
  await page.goBack();
  await expect(page).toHaveURL('/boats?captainIncluded=true&isInstantConfirmation=true');
});

test('who is booked on the days of the trip is left out', async ({ page }) => {
  const gulsah = cards(page).filter({ hasText: 'Gülşah' });
  const ofGocek = { location: 'Göcek', type: 'YACHT' } as const;
  const free = await freeDays(page, 1, { length: 3, instant: true });
  await page.goto(`/boats?location=Göcek&type=YACHT&startDate=${free.start}&endDate=${free.end}`);
  await expect(gulsah).toHaveCount(1);
  const taken = await takenDay(page, 1);
  const booked = { ...ofGocek, startDate: taken, endDate: taken };
  const { totalElements } = await searchBoats(page, booked);
  await page.goto(`/boats?location=Göcek&type=YACHT&startDate=${taken}&endDate=${taken}`);
  await expectCount(page, totalElements);
  await expect(gulsah).toHaveCount(0);
});

test('the boats come in the order that is chosen, and clearing filters keeps it', async ({
  page,
}) => {
  await page.goto('/boats?minPrice=10000');
  await expect(cards(page)).not.toHaveCount(0);
  const sort = page.getByRole('combobox', { name: 'Sırala' });
  const orders = [
    ['Fiyat: düşükten yükseğe', (a: number, b: number) => a - b, 'price'],
    ['Fiyat: yüksekten düşüğe', (a: number, b: number) => b - a, 'price'],
    ['En yüksek kapasite', (a: number, b: number) => b - a, 'guests'],
  ] as const;
  for (const [label, compare, by] of orders) {
    await sort.selectOption(label);
    await expect(async () => {
      const values = (await shownBoats(page)).map((boat) => boat[by]);
      expect(values).toEqual(values.toSorted(compare));
      expect(new Set(values).size).toBeGreaterThan(1);
    }).toPass();
  }
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/boats?sort=capacity%2Cdesc');
});

test('on a phone the filters are set together in a drawer', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/boats?sort=rating,desc');
  await page.getByRole('button', { name: 'Filtreler' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtreler' });
  await drawer.getByRole('button', { name: /^Göcek/ }).click();
  await drawer.getByRole('button', { name: '8 kişi' }).click();
  await drawer.getByRole('button', { name: /^Yat\b/ }).click();
  await drawer.getByRole('textbox', { name: 'En çok' }).fill('50000');
  await drawer.getByRole('textbox', { name: 'En çok' }).blur();
  const { totalElements } = await searchBoats(page, {
    location: 'Göcek',
    minCapacity: 8,
    type: 'YACHT',
    maxPrice: 50_000,
  });
  // How many there will be is told before they are shown.
  await drawer.getByRole('button', { name: `${totalElements} tekneyi göster` }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtreler 4 seçili' })).toBeFocused();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    location: 'Göcek',
    minCapacity: '8',
    type: 'YACHT',
    maxPrice: '50000',
    sort: 'rating,desc',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Göcek çevresinde ${totalElements} tekne`,
  );
  const boats = await expectBoats(
    page,
    ({ place, guests, type, price }) =>
      place === 'Göcek' && guests >= 7 && type === 'Yat' && price <= 50_000,
  );
  expect(boats.map(({ name }) => name)).toContain('Gülşah');

  await page.getByRole('button', { name: 'Filtreler 4 seçili' }).click();
  await expect(drawer.getByRole('button', { name: /^Yat\b/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await drawer.getByRole('button', { name: 'Temizle' }).click();
  await drawer.getByRole('button', { name: /tekneyi göster|Tekneleri göster/ }).click();
  await expect(page).toHaveURL('/boats?sort=rating%2Cdesc');
});

test('a text looks for a place or for a name, and is helped by suggestions', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const suggestions = await suggestionsFor(page, 'mar');
  await page.goto('/boats');
  // It turns from a plain field into one that suggests when somebody turns to it.
  const field = page.getByRole('combobox', { name: 'Yer veya tekne' });
  await page.getByLabel('Yer veya tekne').click();
  await field.fill('mar');
  await expect(page.getByRole('option')).toHaveText(
    suggestions.map(({ kind, text, location }) => {
      const detail = kind === 'LOCATION' ? 'Yer' : location;
      return new RegExp(`^${text}\\s*${detail}`);
    }),
  );

  // By keyboard: the first suggestion is a place, another one a boat.
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/boats?location=Marmaris');
  const { totalElements } = await searchBoats(page, { location: 'Marmaris' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Marmaris çevresinde ${totalElements} tekne`,
  );
  await expectBoats(page, ({ place }) => place === 'Marmaris');

  await field.fill('mar');
  await expect(page.getByRole('option')).toHaveCount(suggestions.length);
  const marti = suggestions.findIndex(({ boatId }) => boatId === 3);
  for (let step = 0; step <= marti; step += 1) await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/boats/3');

  // What is submitted as typed is a place if there is one of that name, else part of a boat's name.
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').click();
  const typeAndClose = async (text: string) => {
    await field.fill(text);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  };
  await typeAndClose('istanbul');
  await field.press('Enter');
  await expect.poll(() => searchParam(page, 'location')).toBe('İstanbul');
  await expect(field).toHaveValue('İstanbul');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expectBoats(page, ({ place }) => place === 'İstanbul');
  await typeAndClose('rüzgâr');
  if (isPhone) await field.press('Enter');
  else await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect.poll(() => searchParam(page, 'name')).toBe('rüzgâr');
  expect(searchParam(page, 'location')).toBeNull();
  const found = await expectBoats(page, ({ name }) => /r[uü]zg[aâ]r/i.test(name));
  expect(found.map(({ name }) => name)).toContain('Ege Rüzgârı');
});

test('what one place alone completes is that place, and what no boat is called leads on', async ({
  page,
}) => {
  expect(await suggestionsFor(page, 'göce')).toHaveLength(1);
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').click();
  const field = page.getByRole('combobox', { name: 'Yer veya tekne' });
  await field.fill('göce');
  await expect(page.getByRole('option')).toHaveCount(1);
  await field.press('Enter');
  await expect(field).toHaveValue('Göcek');
  await expectBoats(page, ({ place }) => place === 'Göcek');

  await page.goto('/boats?name=gulet');
  const fitting = page.getByRole('heading', {
    name: '“gulet” adında bir tekne yok ama şunlar uyuyor',
  });
  await expect(fitting).toBeVisible();
  await expect(page.getByRole('link', { name: 'Halikarnas' })).toHaveAttribute('href', '/boats/42');
  await page.getByRole('link', { name: /^Göcek \d+ tekne$/ }).click();
  await expectBoats(page, ({ place }) => place === 'Göcek');
});

test('only what completes the text in the field can be chosen, while more is on its way', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').click();
  const field = page.getByRole('combobox', { name: 'Yer veya tekne' });
  await field.fill('mar');
  const marmaris = page.getByRole('option', { name: /^Marmaris/ });
  await expect(marmaris).toBeVisible();

  const release = await holding(page, 'suggestBoats');
  await field.fill('martı');
  await expect(page.getByRole('listbox')).toHaveText('Aranıyor…');
  await field.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  // Back to what is known already: the answer for the other text, which comes late, changes nothing.
  await field.fill('mar');
  await expect(marmaris).toBeVisible();
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  const active = await field.getAttribute('aria-activedescendant');
  await release();
  await expect(field).toHaveAttribute('aria-activedescendant', active ?? 'none');
  await field.press('Enter');
  await expect(page).toHaveURL('/boats?location=Marmaris');
});

test('what was typed before the suggestions could be had is completed all the same', async ({
  page,
}) => {
  const release = await holdingPart(
    page,
    'src/features/discover/boat-list/search/suggest-field.tsx',
  );
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').pressSequentially('mar');
  await release();
  await expect(page.getByRole('option', { name: /Marmaris/ })).toBeVisible();
  await page.keyboard.type('m');
  await expect(page.getByLabel('Yer veya tekne').first()).toHaveValue('marm');
});

test('suggestions that were refused by Escape before they could be had do not open afterwards', async ({
  page,
}) => {
  const release = await holdingPart(
    page,
    'src/features/discover/boat-list/search/suggest-field.tsx',
  );
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').pressSequentially('mar');
  await page.keyboard.press('Escape');
  await release();
  const field = page.getByRole('combobox', { name: 'Yer veya tekne' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('mar');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  const suggested = page.getByRole('option', { name: /Marmaris/ });
  await expect(suggested).toHaveCount(0);
  // They come with the next letter.
  await page.keyboard.type('m');
  await expect(suggested).toBeVisible();
});

test('a place that is submitted before the places have come is looked for as a place', async ({
  page,
}) => {
  const release = await holding(page, 'listBoatLocations');
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').click();
  const field = page.getByRole('combobox', { name: 'Yer veya tekne' });
  await field.fill('istanbul');
  await field.press('Escape');
  await field.press('Enter');
  await release();
  await expect(page).toHaveURL(/\?location=/);
  await expect(field).toHaveValue('İstanbul');
  await page.goBack();
  await expect(page).toHaveURL('/boats');

  // Places that are long in coming are not waited for: it is a name then.
  await holding(page, 'listBoatLocations');
  await page.reload();
  await page.getByLabel('Yer veya tekne').click();
  await field.fill('rüzgâr');
  await field.press('Enter');
  await hurryUntil(page, page.getByRole('link', { name: 'Filtreyi kaldır: “rüzgâr”' }));
});

test('back from a boat leads to the same boats, at the same place', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/boats?minCapacity=6&sort=price,desc');
  await expect(cards(page)).toHaveCount(12);
  const boat = cards(page).last().getByRole('link');
  const name = await boat.innerText();
  await boat.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(300);
  await boat.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/minCapacity=6&sort=price/);
  await expect.poll(() => scrollPosition(page)).toBe(before);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Teknelere dön' }).click();
  await expect(page).toHaveURL(/minCapacity=6&sort=price/);
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test('where nothing matches, it says what would', async ({ page }) => {
  await page.goto('/boats?location=Göcek&type=YACHT&minCapacity=90');
  await expect(page.getByRole('heading', { name: 'Bir filtre eksiğiyle' })).toBeVisible();
  await page.getByRole('link', { name: /^90 kişi olmadan/ }).click();
  await expectBoats(page, ({ place, type }) => place === 'Göcek' && type === 'Yat');

  const taken = await takenDay(page, 1);
  await page.goto(`/boats?name=gülşah&startDate=${taken}&endDate=${taken}`);
  await expect(page.getByRole('heading', { name: 'Başka günlerde müsait' })).toBeVisible();
  await page
    .getByRole('link', { name: /1 tekne$/ })
    .first()
    .click();
  await expectBoats(page, ({ name }) => name === 'Gülşah');
});

test('what is invalid in an address counts as not given', async ({ page }) => {
  const { totalElements } = await searchBoats(page, { location: 'Bodrum' });
  await page.goto(
    '/boats?type=SUBMARINE&minCapacity=-3&minPrice=abc&startDate=2020-01-01&endDate=2020-02-31&sort=worst&page=0&location=Bodrum',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Bodrum çevresinde ${totalElements} tekne`,
  );
  await expectBoats(page, ({ place }) => place === 'Bodrum');
  await expect(activeFilters(page).getByRole('link')).toHaveText(['Bodrum', 'Filtreleri temizle']);
});
