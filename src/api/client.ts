import { currentLocale } from '../i18n/locale.ts';
import { systemClock } from './clock.ts';
import { createApi } from './create-api.ts';
import { browserStorage, browserTabs, documentCookies, pageNavigation } from './session/browser.ts';
import type { Navigation } from './session/ports.ts';

/** Milliseconds for one attempt, answer included. */
const timeout = 15_000;

let navigation = pageNavigation;

/** Lets the app's router take people elsewhere when their session ends; full page loads until then. */
export function connectNavigation(router: Navigation): void {
  navigation = router;
}

let mayCall: Promise<void> = Promise.resolve();

/**
 * Keeps every call back until then. A page that was rendered at build is taken over as it stands:
 * what it shows must not change before that.
 */
export function holdCalls(until: Promise<void>): void {
  mayCall = until;
}

/** The app's client and session. Importing them touches nothing of the browser. */
export const api = createApi({
  baseUrl: '/api',
  // Looked up at each call, so that whatever wraps it later (monitoring, a test) is not passed by.
  fetch: async (input, init) => {
    await mayCall;
    return globalThis.fetch(input, init);
  },
  clock: systemClock,
  isOnline: () => navigator.onLine,
  timeout,
  language: currentLocale,
  random: Math.random,
  cookies: documentCookies,
  otherTabs: browserTabs(),
  navigation: {
    currentPath: () => navigation.currentPath(),
    go: (path) => navigation.go(path),
    sessionEnded: () => navigation.sessionEnded(),
  },
  storage: browserStorage,
});
export const { client, session } = api;
