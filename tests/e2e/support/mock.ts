import type { Page, Request, Route } from '@playwright/test';

export const api = {
  boats: '**/api/boats/search/advanced/paginated*',
  boat: '**/api/boats/1',
  suggestions: '**/api/boats/suggestions*',
  calendar: '**/api/availabilities/**',
  reviews: '**/api/reviews/**',
  reviewPage: '**/api/reviews/boat/*/paginated*',
  login: '**/api/auth/login',
  register: '**/api/auth/register',
  account: '**/api/auth/account',
  refresh: '**/api/auth/refresh',
};

const expectations = new WeakMap<Page, RegExp[]>();

/** What the page may say in its console because the test has made something fail. */
export function expectedErrors(page: Page): readonly RegExp[] {
  return expectations.get(page) ?? [];
}

export function expectError(page: Page, ...patterns: RegExp[]): void {
  expectations.set(page, [...expectedErrors(page), ...patterns]);
}

// The browser's own words for a call that failed, and React's for a page that showed why.
const failedCall = [/^Failed to load resource/, /^ApiError: /];

/**
 * From now on the mock answers these calls as preferred: `code=503`, `example=empty`. It takes the
 * place of what was preferred before; `undefined` lets the calls pass again.
 *
 * A status that the contract does not give an operation cannot be had from it. `as` sends the call
 * to the path of one that has it.
 */
export async function preferring(
  page: Page,
  url: string,
  preference: string | undefined,
  { as }: { as?: string } = {},
): Promise<void> {
  await page.unroute(url);
  if (preference === undefined) return;
  if (preference.startsWith('code=')) expectError(page, ...failedCall);
  await page.route(url, (route, request) => {
    const headers = { ...request.headers(), prefer: preference };
    return route.continue(as ? { headers, url: new URL(as, request.url()).href } : { headers });
  });
}

/** Cuts the connection of these calls. */
export async function cutting(page: Page, url: string): Promise<void> {
  expectError(page, ...failedCall);
  await page.unroute(url);
  await page.route(url, (route) => route.abort());
}

/** Keeps these calls from leaving until the returned function is called. */
export async function holding(page: Page, url: string): Promise<() => Promise<void>> {
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

/** The next call to `url` that leaves while `act` is done. */
export async function requestOf(
  page: Page,
  url: string,
  act: () => Promise<unknown>,
): Promise<Request> {
  // Chromium tells what a call carries only when the call could be changed on its way.
  await page.route(url, (route) => route.fallback(), { times: 1 });
  const [request] = await Promise.all([page.waitForRequest(url), act()]);
  return request;
}

/** What the list of boats is asked for while `act` is done: the criteria, and order and page. */
export async function boatSearchOf(page: Page, act: () => Promise<unknown>) {
  const request = await requestOf(page, api.boats, act);
  const { searchParams } = new URL(request.url());
  return { criteria: request.postDataJSON() as unknown, query: Object.fromEntries(searchParams) };
}
