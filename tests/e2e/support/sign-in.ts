import { expect, type Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { systemClock } from '../../../src/api/clock.ts';
import { createSessionStore } from '../../../src/api/session/session-store.ts';
import { sessionFrom, withAccount } from '../../../src/api/session/stored-session.ts';

type Schemas = components['schemas'];

/** Of everybody in the mock. */
export const PASSWORD = 'deniz-2026';

/**
 * Lets a person be signed in from the next page on, with the cookies that the app leaves behind when
 * somebody signs in on the form. What the form itself does is proved in auth.spec.ts.
 */
export async function signIn(page: Page, username = 'elif.yildiz'): Promise<void> {
  const login = await page.request.post(`${BASE}/auth/login`, {
    data: { username, password: PASSWORD },
  });
  if (!login.ok()) throw new Error(`${username}: ${login.status()} ${await login.text()}`);
  const auth = (await login.json()) as Schemas['AuthSession']; // the mock keeps to the contract
  const headers = { Authorization: `Bearer ${auth.token}` };
  const answer = await page.request.get(`${BASE}/auth/account`, { headers });
  const account = (await answer.json()) as Schemas['Account']; // the mock keeps to the contract

  const { origin } = new URL(login.url());
  const cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0][number][] = [];
  const session = createSessionStore({
    clock: systemClock,
    cookies: {
      read: () => undefined,
      write: (name, value, maxAge) =>
        void cookies.push({
          name,
          value: encodeURIComponent(value),
          url: origin,
          expires: systemClock.now() / 1000 + maxAge,
          sameSite: 'Strict',
        }),
      remove: () => undefined,
    },
    otherTabs: {
      announceChange: () => undefined,
      onChange: () => undefined,
      exclusively: (task) => task(),
    },
  });
  const opened = sessionFrom(auth, systemClock.now());
  session.open({ ...opened, user: withAccount(opened.user, account) });
  await page.context().addCookies(cookies);
}

/** Signs in on the page for it, in either language, and waits until the account has been read. */
export async function signInOnForm(page: Page, username = 'elif.yildiz'): Promise<void> {
  await page.goto('/login');
  await signInHere(page, username);
  await expect(page.getByRole('button', { name: /^(Hesap|Account): (?!.*\.)/ })).toBeVisible();
}

/** Signs in on the form that is shown, whatever led there. */
export async function signInHere(page: Page, username: string): Promise<void> {
  const form = page.getByRole('main').getByRole('form');
  await form.locator('input').first().fill(username);
  await form.locator('input[type="password"]').fill(PASSWORD);
  // By keyboard: a pointer would come to rest on a boat, which is then loaded ahead.
  await form.locator('input[type="password"]').press('Enter');
}

/** What calls of a person's other device carry: a session beside that of the page. */
export async function otherDevice(page: Page, username: string) {
  const data = { username, password: PASSWORD };
  const login = await page.request.post(`${BASE}/auth/login`, { data });
  const { token, userId } = (await login.json()) as Schemas['AuthSession']; // the mock keeps to the contract
  return { userId, headers: { Authorization: `Bearer ${token}` } };
}

/** The token of the person signed in, as the app keeps it. */
export async function token(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find(({ name }) => name === 'pruva_token')?.value ?? '');
}
