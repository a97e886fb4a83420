import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The one without a window first: it takes a quarter less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function onTheSystem(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

function runs(command: string, ...arguments_: string[]): boolean {
  return spawnSync(command, arguments_, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/**
 * The Chromium for the end-to-end tests: Playwright's own or one on the system; else Playwright's
 * download; else, as root on Debian, the distribution's package. `problem` says how to mend it when
 * none of these works.
 */
export function findOrInstallChromium(): { path?: string; problem?: string } {
  const present = process.env.PRUVA_CHROMIUM ?? playwrightsOwn() ?? onTheSystem();
  if (present) return { path: present };
  console.log('No Chromium found; installing one …');
  if (runs('npx', 'playwright', 'install', 'chromium')) return { path: playwrightsOwn() };
  if (process.getuid?.() === 0 && runs('apt-get', 'update')) {
    runs('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
  }
  const installed = onTheSystem();
  return installed
    ? { path: installed }
    : { problem: 'none; install Chromium, or name one in PRUVA_CHROMIUM' };
}
