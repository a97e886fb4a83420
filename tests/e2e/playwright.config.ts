import { defineConfig, devices } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/lib/chromium.ts';
import { developmentServers, inDevelopment } from './support/development.ts';
import { ports } from './support/ports.ts';

const mockUrl = `http://127.0.0.1:${ports.mock}`;
/** An app that is running already, with its mock behind it: what development does. */
const runningUrl = process.env.PRUVA_E2E_URL;
const appUrl = runningUrl ?? `http://127.0.0.1:${ports.app}`;

/**
 * A Chromium that has windows starts two processes more for every test, for its search field and for a page
 * to come: a sixth of the whole time.
 */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
/** What Playwright switches off and this suite counts on: the last such list is the one that counts. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** Root has no user namespace to sandbox in; the rest keeps the browser from calling home. */
const QUIET = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNUSED, ...AS_PLAYWRIGHT].join()}`,
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // What holds costs nothing: both are long enough for a machine that does much else.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy CI machine may be late where nothing is wrong; what passes at last is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  // Where nobody watches, what failed is all that is asked for.
  reporter: [[process.env.CI ? './support/failures-reporter.ts' : 'line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: appUrl,
    timezoneId: 'Europe/Istanbul',
    // What it keeps would answer where a test wants to see a failure; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // What cannot be pressed for a minute will not be: the test fails there, and not at its own end.
    actionTimeout: 60_000,
    // A trace costs every test a third more time: `--trace on` when one is needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findOrInstallChromium().path, args: QUIET },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: inDevelopment.testMatch,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      // What is marked as different on a phone: the same test twice would prove nothing more.
      name: 'phone',
      testIgnore: inDevelopment.testMatch,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    inDevelopment,
  ],
  webServer: runningUrl
    ? []
    : [
        {
          command: `node scripts/mock/main.ts --port ${ports.mock} --quiet`,
          url: `${mockUrl}/api/health`,
          cwd: '../..',
          reuseExistingServer: false,
          timeout: 60_000,
        },
        {
          command: `node node_modules/vite/bin/vite.js preview --port ${ports.app} --host 127.0.0.1 --strictPort`,
          url: appUrl,
          cwd: '../..',
          env: { PRUVA_MOCK_URL: mockUrl },
          reuseExistingServer: false,
          timeout: 60_000,
        },
        ...developmentServers,
      ],
});
