import type { Page } from '@playwright/test';
import { COLOURS, violations } from '../support/accessibility.ts';
import { expectError } from '../support/page-errors.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'en' });

/** Asks the API as the app would, in the session of the test. */
const ask = (page: Page, path: string, body?: unknown) =>
  page.evaluate(
    async ([address, sent]) => {
      const response = await fetch(`/api${address}`, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
        ...(sent !== undefined && { body: sent }),
      });
      return response.status;
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

test('shows what was asked and why it was refused, and asks it again', async ({ page }) => {
  await page.goto('/_mock');
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing was asked in this session yet.')).toBeVisible();
  expectError(page, /status of 4\d\d/);
  await ask(page, '/boats/1');
  await ask(page, '/auth/login', { username: 'elif.yildiz', password: 'wrong-one' });

  const refused = page.getByRole('row', { name: /POST .*\/api\/auth\/login/ });
  await expect(refused).toContainText('401');
  await refused.getByRole('button').press('Enter');
  const detail = page.getByRole('region', { name: 'The chosen request' });
  await expect(detail).toContainText('logIn · nobody signed in');
  await detail.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toHaveText('Answered 401.');
  await expect(page.getByRole('row', { name: /\/api\/auth\/login/ })).toHaveCount(2);

  await page.getByRole('searchbox', { name: 'Filter' }).fill('getboat');
  await expect(page.getByRole('row', { name: /\/api\/auth\/login/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /getBoat/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Forget all' }).click();
  await expect(page.getByText('No request matches.')).toBeVisible();
});

test('injects a fault, moves the clock and starts another scenario', async ({ page }) => {
  await page.goto('/_mock#faults');
  await page.getByRole('combobox', { name: /^Operation/ }).fill('listBoats');
  await page.getByRole('spinbutton', { name: 'How often' }).fill('1');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('row', { name: /listBoats answers 503 1 more times/ })).toBeVisible();
  expectError(page, /503/);
  expect(await ask(page, '/boats')).toBe(503);
  expect(await ask(page, '/boats')).toBe(200);

  await page.getByRole('link', { name: 'Session' }).click();
  const clock = page.locator('#clock');
  const before = await clock.textContent();
  await page.getByRole('button', { name: '1 week later' }).click();
  await expect(clock).not.toHaveText(before ?? '');
  await page
    .getByRole('row', { name: /^empty/ })
    .getByRole('button', { name: 'Start from it' })
    .click();
  await expect(clock).toContainText('empty');
});

test('keeps a state as a file and loads it again', async ({ page }, testInfo) => {
  await page.goto('/_mock#snapshots');
  await expect(page.getByText('Nothing was changed since the start of default.')).toBeVisible();
  await ask(page, '/contact-messages', {
    name: 'Elif Yıldız',
    email: 'elif@pruva.example',
    subject: 'Marina',
    message: 'Göcek için bir soru sormak istiyorum.',
  });
  await page.reload();
  await expect(
    page.getByText(/Changed since the start of default: .*contactMessages 1/),
  ).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = testInfo.outputPath('snapshot.json');
  await (await waiting).saveAs(file);
  await page.evaluate(() => fetch('/_mock/reset', { method: 'POST' }));
  await page.reload();
  await expect(page.getByText('Nothing was changed since the start of default.')).toBeVisible();
  await page.getByLabel('Load a file').setInputFiles(file);
  await expect(page.getByText(/contactMessages 1/)).toBeVisible();
});

const SECTIONS = [
  'requests',
  'session',
  'people',
  'faults',
  'outbox',
  'snapshots',
  'service',
  'control',
];

test('can be read by everybody, by day and by night', async ({ page }) => {
  for (const section of SECTIONS) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/_mock#${section}`);
    await expect(page.getByRole('link', { name: 'Documentation' })).toBeVisible();
    await expect(page.locator('main > div')).not.toBeEmpty();
    expect(await violations(page), section).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, undefined, COLOURS), `${section} by night`).toEqual([]);
  }
});
