import { expect, type Page } from '@playwright/test';

/** Of everybody in the mock. */
export const PASSWORD = 'deniz-2026';

/** Signs in on the page for it, in either language, and waits until the account has been read. */
export async function signIn(page: Page, username = 'elif.yildiz'): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main').getByRole('form');
  await form.locator('input').first().fill(username);
  await form.locator('input[type="password"]').fill(PASSWORD);
  // By keyboard: a pointer would come to rest on a boat, which is then loaded ahead.
  await form.locator('input[type="password"]').press('Enter');
  await expect(page.getByRole('button', { name: /^(Hesap|Account): (?!.*\.)/ })).toBeVisible();
}
