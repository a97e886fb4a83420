import type { Page } from '@playwright/test';
import { startFrom } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'selin.aydin';

/** Every list that can be searched by a text, which may be somebody’s name or mail. */
const LISTS = [
  '/admin/captain-applications?status=ALL',
  '/admin/documents?state=ALL',
  '/admin/contact-messages',
  '/admin/users?role=CUSTOMER',
  '/admin/reviews',
  '/admin/reviews?view=reported',
  '/admin/bookings',
  '/admin/bookings?view=payments',
  '/admin/offers?kind=TOUR',
  '/admin/content?show=stories',
  '/admin/audit',
];

const searchbox = (page: Page) => page.getByRole('main').getByRole('searchbox');
const people = (page: Page) => page.getByRole('main').locator('a[href*="/admin/users/"]');

/** Types, and waits until it is looked for. */
async function lookFor(page: Page, text: string): Promise<void> {
  await searchbox(page).fill(text);
  await expect.poll(() => page.evaluate(() => history.state.searchText)).toBe(text);
}

test('what is looked for is in no address, and going back brings it and its page again', async ({
  page,
}) => {
  await startFrom(page, 'many-people');
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/users');
  await lookFor(page, 'ışık');
  await expect(people(page).first()).toContainText(/Işık/);
  await page.getByRole('link', { name: 'Sayfa 2', exact: true }).click();
  await expect(page).toHaveURL('/admin/users?page=2');
  const isThere = async () => {
    await expect(page).toHaveURL('/admin/users?page=2');
    await expect(searchbox(page)).toHaveValue('ışık');
    await expect(people(page).first()).toContainText(/Işık/);
    await expect(people(page).filter({ hasNotText: /Işık/ })).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
  await isThere();
  const second = await people(page).first().textContent();

  await people(page).first().click();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await page.goBack();
  await isThere();
  await expect(people(page).first()).toHaveText(second ?? '');

  await people(page).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Kullanıcılar' }).click();
  await isThere();

  await page.reload();
  await isThere();

  // Another list begins with nothing looked for.
  await page
    .getByRole('link', { name: /^Kullanıcılar/ })
    .first()
    .click();
  await expect(searchbox(page)).toHaveValue('');
  await expect(page).toHaveURL('/admin/users');
});

test('an application that was looked for goes on to its neighbours, and back to what was found', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/captain-applications?status=ALL&size=5');
  const main = page.getByRole('main');
  await lookFor(page, 'an');
  const found = main.getByRole('status').filter({ hasText: /^\d+ başvuru$/ });
  await expect(found).toBeVisible();
  const count = Number.parseInt((await found.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(1);
  await main.getByRole('list').getByRole('link').first().click();
  await expect(main.getByText(`1 / ${count}`)).toBeVisible();
  await main.getByRole('link', { name: 'Sonraki başvuru' }).click();
  await expect(main.getByText(`2 / ${count}`)).toBeVisible();
  await page.reload();
  await expect(main.getByText(`2 / ${count}`)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?status=ALL&size=5');
  await main.getByRole('link', { name: 'Kaptan başvuruları' }).click();
  await expect(searchbox(page)).toHaveValue('an');
  await expect(found).toHaveText(`${count} başvuru`);
});

test('no list puts what is looked for into its address, and loading the page anew keeps it', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  for (const list of LISTS) {
    await page.goto(list);
    await lookFor(page, 'elif');
    await expect(page).toHaveURL(list);
    await page.reload();
    await expect(searchbox(page)).toHaveValue('elif');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Filtreleri temizle' })
      .first()
      .click();
    await expect(searchbox(page)).toHaveValue('');
    expect(await page.evaluate(() => history.state.searchText)).toBeUndefined();
  }
});
