import type { Page } from '@playwright/test';

/** Of everybody in the mock. */
const PASSWORD = 'deniz-2026';

/** Signs somebody in on the form of the app at `base`, as a person does, and waits until the app knows the account. */
export async function signIn(page: Page, base: string, username: string): Promise<void> {
  await page.goto(`${base}/login`);
  const form = page.locator('main form').first();
  await form.locator('input').first().fill(username);
  await form.locator('input[type="password"]').first().fill(PASSWORD);
  await form.locator('input[type="password"]').first().press('Enter');
  await page.waitForURL((address) => !address.pathname.includes('login'));
  // A visit cut short before that would make the next one read the account.
  await page.waitForFunction(() => document.cookie.includes('isProfileComplete'));
}
