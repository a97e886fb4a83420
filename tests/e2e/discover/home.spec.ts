import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatDate, formatDateRange } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { dayNamed } from '../support/day-names.ts';
import { failing, holding, setClock, startFrom } from '../support/mock.ts';
import { holdingPart, isPart } from '../support/parts.ts';
import { chooseLanguage, scrollPosition, searchParam } from '../support/person.ts';
import { searchBoats } from '../support/service.ts';
import { expect, test } from '../support/test.ts';
import { inDays, nextMonth } from '../support/today.ts';

/** The section under a heading of the second level. */
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Goes down to a section, which loads on the way. */
async function goDownTo(page: Page, name: string): Promise<Locator> {
  await section(page, name).scrollIntoViewIfNeeded();
  return section(page, name);
}

test('a day from dawn to dusk, told in figures that the service has counted', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const { totalElements, content } = await searchBoats(page);
  const [startDate, endDate] = [inDays(1), inDays(2)];
  const free = await searchBoats(page, { startDate, endDate });
  await page.goto('/');
  await expect(page).toHaveTitle('Türkiye kıyılarında tekneler ve turlar · Pruva');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sabah,denizden başlar.');

  const places = await goDownTo(page, 'Hangi kıyıdan?');
  await expect(places.getByRole('article')).toHaveCount(7);
  const bodrum = await searchBoats(page, { location: 'Bodrum' });
  await expect(places.getByRole('article').first()).toContainText(`${bodrum.totalElements} tekne`);

  const weekend = await goDownTo(page, 'Hafta sonu müsait tekneler');
  await expect(weekend).toContainText('13–14 Haziran');
  await expect(weekend.getByRole('article')).toHaveCount(3);
  await expect(weekend.getByRole('article').first()).toContainText(free.content[0]?.name ?? '?');
  await expect(
    weekend.getByRole('link', { name: `${free.totalElements} müsait tekne` }),
  ).toHaveAttribute('href', `/boats?startDate=${startDate}&endDate=${endDate}`);

  const boats = await goDownTo(page, 'En popüler tekneler');
  const shown = await weekend.getByRole('heading', { level: 3 }).allTextContents();
  const next = content.find(({ name }) => !shown.includes(name));
  await expect(boats.getByRole('article').first()).toContainText(next?.name ?? '?');
  const coasts = page.locator('article [data-fact="place"]');
  const counts = Map.groupBy(await coasts.allTextContents(), (place) => place);
  for (const boatsOfCoast of counts.values()) expect(boatsOfCoast.length).toBeLessThanOrEqual(2);
  await expect(boats.getByRole('article').filter({ visible: true })).toHaveCount(isPhone ? 3 : 6);
  await expect(boats.getByRole('link', { name: `${totalElements} teknenin hepsi` })).toBeVisible();

  const tours = await goDownTo(page, 'Yolu bilen bir rehberle');
  await expect(tours.getByRole('listitem')).toHaveCount(3);
  const reviews = await goDownTo(page, 'Denizden dönenler');
  await expect(reviews.locator('figure')).toHaveCount(3);
  await expect(reviews.locator('dl')).toContainText(String(totalElements));
  await expect(page.getByRole('link', { name: 'Kaptan ol' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => scrollTo(0, 0));
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mornings startat sea.');
  await expect(page).toHaveURL('/en');
});

test('a day that is over is not offered: on its afternoon the next is', async ({ page }) => {
  await setClock(page, `${inDays(1)}T17:00:00Z`);
  await page.goto('/');
  const saturday = await goDownTo(page, 'Hafta sonu müsait tekneler');
  await expect(saturday.getByText(formatDate('tr', inDays(2)), { exact: true })).toBeVisible();
  await expect(saturday.getByRole('article').first()).toContainText('bu gün için');
  await expect(saturday.getByRole('link', { name: /müsait tekne$/ })).toHaveAttribute(
    'href',
    `/boats?startDate=${inDays(2)}&endDate=${inDays(2)}`,
  );

  await setClock(page, `${inDays(2)}T09:00:00Z`);
  await page.reload();
  await section(page, 'Hafta sonu müsait tekneler')
    .or(section(page, 'Gelecek hafta sonu müsait tekneler'))
    .scrollIntoViewIfNeeded();
  const sunday = section(page, 'Gelecek hafta sonu müsait tekneler');
  await expect(sunday).toContainText(formatDateRange('tr', inDays(8), inDays(9)));
  await expect(sunday.getByRole('article').first()).toContainText('bu günler için');
});

test('on a phone on its side the search is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Tekne ara' })).toBeInViewport({ ratio: 1 });
  await page.goto('/boats');
  const order = await page.getByRole('combobox', { name: 'Sırala' }).boundingBox();
  const map = await page.getByRole('button', { name: 'Harita' }).boundingBox();
  expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThan(order?.x ?? 0);
});

test('what is below the first view loads when somebody is on the way there', {
  tag: '@phone-only',
}, async ({ page }) => {
  const loaded: URL[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url())));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const isThere = () => loaded.some(isPart('src/routes/-home-sections.tsx'));
  expect(isThere()).toBe(false);
  // It reads all the same, and changes its language before it is loaded.
  await expect(section(page, 'Bir gün, üç adım')).toContainText('%20');
  await chooseLanguage(page, 'en');
  await expect(section(page, 'Where along the coast?')).toBeAttached();
  await goDownTo(page, 'Most popular boats');
  await expect(section(page, 'Most popular boats').getByRole('article').first()).toBeVisible();
  expect(isThere()).toBe(true);
});

test('the search leads to the boats and tours that were asked for', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const slab = page.getByRole('search');
  await slab.getByLabel('Nereye?').selectOption('Göcek');
  await slab.getByLabel('Kaç kişi').selectOption('6');
  await slab.getByText('Ne zaman').click();
  const days = slab.getByRole('gridcell').getByRole('button');
  const trip = { start: nextMonth(9), end: nextMonth(10) };
  await slab
    .getByRole('button', { name: /^Sonraki/ })
    .first()
    .click();
  for (const day of [trip.start, trip.end]) {
    await days.and(page.getByRole('button', { name: dayNamed(day) })).click();
  }
  await expect(slab.locator('summary')).toContainText(
    formatDateRange('tr', trip.start, trip.end, 'short'),
  );
  await expect(slab.locator('summary')).toBeFocused();
  await slab.getByRole('button', { name: 'Tekne ara' }).click();
  await expect(page).toHaveURL(/^[^?]+\/boats\?/);
  expect(searchParam(page, 'location')).toBe('Göcek');
  expect(searchParam(page, 'startDate')).toBe(trip.start);
  expect(searchParam(page, 'endDate')).toBe(trip.end);
  expect(searchParam(page, 'minCapacity')).toBe('6');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tekne');
  await page.goBack();
  await slab.getByText('Turlar').click();
  await slab.getByLabel('Nereye?').selectOption('Bodrum');
  await slab.getByRole('button', { name: 'Tur ara' }).click();
  await expect(page).toHaveURL('/tours?location=Bodrum');

  // The form itself, as it is before any script has run.
  await page.goto('/en');
  await page.getByLabel('Where to?').selectOption('Fethiye');
  await page.locator('search form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/en\/boats\?location=Fethiye/);
  const { totalElements } = await searchBoats(page, { location: 'Fethiye' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(totalElements));
});

test('each part loads and fails by itself; an empty coast hides what it does not have', async ({
  page,
}) => {
  const arrive = await holding(page, 'searchBoatsPage');
  const heal = await failing(page, 'listDestinations', { status: 400 });
  await page.goto('/');
  await goDownTo(page, 'En popüler tekneler');
  await page.getByRole('alert').waitFor();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(section(page, 'En popüler tekneler').locator('article').first()).toBeAttached();
  await arrive();
  await heal();

  const mend = await failing(page, 'listDestinations', { status: 503 });
  await page.reload();
  const boats = await goDownTo(page, 'En popüler tekneler');
  const boat = boats.getByRole('article').first();
  await boat.waitFor();
  await expect(boat).toContainText('₺');
  const retry = section(page, 'Hangi kıyıdan?').getByRole('button', { name: 'Tekrar dene' });
  await retry.waitFor();
  await mend();
  await retry.click();
  await expect(section(page, 'Hangi kıyıdan?').getByRole('article')).toHaveCount(7);

  await startFrom(page, 'empty');
  await page.reload();
  await goDownTo(page, 'Bir gün, üç adım');
  await expect(section(page, 'En popüler tekneler')).toHaveCount(0);
  await expect(section(page, 'Hangi kıyıdan?')).toHaveCount(0);
  await expectAccessible(page, { byNight: false });
});

test('the days open where there is room, and the page stays where it was', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('search').getByText('Ne zaman').click();
  await expect(page.getByRole('search').getByRole('gridcell').first()).toBeVisible();
  const { top, bottom } = await page
    .getByRole('search')
    .getByRole('grid')
    .first()
    .evaluate((grid) => grid.getBoundingClientRect());
  expect(await scrollPosition(page)).toBe(0);
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

test('what guests wrote is the best, whole, and in the reader’s language', async ({ page }) => {
  for (const [language, path] of [
    ['tr', '/'],
    ['en', '/en'],
  ] as const) {
    await page.goto(path);
    const quotes = page.locator('figure blockquote');
    await goDownTo(page, language === 'tr' ? 'Denizden dönenler' : 'Back from the sea');
    await expect(quotes).toHaveCount(3);
    for (const quote of await quotes.all()) await expect(quote).toHaveAttribute('lang', language);
    await expect(page.locator('figure').getByText(/^5/)).toHaveCount(3);
  }
});

const scenes = (hour: string) => `generated/scenes/hero-${hour}-wide.svg`;
/** A drawing as it is compared: in an address of data its quotes and its space are others. */
const normal = (svg: string) => svg.trim().replaceAll('"', "'").replaceAll(/\s+/g, ' ');

/** The picture that the page opens with. */
async function sceneOf(page: Page): Promise<string> {
  const picture = await page
    .getByRole('main')
    .locator('section')
    .first()
    .locator('> div')
    .first()
    .evaluate((scene) => getComputedStyle(scene).backgroundImage);
  const [, data = ''] = /^url\("data:image\/svg\+xml,(.*)"\)$/s.exec(picture) ?? [];
  return normal(decodeURIComponent(data));
}

for (const [light, time] of [
  ['dawn', '06:30'],
  ['noon', '13:00'],
  ['golden', '18:30'],
  ['night', '22:00'],
] as const) {
  test(`opens with the picture of the visitor’s hour: ${light}`, async ({ page }) => {
    // Another hour of the same day: by how far the clock is off, the mock's day is too.
    const [day] = new Date().toISOString().split('T');
    await page.clock.setSystemTime(new Date(`${day}T${time}:00+03:00`));
    const drawn = async (hour: string) => normal(await readFile(scenes(hour), 'utf8'));
    await page.goto('/');
    expect(await sceneOf(page)).toBe(await drawn(light));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await sceneOf(page)).toBe(await drawn('night'));
  });
}

test('an occasion opens the boats that are let for it; what was looked at stands high the next time', async ({
  page,
}) => {
  const birthday = await searchBoats(page, { occasion: 'Doğum günü' });
  const all = await searchBoats(page);
  expect(birthday.totalElements).toBeLessThan(all.totalElements);
  await page.goto('/');
  await goDownTo(page, 'Denize çıkmaya değer günler');
  await page.getByRole('link', { name: 'Doğum günü' }).click();
  await expect(page).toHaveURL(/\/boats\?occasion=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    String(birthday.totalElements),
  );
  const boat = page.getByRole('article').first();
  const name = await boat.getByRole('heading').textContent();
  await boat.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: name ?? '?' }).waitFor();
  await page.goto('/');
  const seen = await goDownTo(page, 'Son baktıklarınız');
  await expect(seen.getByRole('article')).toHaveCount(1);
  await expect(seen).toContainText(name ?? '?');
});

/** Goes down the page, section by section, to the link at its end. */
async function goDownToLast(page: Page): Promise<Locator> {
  for (const name of [
    'Hafta sonu müsait tekneler',
    'En popüler tekneler',
    'Yolu bilen bir rehberle',
  ]) {
    const part = await goDownTo(page, name);
    await expect(part.getByRole('article').first()).toBeVisible();
  }
  const link = (await goDownTo(page, 'Tekneniz mi var?')).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  return link;
}

/** Goes back a page, to a link that was in sight where the page was scrolled to `before`. */
async function expectWayBack(page: Page, link: Locator, before: number): Promise<void> {
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(Math.abs((await scrollPosition(page)) - before)).toBeLessThan(8);
}

test('a way back from far down the page leads to where one was', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const link = await goDownToLast(page);
  const before = await scrollPosition(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş yap');
  await expectWayBack(page, link, before);
});

test('what stands in for a page that is slow to come changes no place', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const link = await goDownToLast(page);
  const before = await scrollPosition(page);
  // The app does not know that page yet, and begins anew once it does.
  const release = await holdingPart(page, 'generated/routeTree.gen.ts?further');
  await link.click();
  await expect(page.getByRole('heading', { name: 'Tekneniz mi var?' })).toBeHidden();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giriş yap');
  await expectWayBack(page, link, before);
});
