import type { Page } from '@playwright/test';
import { api, boatSearchOf, holding, requestOf } from './support/mock.ts';
import { scrollPosition, searchParam } from './support/person.ts';
import { expect, test } from './support/test.ts';

const activeFilters = (page: Page) => page.getByRole('list', { name: 'Etkin filtreler' });

test('each filter goes into the address and into the call, and out again', async ({
  page,
  isPhone,
}) => {
  test.skip(isPhone, 'phones have the drawer');
  await page.goto('/boats');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);

  const type = page.getByRole('group', { name: 'Tekne tipi' });
  const search = (act: () => Promise<unknown>) => boatSearchOf(page, act);
  expect(await search(() => type.getByRole('button', { name: 'Katamaran' }).click())).toEqual({
    criteria: { type: 'CATAMARAN' },
    query: { page: '0' },
  });
  await expect(page).toHaveURL('/boats?type=CATAMARAN');
  await expect(type.getByRole('button', { name: 'Katamaran' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const guests = page.getByRole('combobox', { name: 'Kaç kişi' });
  expect((await search(() => guests.selectOption('En az 7 kişi'))).criteria).toEqual({
    type: 'CATAMARAN',
    minCapacity: 7,
  });

  await page.getByRole('button', { name: 'Fiyat' }).click();
  const price = page.getByRole('dialog', { name: 'Günlük fiyat' });
  await price.getByRole('textbox', { name: 'En az' }).fill('20000');
  await price.getByRole('textbox', { name: 'En çok' }).fill('10000');
  const priced = await search(() => price.getByRole('button', { name: 'Uygula' }).click());
  expect(priced.criteria).toMatchObject({ minPrice: 10000, maxPrice: 20000 });
  await expect(price).toBeHidden();

  await page.getByRole('button', { name: 'Tarihler' }).click();
  const dates = page.getByRole('dialog', { name: 'Tarihler' });
  await expect(dates.getByRole('button', { name: /19 Kasım 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dates.getByRole('button', { name: /28 Kasım 2026/ }).click();
  const dated = await search(() => dates.getByRole('button', { name: /^2 Aralık 2026/ }).click());
  expect(dated.criteria).toMatchObject({ startDate: '2026-11-28', endDate: '2026-12-02' });

  const sort = page.getByRole('combobox', { name: 'Sırala' });
  const sorted = await search(() => sort.selectOption('Fiyat: düşükten yükseğe'));
  expect(sorted.query).toEqual({ page: '0', sort: 'price,asc' });
  await expect(page).toHaveURL(
    /\?type=CATAMARAN&minCapacity=7&minPrice=10000&maxPrice=20000&startDate=2026-11-28&endDate=2026-12-02&sort=price%2Casc$/,
  );

  // Everything is there again after a reload, and each part comes out by itself. The pointer must
  // not rest on a link: it would be loaded ahead.
  await page.mouse.move(0, 0);
  const reloaded = await search(() => page.reload());
  expect(reloaded).toEqual({
    criteria: {
      type: 'CATAMARAN',
      minCapacity: 7,
      minPrice: 10000,
      maxPrice: 20000,
      startDate: '2026-11-28',
      endDate: '2026-12-02',
    },
    query: { page: '0', sort: 'price,asc' },
  });
  await expect(activeFilters(page).getByRole('link')).toHaveText([
    /^28 Kas\s–\s2 Ara$/,
    'En az 7 kişi',
    'Katamaran',
    '₺10.000 – ₺20.000',
    'Filtreleri temizle',
  ]);
  const withoutPrice = await search(() =>
    page.getByRole('link', { name: 'Filtreyi kaldır: ₺10.000 – ₺20.000' }).click(),
  );
  expect(withoutPrice.criteria).not.toHaveProperty('minPrice');
  expect(withoutPrice.criteria).not.toHaveProperty('maxPrice');
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  // The order is no filter.
  await expect(page).toHaveURL('/boats?sort=price%2Casc');
  await expect(activeFilters(page)).toBeHidden();

  await page.goBack();
  await expect(activeFilters(page).getByRole('link', { name: /Katamaran/ })).toBeVisible();
  await page.goForward();
  await expect(activeFilters(page)).toBeHidden();
});

test('on a phone the filters are set together in a drawer', async ({ page, isPhone }) => {
  test.skip(!isPhone, 'wide screens have them in the bar');
  await page.goto('/boats?sort=rating,desc');
  await page.getByRole('button', { name: 'Filtreler' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtreler' });
  await drawer.getByRole('button', { name: /^Göcek/ }).click();
  await drawer.getByRole('button', { name: '13+' }).click();
  await drawer.getByRole('button', { name: 'Yelkenli' }).click();
  await drawer.getByRole('textbox', { name: 'En çok' }).fill('50000');
  await drawer.getByRole('textbox', { name: 'En çok' }).blur();
  await drawer.getByRole('button', { name: /tekneyi göster|Tekneleri göster/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtreler, 4 seçili' })).toBeFocused();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    location: 'Göcek',
    minCapacity: '13',
    type: 'SAILBOAT',
    maxPrice: '50000',
    sort: 'rating,desc',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göcek çevresinde 14 tekne');

  await page.getByRole('button', { name: 'Filtreler, 4 seçili' }).click();
  await expect(drawer.getByRole('button', { name: 'Yelkenli' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await drawer.getByRole('button', { name: 'Temizle' }).click();
  await drawer.getByRole('button', { name: /tekneyi göster|Tekneleri göster/ }).click();
  await expect(page).toHaveURL('/boats?sort=rating%2Cdesc');
});

test('a text looks for a place or for a name, and is helped by suggestions', async ({
  page,
  isPhone,
}) => {
  await page.goto('/boats');
  // It turns from a plain field into one that suggests when somebody turns to it.
  const field = page.getByRole('combobox', { name: 'Yer veya tekne' });
  await page.getByLabel('Yer veya tekne').click();
  const asked = await requestOf(page, api.suggestions, () => field.fill('mar'));
  expect(new URL(asked.url()).searchParams.get('query')).toBe('mar');
  await expect(page.getByRole('option')).toHaveText([
    /Marmaris\s*Yer/,
    /Martı\s*Bodrum/,
    /Martıgözü/,
  ]);

  // By keyboard: the first suggestion is a place, the second a boat.
  await field.press('ArrowDown');
  const found = await boatSearchOf(page, () => field.press('Enter'));
  expect(found.criteria).toEqual({ location: 'Marmaris' });
  await expect(page).toHaveURL('/boats?location=Marmaris');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marmaris çevresinde 14 tekne');

  await field.fill('mar');
  await expect(page.getByRole('option')).toHaveCount(3);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/boats/3');

  // What is submitted as typed is a place if there is one of that name, else part of a boat's name.
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').click();
  await field.fill('istanbul');
  await field.press('Escape');
  await field.press('Enter');
  await expect.poll(() => searchParam(page, 'location')).toBe('İstanbul');
  await field.fill('rüzgâr');
  await field.press('Escape');
  if (isPhone) await field.press('Enter');
  else await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect.poll(() => searchParam(page, 'name')).toBe('rüzgâr');
  expect(searchParam(page, 'location')).toBeNull();
});

test('what was typed before the suggestions could be had is completed all the same', async ({
  page,
}) => {
  const release = await holding(page, '**/assets/suggest-field-*.js');
  await page.goto('/boats');
  await page.getByLabel('Yer veya tekne').pressSequentially('mar');
  await release();
  await expect(page.getByRole('option', { name: /Marmaris/ })).toBeVisible();
  await page.keyboard.type('m');
  await expect(page.getByLabel('Yer veya tekne').first()).toHaveValue('marm');
});

test('back from a boat leads to the same boats, at the same place', async ({ page }) => {
  await page.goto('/boats?minCapacity=7&sort=price,desc');
  const boat = page.getByRole('link', { name: 'Şahika' });
  await boat.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(300);
  await boat.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Şahika' })).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/minCapacity=7&sort=price/);
  await expect.poll(() => scrollPosition(page)).toBe(before);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Şahika' })).toBeVisible();
  await page.getByRole('link', { name: 'Teknelere dön' }).click();
  await expect(page).toHaveURL(/minCapacity=7&sort=price/);
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test('what is invalid in an address counts as not given', async ({ page }) => {
  const asked = await boatSearchOf(page, () =>
    page.goto(
      '/boats?type=SUBMARINE&minCapacity=-3&minPrice=abc&startDate=2020-01-01&endDate=2027-02-31&sort=worst&page=0&location=Bodrum',
    ),
  );
  expect(asked).toEqual({ criteria: { location: 'Bodrum' }, query: { page: '0' } });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await expect(activeFilters(page).getByRole('link')).toHaveText(['Bodrum', 'Filtreleri temizle']);
});
