import { expect, type Locator, type Page } from '@playwright/test';

/** Lets the page's time pass quickly until `wanted` is to be seen: pauses between tries, limits of calls. */
export async function hurryUntil(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(wanted).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}
