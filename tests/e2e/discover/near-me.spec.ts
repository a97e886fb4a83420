import type { Locator, Page } from '@playwright/test';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding } from '../support/mock.ts';
import { searchParam } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

/** A village between Göcek and Fethiye, nearer to Göcek. */
const DALAMAN = { latitude: 36.7132, longitude: 28.7925 };
const ANKARA = { latitude: 39.9334, longitude: 32.8597 };

async function weekendOf(page: Page): Promise<Locator> {
  const weekend = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Hafta sonu müsait tekneler' }),
  });
  await weekend.scrollIntoViewIfNeeded();
  return weekend;
}

test('near this weekend: the nearest harbour is chosen, and where one is stays in the browser', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DALAMAN);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/');
  await (await weekendOf(page)).getByRole('button', { name: 'Yakınımda' }).click();
  await expect(page).toHaveURL(/\/boats\?/);
  expect(searchParam(page, 'location')).toBe('Göcek');
  expect(searchParam(page, 'startDate')).toBe(inDays(1));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Göcek çevresinde');
  expect(sent.filter((request) => /36[.]71|28[.]79/.test(request))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('36.71');
});

test('far from the coast, or not allowed: said in a sentence, and the page stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(ANKARA);
  await page.goto('/');
  const weekend = await weekendOf(page);
  const near = weekend.getByRole('button', { name: 'Yakınımda' });
  await near.click();
  await expect(weekend.getByRole('status')).toHaveText(/^100 km yakınınızda limanımız yok/);
  await context.clearPermissions();
  await near.click();
  await expect(weekend.getByRole('status')).toHaveText(/izin verilmedi/);
  await expect(page).toHaveURL('/');
  await expect(weekend.getByRole('article')).toHaveCount(3);
});

/** A device that says nothing of where it is, until `say` is called. */
async function silentDevice(page: Page): Promise<{ say: () => Promise<void> }> {
  await page.addInitScript(({ latitude, longitude }) => {
    navigator.geolocation.getCurrentPosition = (onFound) => {
      const coords = { latitude, longitude } as GeolocationCoordinates; // all that is read
      Object.assign(globalThis, {
        sayPlace: () => onFound({ coords, timestamp: 0, toJSON: () => '' }),
      });
    };
  }, DALAMAN);
  return { say: () => page.evaluate(() => Reflect.get(globalThis, 'sayPlace')()) };
}

test('a device that never answers is not waited for for ever, and not heard later', async ({
  page,
}) => {
  const device = await silentDevice(page);
  await page.goto('/');
  const weekend = await weekendOf(page);
  const near = weekend.getByRole('button', { name: 'Yakınımda' });
  await near.click();
  await hurryUntil(page, weekend.getByText(/çok uzun sürdü/));
  await device.say();
  await expect(page).toHaveURL('/');
  // Asked once more it answers, late as it is.
  await near.click();
  await device.say();
  await expect(page).toHaveURL(/location=G%C3%B6cek|location=Göcek/);
});

test('whoever goes on before the device answers is not called back', async ({ page }) => {
  const device = await silentDevice(page);
  await page.goto('/');
  const weekend = await weekendOf(page);
  await weekend.getByRole('button', { name: 'Yakınımda' }).click();
  // The page of the boat is still under way.
  const release = await holding(page, 'getBoat');
  await weekend.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/boats\/\d+/);
  await device.say();
  await expect(weekend.getByRole('progressbar')).toHaveCount(0);
  await release();
  await expect(page.getByRole('region', { name: 'Müsaitlik ve fiyat' })).toBeAttached();
  await expect(page).toHaveURL(/\/boats\/\d+/);
});

test('harbours that cannot be loaded are told of, and asked for again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DALAMAN);
  await page.goto('/');
  const weekend = await weekendOf(page);
  const recover = await failing(page, 'listBoatLocations', { status: 500 });
  const near = weekend.getByRole('button', { name: 'Yakınımda' });
  await near.click();
  await expect(weekend.getByRole('status')).toHaveText(/^Limanlar yüklenemedi/);
  await recover();
  await near.click();
  await expect(page).toHaveURL(/\/boats\?/);
});

for (const list of ['/boats', '/tours']) {
  test(`among the filters of ${list} it chooses the place, and keeps the rest`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(DALAMAN);
    await page.goto(`${list}?minRating=4`);
    await page.getByRole('button', { name: /^Filtreler/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtreler' });
    await drawer.getByRole('button', { name: 'Yakınımda' }).click();
    await expect(drawer.getByRole('button', { name: /^Göcek/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await drawer.getByRole('button', { name: /göster$/ }).click();
    await expect.poll(() => searchParam(page, 'location')).toBe('Göcek');
    expect(searchParam(page, 'minRating')).toBe('4');
  });
}
