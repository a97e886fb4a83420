import type { Page } from '@playwright/test';

/** Milliseconds without a call after which nothing more is on its way. */
const QUIET = 600;
/** Milliseconds after which a picture is taken all the same. */
const IDLE_TIMEOUT = 20_000;

/**
 * Watches the calls of a page; the returned function waits until there are none for a while. Unlike
 * Playwright's `networkidle` it waits again each time.
 */
export function quietNetwork(page: Page): () => Promise<void> {
  let open = 0;
  let last = Date.now();
  function ended() {
    open -= 1;
    last = Date.now();
  }
  page.on('request', () => {
    open += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const latest = Date.now() + IDLE_TIMEOUT;
    while ((open > 0 || Date.now() - last < QUIET) && Date.now() < latest) {
      await page.waitForTimeout(100);
    }
  };
}
