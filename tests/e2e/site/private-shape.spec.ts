import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Holds the app's own script back until it is let through. */
async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const shape = (page: Page) => page.locator('#root > [inert]');

for (const [language, title, path] of [
  ['tr', 'Turlarım', '/captain/tours'],
  ['en', 'My tours', '/en/captain/tours'],
] as const) {
  test(`a captain’s page is drawn before the app is there, and says nothing of them: ${language}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await signIn(page, 'mehmet.agaoglu');
    const letThrough = await holdApp(page);
    const visit = page.goto(path);
    const drawn = shape(page).getByText(title, { exact: true });
    await expect(drawn).toBeVisible();
    await expect(shape(page)).not.toContainText('Mehmet');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    const place = async (one: Locator) => {
      const { x, y, height } = (await one.boundingBox()) ?? {};
      return { x, y, height };
    };
    const before = await place(drawn);
    letThrough();
    await visit;
    await expect(shape(page)).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1, name: title });
    // Nothing moves when the app takes its place.
    expect(await place(heading)).toEqual(before);
  });
}

test('the month is told before the app is there, and a period that is not known yet is not', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  async function drawnAt<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
    const letThrough = await holdApp(page);
    const visit = page.goto(path);
    await expect(shape(page)).toBeVisible();
    const result = await read();
    letThrough();
    await visit;
    await expect(shape(page)).toHaveCount(0);
    return result;
  }
  const heading = shape(page).getByText(/^\p{L}+ \d{4}$/u);
  const month = await drawnAt('/captain/availability', () => heading.innerText());
  await expect(page.getByRole('heading', { level: 1, name: month })).toBeVisible();

  await drawnAt('/captain/finance', async () => {
    await expect(shape(page).getByText('Finans', { exact: true }).first()).toBeVisible();
    await expect(shape(page).getByText(/\d{4}/).filter({ visible: true })).toHaveCount(0);
  });
});

test('a page of a customer has its shape; a captain’s has none for anybody else', async ({
  page,
}) => {
  const paths = ['/captain/tours', '/my-bookings'];
  async function drawnAt(path: string): Promise<boolean> {
    const letThrough = await holdApp(page);
    const visit = page.goto(path);
    await page.locator('#root').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const isDrawn = (await shape(page).count()) > 0;
    letThrough();
    await visit;
    return isDrawn;
  }
  for (const path of paths) expect(await drawnAt(path)).toBe(false);
  await signIn(page, 'elif.yildiz');
  expect(await drawnAt('/captain/tours')).toBe(false);
  expect(await drawnAt('/my-bookings')).toBe(true);
  // What the address narrows down is another page from the start; so is one in another language.
  expect(await drawnAt('/my-bookings?tab=past')).toBe(false);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  expect(await drawnAt('/my-bookings')).toBe(false);
  expect(await drawnAt('/en/my-bookings')).toBe(true);
});

test('an address that leads on does so, though its shape stands', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/vessels/new');
  await expect(page).toHaveURL('/captain/vessels/new/details');
  await expect(page.getByRole('heading', { level: 1, name: 'Yeni Taşıt Ekle' })).toBeVisible();
});
