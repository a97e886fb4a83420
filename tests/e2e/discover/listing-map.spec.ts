import type { Page } from '@playwright/test';
import { findOrInstallChromium } from '../../../scripts/lib/chromium.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { cards, expectCount } from '../support/boats.ts';
import { failing } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { cuttingParts } from '../support/parts.ts';
import { searchParam } from '../support/person.ts';
import { searchBoats } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

// A map is drawn with WebGL, which a machine without a graphics card has to be told to do without one.
test.use({
  language: 'tr',
  launchOptions: {
    executablePath: findOrInstallChromium().path,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});
// Drawn by the processor alone, it takes its time.
test.slow();

const map = (page: Page) => page.getByRole('region', { name: /^Teknelerin haritası/ });
const pins = (page: Page) => page.getByRole('list', { name: 'Haritadakiler' });

test('list and map show the same boats, and each where the other looks', async ({ page }) => {
  await page.goto('/boats?location=Antalya');
  await expect(map(page)).toBeVisible();
  const { totalElements, content } = await searchBoats(page, { location: 'Antalya' });
  await expectCount(page, totalElements);
  await expect(pins(page).getByRole('button').first()).toBeVisible();

  // From the list to the map.
  const boat = cards(page).first();
  await boat.hover();
  await expect(pins(page).locator('[data-highlighted]')).toHaveCount(1);

  // From the map to the list, and to the boat, by keyboard: all that is on the map is also a list.
  await page.getByRole('button', { name: 'Haritadakileri liste olarak göster' }).press('Enter');
  const panel = page.getByRole('region', { name: /ilan$/ });
  await expect(panel.getByRole('button')).toHaveCount(totalElements + 1);
  // Not at the width of a phone: the map goes from the page there, and its list with it.
  await expectAccessible(page, { within: 'main' });
  const [{ name } = { name: '' }] = content;
  await panel.getByRole('button', { name }).press('Enter');
  const card = page.getByRole('region', { name });
  await expect(card.getByRole('link', { name })).toBeVisible();
  await card.getByRole('button', { name: `Kapat: ${name}` }).press('Enter');
  await expect(card).toBeHidden();

  // A person moves the map, and asks for what is there.
  await map(page).focus();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Bu bölgede ara' }).click();
  await expect.poll(() => searchParam(page, 'area')).not.toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Haritanın bu bölümünde \d+ tekne$/,
  );
  const within = await cards(page).count();
  await page.reload();
  await expect(cards(page)).toHaveCount(within);
  await page.getByRole('link', { name: 'Filtreyi kaldır: Haritadaki bölge' }).click();
  await expectCount(page, totalElements);

  await page.getByRole('button', { name: 'Haritayı gizle' }).click();
  await expect(map(page)).toBeHidden();
  await expect.poll(() => searchParam(page, 'map')).toBe('false');
});

test('tours have the same map, and each looks where the other does', async ({ page }) => {
  await page.goto('/tours?location=Antalya');
  const tourMap = page.getByRole('region', { name: /^Turların haritası/ });
  await expect(tourMap).toBeVisible();
  await expect(pins(page).getByRole('button').first()).toBeVisible();
  const tours = page.getByRole('main').getByRole('list', { name: 'Turlar' }).getByRole('article');
  const total = await tours.count();
  await tours.first().hover();
  await expect(pins(page).locator('[data-highlighted]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Haritadakileri liste olarak göster' }).press('Enter');
  const panel = page.getByRole('region', { name: /ilan$/ });
  await expect(panel.getByRole('button')).toHaveCount(total + 1);
  const name = await tours.first().getByRole('link').innerText();
  await panel.getByRole('button', { name }).press('Enter');
  const card = page.getByRole('region', { name });
  await expect(card.getByRole('link', { name })).toHaveAttribute('href', /^\/tours\/\d+/);

  await tourMap.focus();
  await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Bu bölgede ara' }).click();
  await expect.poll(() => searchParam(page, 'area')).not.toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Haritanın bu bölümünde \d+ tur$/,
  );
  await page.goBack();
  await expect(page).toHaveURL('/tours?location=Antalya');
});

test('on a phone the map takes the place of the list', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/boats');
  await page.getByRole('button', { name: 'Harita', exact: true }).click();
  await expect(page).toHaveURL('/boats?map=true');
  await expect(map(page)).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  await pins(page).getByRole('button').first().waitFor();
  // A tall narrow map comes far enough out for the whole coast.
  for (const pin of await pins(page).getByRole('button').all()) {
    await expect(pin).toBeInViewport({ ratio: 0.99 });
  }
  await expectAccessible(page);
  await page.reload();
  await expect(map(page)).toBeVisible();
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await expect(page).toHaveURL('/boats');
  await expect(cards(page)).toHaveCount(12);
});

test('a map that does not come is asked for again, and so are its boats', async ({ page }) => {
  await cuttingParts(page, 'src/map/engine/offer-canvas.tsx');
  await page.goto('/boats?location=Antalya');
  await expect(page.getByText('Harita yüklenemedi.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unrouteAll();
  const mend = await failing(page, 'searchBoats', { status: 503 });
  await page.reload();
  await expect(page.getByText('Tekneler haritada gösterilemedi.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(pins(page).getByRole('button').first()).toBeVisible();
});

test('boats of one marina open into a fan, which the keyboard goes through and leaves', async ({
  page,
}) => {
  await page.goto('/boats?location=Göcek');
  const several = pins(page).getByRole('button', { name: /yakından bakın/ });
  const fan = pins(page)
    .getByRole('listitem')
    .filter({ has: page.locator('svg') });
  const boats = fan.getByRole('button');
  await several.first().waitFor();
  // Each press looks closer, until they lie side by side however near one comes.
  await expect(async () => {
    if ((await boats.count()) === 0) await several.first().press('Enter');
    await expect(boats.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(boats.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boats.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(boats).toHaveCount(0);
  await expect(pins(page).locator(':focus')).toHaveAccessibleName(/yakından bakın/);
  await page.keyboard.press('Enter');
  await boats.first().press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: /^Kapat: / })).toBeVisible();
});

test('a chart that does not come leaves the boats in their places, and comes with another try', async ({
  page,
}) => {
  expectError(page, /^Failed to load resource/, /could not be drawn/);
  await page.route(/\/assets\/coast-.*\.geojson$/, (route) => route.abort());
  await page.goto('/boats?location=Antalya');
  const notice = page.getByText('Harita tam yüklenemedi');
  await expect(notice).toBeVisible();
  await expect(pins(page).getByRole('button').first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(notice).toBeHidden();
});

test('a map that begins offline says so, and is drawn by another try', async ({ page }) => {
  expectError(page, /^Failed to load resource/, /could not be drawn/);
  await page.route(/maplibre-gl-worker/, (route) => route.abort());
  await page.goto('/boats?location=Antalya');
  const notice = page.getByText('Harita tam yüklenemedi');
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  const worker = page.waitForResponse(/maplibre-gl-worker/);
  await page.getByRole('main').getByRole('button', { name: 'Tekrar dene' }).click();
  await worker;
  await expect(notice).toBeHidden();
  await expect(pins(page).getByRole('button').first()).toBeVisible();
});
