import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { readManifest } from '../../../scripts/app/site/manifest.ts';
import { expectError } from './page-errors.ts';

// The files of the app itself come from no service, so their failures are made in the browser.

/** What holds the app's own code, and loads all else. */
export const ENTRY = 'index.html';

/** Whether an address is that of the built file of a module, `src/routes/login.tsx`. Throws when it has none of its own. */
export function isPart(module: string): (url: URL) => boolean {
  const { chunks } = readManifest(join(import.meta.dirname, '../../../dist'));
  // A page's parts stand under the name of its route's module, with what they hold behind it.
  const key = Object.keys(chunks).find((name) => name === module || name.startsWith(`${module}?`));
  const file = chunks[key ?? '']?.file;
  if (!file) throw new Error(`The build has no file for ${module} alone.`);
  return ({ pathname }) => pathname === `/${file}`;
}

/** Breaks the connection of the files of these modules, until it is returned to with `page.unrouteAll()`. */
export async function cuttingParts(page: Page, ...modules: string[]): Promise<void> {
  expectError(
    page,
    /^Failed to load resource/,
    /dynamically imported module/,
    /could not be loaded/,
  );
  for (const module of modules) await page.route(isPart(module), (route) => route.abort());
}

/** Keeps the file of a module back until the returned function is called. */
export async function holdingPart(page: Page, module: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const onTheirWay: Promise<void>[] = [];
  const hold = (route: Route) => {
    onTheirWay.push(released.then(() => route.continue()));
  };
  const isHeld = isPart(module);
  await page.route(isHeld, hold);
  return async () => {
    release();
    await Promise.all(onTheirWay);
    await page.unroute(isHeld, hold);
  };
}
