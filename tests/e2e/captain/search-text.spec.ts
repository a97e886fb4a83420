import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const CAPTAIN = 'mehmet.agaoglu';
const ADMINISTRATOR = 'selin.aydin';

/** Every list of the area that can be searched by a text, which may be somebody’s name. */
const LISTS = [
  [CAPTAIN, '/captain/bookings?status=CONFIRMED'],
  [CAPTAIN, '/captain/finance?days=90'],
  [CAPTAIN, '/captain/ratings?sort=rating%2Casc'],
  [ADMINISTRATOR, '/captain'],
] as const;

const searchbox = (page: Page) => page.getByRole('main').getByRole('searchbox');
const lookedFor = (page: Page) => page.evaluate(() => history.state.searchText);

test('no list of the area puts what is looked for into its address, and loading it anew keeps it', async ({
  page,
}) => {
  for (const [person, list] of LISTS) {
    await signIn(page, person);
    await page.goto(list);
    await searchbox(page).fill('elif');
    await expect.poll(() => lookedFor(page)).toBe('elif');
    await expect(page).toHaveURL(list);
    await page.reload();
    await expect(searchbox(page)).toHaveValue('elif');
    // What cannot be seen is not looked for.
    await searchbox(page).fill('\u200b');
    await expect.poll(() => lookedFor(page)).toBeUndefined();
  }
});

test('going back undoes one filter after the other, and what was typed at once', async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings');
  const statuses = page.getByRole('group', { name: 'Durum' });
  await statuses.getByRole('button', { name: /^Onaylandı/ }).click();
  await expect(page).toHaveURL('/captain/bookings?status=CONFIRMED');
  await searchbox(page).fill('el');
  await expect.poll(() => lookedFor(page)).toBe('el');
  await searchbox(page).fill('elif');
  await expect.poll(() => lookedFor(page)).toBe('elif');
  await page.goBack();
  await expect(searchbox(page)).toHaveValue('');
  await expect(page).toHaveURL('/captain/bookings?status=CONFIRMED');
  await page.goBack();
  await expect(page).toHaveURL('/captain/bookings');
  await page.goForward();
  await page.goForward();
  await expect(searchbox(page)).toHaveValue('elif');

  await page.goto('/captain/vessels');
  await searchbox(page).fill('gül');
  await expect(page).toHaveURL(/name=g/);
  await searchbox(page).fill('gülş');
  await expect(page).toHaveURL(/name=g[^&]*%C5%9F$/);
  await page.goBack();
  await expect(page).toHaveURL('/captain/vessels');
  await expect(searchbox(page)).toHaveValue('');
});
