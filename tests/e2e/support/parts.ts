import type { Page, Route } from '@playwright/test';
import { expectError } from './page-errors.ts';

// The files of the app itself come from no service, so their failures are made in the browser.

/** Breaks the connection of these files of the app. */
export async function cuttingParts(page: Page, url: string): Promise<void> {
  expectError(
    page,
    /^Failed to load resource/,
    /dynamically imported module/,
    /could not be loaded/,
  );
  await page.route(url, (route) => route.abort());
}

/** Keeps these files of the app back until the returned function is called. */
export async function holdingParts(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const onTheirWay: Promise<void>[] = [];
  const hold = (route: Route) => {
    onTheirWay.push(released.then(() => route.continue()));
  };
  await page.route(url, hold);
  return async () => {
    release();
    await Promise.all(onTheirWay);
    await page.unroute(url, hold);
  };
}
