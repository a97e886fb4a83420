import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { type Words, words } from '../support/auth-words.ts';
import { appCookies, callCount, expectFailedCalls, failing } from '../support/mock.ts';
import { codeSentTo } from '../support/outbox.ts';
import { signInHere } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';
import { nextMonth } from '../support/today.ts';

/** The sentence below a field, as a screen reader finds it. */
async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
}

function field(form: Locator, label: string): Locator {
  return form
    .getByRole('textbox', { name: label, exact: true })
    .or(form.getByLabel(label, { exact: true }))
    .first();
}

/** Of Elif, and of everybody else in the mock. */
const PASSWORD = 'deniz-2026';
const DAY = 86_400_000;
const ofNextMonth = `/boats/1?month=${nextMonth(1).slice(0, 7)}`;

async function fillLogin(form: Locator, text: Words, password = PASSWORD): Promise<void> {
  // With the space that phones add behind a word.
  await field(form, text.username).fill('elif@pruva.example ');
  await field(form, text.password).fill(password);
}

async function signIn(page: Page, text: Words): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: text.signIn });
  await fillLogin(form, text);
  // By keyboard: a pointer would come to rest on a boat, which is then loaded ahead.
  await field(form, text.password).press('Enter');
  await expect(page.getByRole('button', { name: text.account })).toBeVisible();
}

for (const language of languages) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ language });

    test('signing in from the header: what is missing, what is wrong, who is in', async ({
      page,
    }) => {
      await page.goto('/boats?type=YACHT');
      const opener = page.getByRole('link', { name: text.signIn });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: text.welcome });
      await expect(field(dialog, text.username)).toBeFocused();

      // By keyboard: to the tabs and back, out with Escape, and the focus is where it was.
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.getByRole('tab', { name: text.signIn })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      const register = dialog.getByRole('tab', { name: text.register });
      await expect(register).toHaveAttribute('aria-selected', 'true');
      await expect(register).toBeFocused();
      await expect(field(dialog, text.fullName)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      // Opened again, it begins where it was left, in its first field.
      await page.keyboard.press('Enter');
      await expect(field(dialog, text.fullName)).toBeFocused();
      await dialog.getByRole('tab', { name: text.signIn }).click();
      const form = dialog.getByRole('form', { name: text.signIn });
      const submit = form.getByRole('button', { name: text.signIn });
      await submit.click();
      await expectFieldError(field(form, text.username), text.usernameRequired);
      await expectFieldError(field(form, text.password), text.passwordRequired);
      await expect(field(form, text.username)).toBeFocused();
      await fillLogin(form, text, '12345');
      await expectFieldError(field(form, text.password), text.passwordShort);

      expectFailedCalls(page);
      await fillLogin(form, text, 'yanlisparola');
      await submit.click();
      await expect(form.getByRole('alert')).toHaveText(text.wrong);
      await expect(field(form, text.password)).toHaveValue('yanlisparola');
      expect(await appCookies(page)).toEqual([]);

      await fillLogin(form, text);
      await submit.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text.greeting)).toBeVisible();
      await expect(page).toHaveURL(address('/boats?type=YACHT', language));
      const cookies = await appCookies(page);
      expect(cookies.map(({ name, sameSite }) => `${name} ${sameSite}`).sort()).toEqual([
        'pruva_token Strict',
        'pruva_user Strict',
      ]);
      const kept = cookies.map(({ value }) => decodeURIComponent(value)).join(' ');
      expect(kept).not.toMatch(/birth|phone|1991-|\+90/i);

      await page.reload();
      await page.getByRole('button', { name: text.account }).click();
      await expect(page.getByRole('dialog')).toContainText('elif@pruva.example');
      await page.getByRole('button', { name: text.signOut }).click();
      await expect(page.getByText(text.signedOut)).toBeVisible();
      await expect(page.getByRole('link', { name: text.signIn })).toBeVisible();
      expect(await appCookies(page)).toEqual([]);
    });

    test('a phone on its side shows where to sign in, not the bay alone', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel(text.username)).toBeInViewport({ ratio: 1 });
    });

    test('registering on its page: every rule, what is taken, and in', async ({ page }) => {
      await page.goto('/login');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Kayıt olun|Register/ })
        .click();
      await expect(page).toHaveURL(address('/register', language));
      const form = page.getByRole('form', { name: text.register });
      const submit = form.getByRole('button', { name: text.register });
      const labels = [
        text.fullName,
        text.email,
        text.phone,
        text.newUsername,
        text.password,
        text.repeat,
      ];
      await submit.click();
      for (const [index, label] of labels.entries()) {
        await expectFieldError(field(form, label), text.registerErrors[index] ?? '');
      }
      await expect(form.getByText(text.registerErrors.at(-1) ?? '')).toBeVisible();
      await expect(field(form, text.fullName)).toBeFocused();

      const fill = async (values: string[]) => {
        for (const [index, label] of labels.entries()) {
          await field(form, label).fill(values[index] ?? '');
        }
      };
      await fill(['Elif Yıldız', 'elif@', '12', 'el', '12345', '123456']);
      for (const [index, message] of text.invalid.entries()) {
        await expectFieldError(field(form, labels[index + 1] ?? ''), message);
      }

      expectFailedCalls(page);
      const registration = [
        'Defne Toprak',
        'elif@pruva.example',
        '+905339998877',
        'elif.yildiz',
        'denizkizi',
        'denizkizi',
      ];
      await fill(registration);
      await form.getByRole('checkbox', { name: text.terms }).press('Space');
      for (const [label, message, free] of [
        [text.email, text.emailTaken, 'defne@pruva.example'],
        [text.newUsername, text.usernameTaken, 'defne.toprak'],
      ] as const) {
        // Near its lower edge: it must not move away from under the pointer.
        await submit.click({ position: { x: 40, y: 54 } });
        await expectFieldError(field(form, label), message);
        await expect(field(form, label)).toBeFocused();
        await field(form, label).fill(free);
      }
      const [request] = await Promise.all([
        page.waitForRequest('**/api/auth/register'),
        submit.click(),
      ]);
      expect(request.headers()['idempotency-key']).toMatch(/\S{16,}/);
      // What was typed is not asked for once more.
      const account = page.getByRole('button', { name: /Defne Toprak/ });
      await expect(account).toBeVisible();
      await expect(page).toHaveURL(address('/', language));

      // Who is in has nothing to do here.
      await page.goto('/login');
      await expect(page).toHaveURL(address('/', language));

      // The account is there for the next time.
      await account.click();
      await page.getByRole('button', { name: text.signOut }).click();
      await page.goto('/login');
      const login = page.getByRole('form', { name: text.signIn });
      await field(login, text.username).fill('defne.toprak');
      await field(login, text.password).fill('denizkizi');
      await login.getByRole('button', { name: text.signIn }).click();
      await expect(account).toBeVisible();
    });

    test('a session that cannot be renewed ends, says so, and leads back', async ({ page }) => {
      await signIn(page, text);
      // The call is refused, the session renewed, the call repeated: nobody notices.
      await failing(page, 'getBoat', { status: 401, count: 1 });
      await page.goto(ofNextMonth);
      await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
      expect(await callCount(page, 'refreshSession')).toBe(1);
      await expect(page.getByRole('button', { name: text.account })).toBeVisible();

      // No answer says nothing of the session: the page can be tried again, signed in as before.
      const answerAgain = await failing(page, 'refreshSession', { hangUp: true });
      const mend = await failing(page, 'getBoat', { status: 401 });
      await page.reload();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        {
          tr: 'Sunucuya bağlanılamıyor. Lütfen daha sonra tekrar deneyin.',
          en: 'Unable to connect to the server. Please try again later.',
        }[language],
      );
      await expect(page.getByRole('button', { name: text.account })).toBeVisible();
      await answerAgain();
      await mend();

      // A page for everybody stays as a guest sees it, when the session is over.
      const refuseRefresh = await failing(page, 'refreshSession', { status: 401 });
      await failing(page, 'getBoat', { status: 401, count: 1 });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
      await expect(page.getByRole('link', { name: text.signIn })).toBeVisible();
      await expect(page).toHaveURL(address(ofNextMonth, language));
      expect(await appCookies(page)).toEqual([]);
      const ended = { tr: 'Oturumunuz sona erdi', en: 'Your session has ended' }[language];
      const told = page.getByRole('alertdialog').filter({ hasText: ended });
      await expect(told).toHaveCount(1);
      await told.getByRole('button', { name: text.signIn }).click();
      await expect(page).toHaveURL(address('/login', language));
      await expect(page.getByRole('main').getByText(ended)).toBeVisible();

      // A page of one's own is left, and come back to.
      await refuseRefresh();
      const form = page.getByRole('form', { name: text.signIn });
      await fillLogin(form, text);
      await form.getByRole('button', { name: text.signIn }).click();
      await expect(page).toHaveURL(address(ofNextMonth, language));
      await expect(page.getByRole('button', { name: text.account })).toBeVisible();
      await failing(page, 'refreshSession', { status: 401 });
      const admit = await failing(page, 'listNotificationsPage', { status: 401 });
      await page.goto(address('/notifications', language));
      await expect(page).toHaveURL(address('/login', language));
      await expect(page.getByRole('main').getByText(ended)).toBeVisible();
      expect(await appCookies(page)).toEqual([]);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: text.register }).click();
      await expect(page).toHaveURL(address('/register', language));
      await expect(page.getByRole('main').getByText(ended)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: text.signIn }).click();

      await admit();
      await fillLogin(form, text);
      await form.getByRole('button', { name: text.signIn }).click();
      await expect(page).toHaveURL(address('/notifications', language));

      // Who signs out knows why.
      await page.getByRole('button', { name: text.account }).click();
      await page.getByRole('button', { name: text.signOut }).click();
      await expect(page.getByText(text.signedOut)).toBeVisible();
      await expect(form).toBeVisible();
      await expect(page.getByText(ended)).toBeHidden();
    });
  });
}

test('a session is renewed before it ends, and ends when that is refused', async ({ page }) => {
  // Only the page's clock is turned on below: tokens, which go by the service's, must not have ended by it.
  await page.clock.setSystemTime(Date.now() - 2 * DAY);
  await signIn(page, words.tr);
  const stored = async () =>
    (await appCookies(page)).find(({ name }) => name === 'pruva_user')?.value;
  const before = await stored();
  await page.clock.fastForward('59:30');
  await expect.poll(stored).not.toBe(before);
  expect(await callCount(page, 'refreshSession')).toBe(1);
  await expect(page.getByRole('button', { name: words.tr.account })).toBeVisible();

  await failing(page, 'refreshSession', { status: 401 });
  await page.clock.fastForward('59:30');
  await expect(page.getByRole('link', { name: words.tr.signIn })).toBeVisible();
  expect(await callCount(page, 'refreshSession')).toBe(2);
});

test('five tries a minute, then a wait', async ({ page }) => {
  await page.goto('/login');
  const text = words.tr;
  expectFailedCalls(page);
  const form = page.getByRole('form', { name: text.signIn });
  await fillLogin(form, text, 'yanlisparola');
  for (let tries = 1; tries <= 5; tries += 1) {
    await form.getByRole('button').last().click();
    await expect.poll(() => callCount(page, 'logIn')).toBe(tries);
    await expect(form.getByRole('alert')).toHaveText(text.wrong);
  }
  await form.getByRole('button').last().click();
  await expect(form.getByRole('alert')).toContainText('Çok fazla deneme yaptınız.');
  expect(await callCount(page, 'logIn')).toBe(5);
});

test('a forgotten password: a code for whoever asks, and a new password with it', async ({
  page,
}) => {
  const text = words.tr;
  await page.goto('/login');
  const login = page.getByRole('form', { name: text.signIn });
  await field(login, text.username).fill('elif@pruva.example');
  await page.getByRole('button', { name: 'Şifrenizi mi unuttunuz?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Şifrenizi mi unuttunuz?' });
  await expect(field(dialog, text.email)).toBeFocused();
  await expect(field(dialog, text.email)).toHaveValue('elif@pruva.example');

  // An address that nobody has is answered as any other is.
  await field(dialog, text.email).fill('kimse@pruva.example');
  await dialog.getByRole('button', { name: 'Kodu gönder' }).click();
  await expect(dialog.getByRole('status')).toContainText('kimse@pruva.example bir hesaba aitse');
  await dialog.getByRole('button', { name: 'Başka bir kod gönder' }).click();
  await field(dialog, text.email).fill('elif@pruva.example');
  await dialog.getByRole('button', { name: 'Kodu gönder' }).click();
  await expect(dialog.getByRole('status')).toContainText('elif@pruva.example bir hesaba aitse');
  await expectAccessible(page, { within: '[role="dialog"]' });

  const code = field(dialog, 'Kod');
  const change = dialog.getByRole('button', { name: 'Şifreyi değiştir' });
  await change.click();
  await expectFieldError(code, 'E-postadaki kodu girin');
  await expect(code).toBeFocused();
  await code.fill('000');
  await field(dialog, 'Yeni şifre').fill('yakamoz');
  await field(dialog, 'Yeni şifre tekrarı').fill('yakamos');
  await expectFieldError(field(dialog, 'Yeni şifre tekrarı'), 'Yeni şifreler eşleşmiyor.');
  await field(dialog, 'Yeni şifre tekrarı').fill('yakamoz');
  expectFailedCalls(page);
  await change.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');

  // Who closes the dialog to read the mail comes back to the code.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Şifrenizi mi unuttunuz?' }).click();
  await expect(code).toBeFocused();
  await field(dialog, 'Yeni şifre').fill('yakamoz');
  await field(dialog, 'Yeni şifre tekrarı').fill('yakamoz');
  await code.fill(await codeSentTo(page, 'elif@pruva.example'));
  await change.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Şifreniz değişti.')).toBeVisible();
  await field(login, text.password).fill('yakamoz');
  await field(login, text.password).press('Enter');
  await expect(page.getByRole('button', { name: text.account })).toBeVisible();
});

test('who has an incomplete profile completes it first, and goes on where they were', async ({
  page,
}) => {
  const text = words.tr;
  await page.goto('/boats?type=YACHT');
  await page.getByRole('link', { name: text.signIn }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: text.signIn });
  await field(form, text.username).fill('ayse.sahin');
  await field(form, text.password).fill(PASSWORD);
  await field(form, text.password).press('Enter');
  await expect(page).toHaveURL('/profile-completion/111');
  const profile = page.getByRole('form', { name: 'Profilinizi tamamlayın' });
  await expect(field(profile, 'Ad')).toHaveValue('Ayşe');
  await expectAccessible(page);

  // Nobody else's, and nothing before; but legal texts, and the way out.
  await page.goto('/profile-completion/109');
  await expect(page).toHaveURL('/profile-completion/111');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kullanım koşulları' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goto('/my-bookings');
  await expect(page).toHaveURL('/profile-completion/111');
  await expect(page.getByRole('main').getByRole('button', { name: text.signOut })).toBeVisible();

  const save = profile.getByRole('button', { name: text.complete });
  await field(profile, 'Ad').fill('');
  await field(profile, 'Cep telefonu').fill('0212 111 22 33');
  await save.click();
  await expectFieldError(field(profile, 'Ad'), 'Ad zorunludur');
  await expect(field(profile, 'Ad')).toBeFocused();
  await field(profile, 'Ad').fill('Ayşe');
  await field(profile, 'Cep telefonu').fill('0535 111 22 33');
  const mend = await failing(page, 'completeAccount', { status: 400 });
  await save.click();
  await expect(profile.getByRole('alert')).toBeVisible();
  await expect(field(profile, 'Cep telefonu')).toHaveValue('+90 535 111 22 33');
  await mend();
  await save.click();
  await expect(page).toHaveURL('/my-bookings');
  expect(await callCount(page, 'completeAccount')).toBe(2);
  expect(await callCount(page, 'updateAccount')).toBe(0);
  await page.goto('/profile-completion/111');
  await expect(page).toHaveURL('/');
});

test('who signs out leaves neither words nor the way to their page behind', async ({ page }) => {
  const text = words.tr;
  await signIn(page, text);
  await page.goto('/messages?to=2');
  const typed = page.getByRole('textbox', { name: 'Mesajınız' });
  await typed.fill('Kapı kodu 4711');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain('4711');
  await page.goto('/notifications');
  await page.getByRole('button', { name: text.account }).click();
  await page.getByRole('button', { name: text.signOut }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).not.toMatch(/4711|notifications/);
  await signInHere(page, 'can.demir');
  await expect(page).toHaveURL('/');
});

test('who is led to sign in on the way to a message reads why', async ({ page }) => {
  await page.goto('/messages?to=2&boat=1');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Kaptana yazmak için giriş yapın.')).toBeVisible();
  await signInHere(page, 'elif.yildiz');
  await expect(page).toHaveURL('/messages?to=2&boat=1');
});

test('who lets go of a page that asks to sign in is not led there by a later sign-in', async ({
  page,
}) => {
  await page.goto('/my-bookings/12');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Rezervasyonunuzu görmek için giriş yapın.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pruva' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: words.tr.signIn });
  await fillLogin(form, words.tr);
  await field(form, words.tr.password).press('Enter');
  await expect(page.getByText(/^Hoş geldiniz, /)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a captain’s page tells who is none how to become one', async ({ page }) => {
  await signIn(page, words.tr);
  await page.goto('/captain');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaptan Değilsiniz' })).toBeVisible();
  await expect(page).toHaveTitle('Kaptan Değilsiniz · Pruva');
  await expectAccessible(page);
  // Who has never applied has no application: the service answers 404.
  expectFailedCalls(page);
  await page.getByRole('link', { name: 'Kaptanlığa başvur' }).click();
  await expect(page).toHaveURL('/boat-owner-application');
});
