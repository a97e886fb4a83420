import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/developer.ts';
import { expectError } from '../support/page-errors.ts';

test.use({ language: 'en' });

const tabs = ['People', 'State', 'Faults', 'Outbox', 'Calls'];

test('opens, turns and closes by keyboard, and is as it was left', async ({ page, panel }) => {
  await page.goto('/boats');
  await expect(panel.opener).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  await expect(panel.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.tab('People')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel.landmark.getByRole('heading', { name: 'Inject a fault' })).toBeVisible();

  await page.reload();
  await expect(panel.tab('Faults')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.heading).not.toBeFocused();

  const operation = panel.landmark.getByRole('combobox', { name: 'Operation' });
  await operation.fill('listB');
  await expect(operation).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(operation).toHaveAttribute('aria-expanded', 'false');
  await expect(operation).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.heading).toBeFocused();
  await page.keyboard.press('Control+Shift+M');
  await expect(panel.opener).toBeFocused();
  await page.reload();
  await expect(panel.opener).toBeVisible();
  await expect(panel.heading).toHaveCount(0);
});

test('signs in as one person after another, and out', async ({ page, panel }) => {
  await panel.open('/boats', 'People');
  const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
  for (const name of ['Elif Yıldız', 'Selin Aydın']) {
    await panel.press(`Sign in as ${name}`);
    await panel.says(`Signed in as ${name}.`);
    await expect(account).toHaveAccessibleName(`Account: ${name}`);
  }
  await panel.press('Sign out Selin Aydın');
  await expect(account).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('moves the clock, and the app asks again', async ({ page, panel }) => {
  await panel.open('/boats', 'State');
  const anew = page.waitForRequest('**/api/boats/search/**');
  await panel.press('+1 week');
  await anew;
  await expect(panel.landmark).toContainText('Moved 7 days ahead');
  await panel.landmark.getByLabel('To a date').fill('2031-05-19');
  await panel.press('Go');
  await panel.says('It is 19 May 2031 now.');
  await expect(panel.landmark).toContainText('19 May 2031 at');
  await panel.press('Undo moves');
  await expect(panel.landmark).toContainText('Not moved, in Istanbul');
});

test('keeps a state of its own apart, resets it, slows its bank', async ({
  page,
  context,
  panel,
}) => {
  await context.clearCookies({ name: 'mock-session' });
  await panel.open('/boats', 'State');
  const own = panel.landmark.getByRole('switch', { name: /^A state of its own/ });
  const bank = panel.landmark.getByRole('switch', { name: /^Slow bank/ });
  await expect(panel.landmark).toContainText('shared state');
  await panel.landmark.getByText('A state of its own for this browser').click();
  await expect(own).toBeChecked();
  await expect(panel.landmark).toContainText(/browser-[0-9a-f]{8}:/);

  await panel.press('+1 day');
  await panel.landmark.getByText('Slow bank').click();
  await expect(bank).toBeChecked();
  const anew = page.waitForRequest('**/api/boats/search/**');
  await panel.press('Reset');
  await anew;
  await panel.says('Back at the start of default.');
  await expect(bank).not.toBeChecked();
  await expect(panel.landmark).toContainText('Not moved, in Istanbul');

  await panel.press('+1 day');
  await expect(panel.landmark).toContainText('Moved 1 day ahead');
  await panel.landmark.getByText('A state of its own for this browser').click();
  await expect(own).not.toBeChecked();
  await expect(panel.landmark).toContainText('Not moved, in Istanbul');
});

test('makes an operation fail until the fault is cleared', async ({ page, panel }) => {
  expectError(page, /^Failed to load resource/, /^ApiError: /);
  await panel.open('/', 'Faults');
  await panel.landmark.getByRole('combobox', { name: 'Operation' }).fill('searchBoatsP');
  await page.getByRole('option', { name: /^searchBoatsPage/ }).click();
  await panel.landmark.getByRole('button', { name: /What goes wrong/ }).click();
  await page.getByRole('option', { name: '404 Not found' }).click();
  await expect(panel.landmark).toContainText('The contract gives searchBoatsPage no 404');
  await panel.landmark.getByText('Next call only').click();
  await panel.press('Inject');
  await panel.says('404 Not found waits for every call of searchBoatsPage.');

  await page.goto('/boats');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await panel.press('Clear 404 Not found for searchBoatsPage');
  await expect(panel.landmark).toContainText('None: every call is answered');
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('shows the code of a mail, and copies it', async ({ page, context, panel }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.open('/boats', 'Outbox');
  await expect(panel.landmark).toContainText('No mail yet');
  await page.request.post('/api/auth/password-reset/forgot-password', {
    data: { email: 'elif@pruva.example' },
  });
  await panel.press(/^Copy code/);
  await panel.says(/^Copied \d+\.$/);
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(panel.landmark.getByText(code, { exact: true })).toBeVisible();
  await panel.press('Empty the outbox');
  await expect(panel.landmark).toContainText('No mail yet');
});

test('follows the calls of the app', async ({ panel }) => {
  await panel.open('/boats', 'Calls');
  const call = panel.landmark.getByRole('listitem').filter({ hasText: 'searchBoatsPage' }).first();
  await expect(call).toContainText('200');
  await expect(call).toContainText(/\d+ ms · mock/);
});

test('says so when no mock answers, and finds it again', async ({ page, context, panel }) => {
  expectError(page, /^Failed to load resource/, /^WebSocket/);
  await page.goto('/about');
  await expect(panel.opener).toBeVisible();
  await context.setOffline(true);
  await panel.opener.click();
  await expect(panel.landmark.getByRole('alert')).toContainText(
    'The mock at /_mock does not answer; npm start serves one.',
  );
  await context.setOffline(false);
  await panel.press('Try again');
  await expect(panel.tab('People')).toBeVisible();
});

test('is within reach while a dialog of the app is open', async ({ page, panel }) => {
  await page.goto('/boats');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  // It comes in a piece of its own, perhaps after the dialog; before, nobody hears its shortcut.
  await expect(panel.opener).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  await panel.tab('Outbox').click();
  await expect(panel.landmark).toContainText('No mail yet');
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`stands in nobody's way at ${width}`, async ({ page, panel }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.request.post('/_mock/faults', { data: { operation: 'listBoats', status: 503 } });
    await page.request.post('/api/auth/password-reset/forgot-password', {
      data: { email: 'elif@pruva.example' },
    });
    await page.goto('/boats');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await panel.opener.click();
    for (const tab of tabs) {
      await panel.tab(tab).click();
      await expect(panel.landmark.getByRole('tabpanel').locator('li, h3').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

for (const width of [320, 390, 800, 1280]) {
  test(`covers no control of the app at ${width}`, async ({ page, panel }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/boats', '/boats/1', '/login']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(panel.opener).toBeVisible();
      const button = await panel.opener.evaluate((element) => element.getBoundingClientRect());
      const covered = await page.evaluate(async ({ left, right, top, bottom }) => {
        const found = new Set<string>();
        for (let y = 0; y <= document.documentElement.scrollHeight; y += 20) {
          scrollTo({ top: y, behavior: 'instant' });
          for (const control of document.querySelectorAll('a, button, input, [role=slider]')) {
            if (control.closest('aside') || !control.checkVisibility()) continue;
            const box = control.getBoundingClientRect();
            const across = box.left < right && box.right > left;
            const along = box.top < bottom && box.bottom > top;
            if (across && along && box.width > 1) found.add(control.outerHTML.slice(0, 120));
          }
        }
        return [...found];
      }, button);
      expect(covered, address).toEqual([]);
    }
  });
}
