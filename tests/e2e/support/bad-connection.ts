import { expect, type Page } from '@playwright/test';
import { CONTROL } from '../../../mocks/server/http/http.ts';
import { expectFailedCalls } from './mock.ts';
import { expectError } from './page-errors.ts';

/**
 * From now on one call in five goes wrong, each in a way of its own, repeatable by its seed, until the returned
 * function is called. `latency` is how long, in milliseconds, an answer waits that is late; longer than the app
 * waits, it is lost.
 */
export async function misbehave(page: Page, latency = 3000): Promise<() => Promise<void>> {
  expectFailedCalls(page);
  // Whatever the browser says of calls that break off.
  expectError(page, /./);
  const troubles = [{ status: 503 }, { status: 429 }, { hangUp: true }, { latency }];
  for (const [index, trouble] of troubles.entries()) {
    const data = { ...trouble, probability: 0.05, seed: 11 * (index + 1) };
    await page.request.post(`${CONTROL}/faults`, { data });
  }
  return async () => {
    await page.request.delete(`${CONTROL}/faults`);
  };
}

/** Does something until the page has got there, trying again as a person would. */
export async function until(page: Page, done: () => Promise<boolean>, act: () => Promise<void>) {
  await expect(async () => {
    if (await done()) return;
    const retry = page
      .getByRole('button', { name: /^(Tekrar [Dd]ene|Yeniden deneyin?|Yenile)$/ })
      .first();
    // What goes meanwhile must not use up the time for the tries to come.
    if (await retry.isVisible()) await retry.click({ timeout: 2000 });
    else await act();
    await page.clock.runFor(5000);
    expect(await done()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [500] });
}
