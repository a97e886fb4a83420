import { test as base, type Page } from '@playwright/test';
import { CONTROL } from '../../../mocks/server/http/http.ts';
import { enterSession, loggedCalls } from './mock.ts';
import { expectedErrors } from './page-errors.ts';

export { expect } from '@playwright/test';

export type Language = 'tr' | 'en';
export const languages: readonly Language[] = ['tr', 'en'];

interface Fixtures {
  /** What the person has chosen on an earlier visit; undefined for a first visit. */
  language: Language | undefined;
  /** Whether the screen is narrow enough for the phone's menu, drawer and price bar. */
  isPhone: boolean;
}

/**
 * Lets `goto` and `reload` wait until the app stands, where it has to take over from what was rendered
 * at build: before that, links lead on and forms are sent, but no dialog opens.
 */
function waitForApp(page: Page): void {
  const standing = async () => {
    // The pages of the mock and of the gallery have no app in them.
    const { pathname } = new URL(page.url());
    if (pathname.startsWith(CONTROL) || pathname.startsWith('/_ui')) return;
    await page
      // Or it says that it cannot come.
      .locator('#root:not([data-prerendered]) a[href="#main"], #root > [role="alert"]')
      .first()
      .waitFor({ state: 'attached' });
  };
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (...options) => {
    const response = await goto(...options);
    await standing();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await standing();
    return response;
  };
}

/**
 * Playwright's test, on the mock's day, in a given language, with a state of the mock of its own. A page
 * that throws, or complains in the console of anything that the test did not provoke itself, fails
 * its test: a macro that was not compiled, a hydration fault, a missing key. So does an answer of the
 * mock that breaks the contract.
 */
export const test = base.extend<Fixtures>({
  language: [undefined, { option: true }],
  isPhone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) < 600);
  },
  page: async ({ page, language, baseURL }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    if (language) {
      // Only where nothing is chosen yet, so that a choice made in the test outlives a reload.
      await page.addInitScript((chosen) => {
        if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
      }, language);
    }
    await enterSession(page, crypto.randomUUID(), baseURL ?? '');
    // The app goes by the mock's clock, which a cookie tells it; sessions and waits by this one.
    await page.clock.install();
    waitForApp(page);
    await use(page);
    const expected = expectedErrors(page);
    const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
    base.expect(unexpected, 'errors of the page').toEqual([]);
    const broken = (await loggedCalls(page)).filter(
      ({ status, source }) => status >= 500 && source !== 'fault',
    );
    base.expect(broken, 'failures of the mock that no test asked for').toEqual([]);
  },
});
