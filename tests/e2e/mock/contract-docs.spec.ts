import type { Page } from '@playwright/test';
import { COLOURS, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'en' });

/** What the page asked of other places, all of which is refused. */
async function withoutNetwork(page: Page, baseURL: string | undefined): Promise<string[]> {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  return elsewhere;
}

test('shows the operations and finds one, without a network', async ({ page, baseURL }) => {
  const elsewhere = await withoutNetwork(page, baseURL);
  await page.goto('/_mock');
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(/\/_mock\/docs\/$/);
  await expect(page).toHaveTitle(/Overview · Pruva API/);
  await page.getByRole('link', { name: 'Operations', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Pruva API/, level: 1 })).toBeVisible();

  await page.getByText('Search Ctrl+K').click();
  await page.getByRole('textbox', { name: 'Search docs' }).fill('createBooking');
  await page
    .getByRole('link', { name: /Create a booking/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/bookings\/createbooking$/);
  await expect(page.getByText('The same request again').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('leads from the matrix to the operation and on to its codes', async ({ page, baseURL }) => {
  const elsewhere = await withoutNetwork(page, baseURL);
  await page.goto('/_mock/docs/access.html');
  await page.getByRole('searchbox', { name: 'Find an operation' }).fill('PUT updateboat');
  await expect(page.getByRole('row', { name: /setBoatRating/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'updateBoat', exact: true }).click();
  const heading = page.getByRole('heading', { name: /Update a boat$/ });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'BOAT_NAME_TAKEN' }).first().click();
  await expect(page).toHaveURL(/errors\.html#BOAT_NAME_TAKEN$/);
  const code = page.locator('#BOAT_NAME_TAKEN');
  await expect(code).toBeInViewport();
  await expect(code).toContainText('What a client does');
  await code.getByRole('link', { name: 'createBoat' }).click();
  await expect(page.getByRole('heading', { name: /Create a boat$/ })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('shows the whole matrix, the meaning of a code and the policy', { tag: '@phone' }, async ({
  page,
  baseURL,
  isPhone,
}) => {
  const elsewhere = await withoutNetwork(page, baseURL);
  if (!isPhone) await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/_mock/docs/access.html');
  const row = page.getByRole('row', { name: /setBoatRating/ });
  await row.scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'Admin' })).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('cell').last()).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('cell').last()).toHaveText(/may call$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.getByRole('link', { name: 'Error codes' }).click();
  await page.getByRole('searchbox', { name: 'Find a code' }).fill('record_changed');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Somebody has changed the record');
  await page.getByRole('link', { name: 'Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Deprecation' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('the documentation can be read by everybody, by day and by night', async ({ page }) => {
  for (const file of ['index', 'access', 'errors', 'policy']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/_mock/docs/${file}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), file).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, undefined, COLOURS), `${file} by night`).toEqual([]);
  }
});
