import { type ApiOptions, createApi } from '../create-api.ts';
import { ApiError } from '../errors/api-error.ts';
import { fakeBrowser, fakeClock } from './fake-browser.ts';
import { startFaultyServer } from './faulty-server.ts';

/** Milliseconds that the clients of a testApi give to one attempt. */
export const timeout = 15_000;

/** A misbehaving server, a fake browser, and clients as the app has them, one per tab. */
export async function createTestApi() {
  const server = await startFaultyServer();
  const clock = fakeClock();
  const browser = fakeBrowser(clock);

  /** A tab on `path`; its session is not started. */
  function openTab(path?: string, options: Partial<ApiOptions> = {}) {
    const tab = browser.openTab(path);
    const api = createApi({
      ...tab,
      baseUrl: server.url,
      fetch: (input, init) => fetch(input, init),
      isOnline: () => true,
      timeout,
      language: () => 'tr',
      random: () => 0,
      ...options,
    });
    return { ...api, visits: tab.visits, ends: tab.ends };
  }

  return { server, clock, browser, openTab };
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** The ApiError with which a call rejects; fails when it resolves, or rejects with anything else. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw new Error('The failure is no ApiError', { cause: error });
  }
  throw new Error('The call succeeded');
}
