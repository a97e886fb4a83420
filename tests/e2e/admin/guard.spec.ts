import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { failing, loggedCalls } from '../support/mock.ts';
import { signIn, signInHere } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

const PATHS = [
  '/admin',
  '/admin/captain-applications',
  '/admin/captain-applications/1',
  '/admin/documents',
  '/admin/reviews',
  '/admin/contact-messages',
  '/admin/users',
  '/admin/users/1',
  '/admin/bookings',
  '/admin/bookings/1',
  '/admin/content',
  '/admin/offers',
  '/admin/audit',
];

const words = {
  tr: 'Bu sayfaya erişim yetkiniz bulunmamaktadır.',
  en: 'You do not have access to this page.',
};

interface Chunk {
  file: string;
  css?: string[];
}

/** The files of the build that hold nothing but the administration. */
function filesOfTheArea(): Set<string> {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >; // what Vite writes there
  const isOfTheArea = (key: string) =>
    /^src\/(?:features\/admin|routes\/_signed-in\/admin)\//.test(key);
  const files = Object.entries(manifest).flatMap(([key, { file, css = [] }]) =>
    isOfTheArea(key) ? [file, ...css] : [],
  );
  return new Set(files.map((file) => `/${file}`));
}

/** The paths of the files that the page has asked for so far. */
function filesAskedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return asked;
}

test('the routes of the administration are those that are tried here', () => {
  const files = readdirSync('src/routes/_signed-in/admin').filter((name) => name !== 'route.tsx');
  expect(PATHS).toHaveLength(files.length);
});

for (const person of ['elif.yildiz', 'mehmet.agaoglu']) {
  test(`${person} has no access to any page, and nothing of it is fetched`, async ({ page }) => {
    const area = filesOfTheArea();
    expect(area.size).toBeGreaterThan(PATHS.length);
    const asked = filesAskedFor(page);
    await signIn(page, person);
    for (const language of languages) {
      for (const path of PATHS) {
        await page.goto(address(path, language));
        await expect(page.getByText(words[language])).toBeVisible();
        await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
        await expect(page).toHaveURL(address(path, language));
      }
    }
    await expectAccessible(page);
    expect([...asked].filter((file) => area.has(file))).toEqual([]);
    const calls = (await loggedCalls(page)).filter(({ path }) => /^\/(?:api\/)?admin/.test(path));
    expect(calls).toEqual([]);

    // Nothing leads there either.
    await page.goto('/');
    await expect(page.locator('a[href*="/admin"]')).toHaveCount(0);
  });
}

test('visitors sign in and come back to where they were going', async ({ page }) => {
  const asked = filesAskedFor(page);
  const area = filesOfTheArea();
  await page.goto('/admin/content?show=stories');
  await expect(page).toHaveURL('/login');
  expect([...asked].filter((file) => area.has(file))).toEqual([]);
  await signInHere(page, 'selin.aydin');
  await expect(page).toHaveURL('/admin/content?show=stories');
  await expect(page.getByRole('heading', { level: 1, name: 'Yerler ve yazılar' })).toBeVisible();
  // Only now, and so there was something to look for.
  expect([...asked].filter((file) => area.has(file)).length).toBeGreaterThan(0);
});

test('a session that ends on a page leads to sign-in and back, and another person to no access', async ({
  page,
}) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/admin/content');
  const title = page.getByRole('heading', { level: 1, name: 'Yerler ve yazılar' });
  await expect(title).toBeVisible();
  // The service no longer knows the session, nor renews it.
  await failing(page, 'refreshSession', { status: 401 });
  const admit = await failing(page, 'listAdminQueues', { status: 401 });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByText('Oturumunuz sona erdi')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yönetim' })).toHaveCount(0);
  await admit();
  await signInHere(page, 'selin.aydin');
  await expect(page).toHaveURL('/admin/content');
  await expect(title).toBeVisible();

  // Somebody else takes the place: the page is not for them.
  await expect(async () => {
    // What was still on its way may keep the session once more.
    await page.context().clearCookies({ name: /^pruva_/ });
    await page.goto('/admin/audit');
    await expect(page).toHaveURL('/login', { timeout: 5000 });
  }).toPass();
  await signInHere(page, 'mehmet.agaoglu');
  await expect(page.getByText(words.tr)).toBeVisible();
  await expect(page).toHaveURL('/admin/audit');
});
