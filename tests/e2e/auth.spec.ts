import type { Locator, Page } from '@playwright/test';
import { api, preferring, requestOf } from './support/mock.ts';
import { expect, languages, test } from './support/test.ts';

const words = {
  tr: {
    signIn: 'Giriş yap',
    register: 'Kayıt ol',
    welcome: 'Pruva’ya hoş geldiniz',
    username: 'E-posta veya kullanıcı adı',
    password: 'Şifre',
    usernameRequired: 'E-posta veya kullanıcı adı zorunludur',
    passwordRequired: 'Şifre zorunludur',
    passwordShort: 'Şifre en az 6 karakter olmalıdır',
    wrong: 'Geçersiz kullanıcı adı veya şifre',
    account: 'Hesap: Elif Yıldız',
    greeting: 'Hoş geldiniz, Elif',
    signOut: 'Çıkış yap',
    signedOut: 'Çıkış yaptınız',
    fullName: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon numarası',
    newUsername: 'Kullanıcı adı',
    repeat: 'Şifre tekrarı',
    terms: 'Kullanım koşullarını kabul ediyorum',
    emailTaken: 'Bu e-posta adresi zaten kayıtlı',
    usernameTaken: 'Bu kullanıcı adı zaten alınmış',
    registerErrors: [
      'Ad soyad zorunludur',
      'E-posta zorunludur',
      'Telefon numarası zorunludur',
      'Kullanıcı adı zorunludur',
      'Şifre zorunludur',
      'Şifrenizi bir kez daha girin',
      'Kullanım koşullarını kabul etmelisiniz',
    ],
    invalid: [
      'Geçerli bir e-posta adresi girin',
      'Geçerli bir telefon numarası girin',
      'Kullanıcı adı en az 3 karakter olmalıdır',
      'Şifre en az 6 karakter olmalıdır',
      'Şifreler eşleşmiyor',
    ],
  },
  en: {
    signIn: 'Sign in',
    register: 'Register',
    welcome: 'Welcome to Pruva',
    username: 'E-mail or username',
    password: 'Password',
    usernameRequired: 'E-mail or username is required',
    passwordRequired: 'Password is required',
    passwordShort: 'Password must be at least 6 characters',
    wrong: 'Invalid username or password',
    account: 'Account: Elif Yıldız',
    greeting: 'Welcome, Elif',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
    fullName: 'Full name',
    email: 'E-mail',
    phone: 'Phone number',
    newUsername: 'Username',
    repeat: 'Repeat password',
    terms: 'I accept the terms of use',
    emailTaken: 'This e-mail address is already registered',
    usernameTaken: 'This username is already taken',
    registerErrors: [
      'Full name is required',
      'E-mail is required',
      'Phone number is required',
      'Username is required',
      'Password is required',
      'Enter your password once more',
      'You must accept the terms of use',
    ],
    invalid: [
      'Enter a valid e-mail address',
      'Enter a valid phone number',
      'Username must be at least 3 characters',
      'Password must be at least 6 characters',
      'The passwords do not match',
    ],
  },
};
type Words = (typeof words)['tr'];

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

async function fillLogin(form: Locator, text: Words, password = 'denizkizi'): Promise<void> {
  await field(form, text.username).fill('elif@pruva.example ');
  await field(form, text.password).fill(password);
}

async function signIn(page: Page, text: Words): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('form', { name: text.signIn });
  await fillLogin(form, text);
  await form.getByRole('button', { name: text.signIn }).click();
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

      await page.keyboard.press('Enter');
      await dialog.getByRole('tab', { name: text.signIn }).click();
      const form = dialog.getByRole('form', { name: text.signIn });
      const submit = form.getByRole('button', { name: text.signIn });
      await submit.click();
      await expectFieldError(field(form, text.username), text.usernameRequired);
      await expectFieldError(field(form, text.password), text.passwordRequired);
      await expect(field(form, text.username)).toBeFocused();
      await fillLogin(form, text, '12345');
      await expectFieldError(field(form, text.password), text.passwordShort);

      await preferring(page, api.login, 'code=401');
      await fillLogin(form, text, 'yanlisparola');
      await submit.click();
      await expect(form.getByRole('alert')).toHaveText(text.wrong);
      await expect(field(form, text.password)).toHaveValue('yanlisparola');
      expect(await page.context().cookies()).toEqual([]);

      await preferring(page, api.login, undefined);
      const request = await requestOf(page, api.login, () => submit.click());
      expect(request.postDataJSON()).toEqual({
        username: 'elif@pruva.example',
        password: 'yanlisparola',
      });
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text.greeting)).toBeVisible();
      await expect(page).toHaveURL('/boats?type=YACHT');
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name, sameSite }) => `${name} ${sameSite}`).sort()).toEqual([
        'pruva_token Strict',
        'pruva_user Strict',
      ]);
      expect(JSON.stringify(cookies)).not.toMatch(/1991|90533/);

      await page.reload();
      await page.getByRole('button', { name: text.account }).click();
      await expect(page.getByRole('dialog')).toContainText('elif@pruva.example');
      await page.getByRole('button', { name: text.signOut }).click();
      await expect(page.getByText(text.signedOut)).toBeVisible();
      await expect(page.getByRole('link', { name: text.signIn })).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
    });

    test('registering on its page: every rule, what is taken, and in', async ({ page }) => {
      await page.goto('/login');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Kayıt olun|Register/ })
        .click();
      await expect(page).toHaveURL('/register');
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

      await fill([
        'Elif Yıldız',
        'elif@pruva.example',
        '+905339998877',
        'elif.yildiz',
        'denizkizi',
        'denizkizi',
      ]);
      await form.getByText(text.terms).click();
      for (const [example, label, message] of [
        ['email-taken', text.email, text.emailTaken],
        ['username-taken', text.newUsername, text.usernameTaken],
      ] as const) {
        await preferring(page, api.register, `code=409, example=${example}`);
        // Near its lower edge: it must not move away from under the pointer.
        await submit.click({ position: { x: 40, y: 54 } });
        await expectFieldError(field(form, label), message);
        await expect(field(form, label)).toBeFocused();
      }

      await preferring(page, api.register, undefined);
      const request = await requestOf(page, api.register, () => submit.click());
      expect(request.postDataJSON()).toEqual({
        email: 'elif@pruva.example',
        username: 'elif.yildiz',
        password: 'denizkizi',
        fullName: 'Elif Yıldız',
        phoneNumber: '+905339998877',
      });
      expect(request.headers()['idempotency-key']).toMatch(/\S{16,}/);
      await expect(page).toHaveURL('/boats');
      await expect(page.getByRole('button', { name: text.account })).toBeVisible();

      // Who is in has nothing to do here.
      await page.goto('/login');
      await expect(page).toHaveURL('/boats');
    });

    test('a session that cannot be renewed ends, says so, and leads back', async ({ page }) => {
      await signIn(page, text);
      const ended = page.getByText(
        language === 'tr'
          ? 'Oturumunuzun süresi doldu. Lütfen tekrar giriş yapın.'
          : 'Authentication failed. Please log in again.',
      );

      // The call is refused, the session renewed, the call repeated: nobody notices.
      let refreshes = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
      });
      await preferring(page, api.boat, 'code=401', { as: '/api/auth/account' });
      await page.route(api.refresh, async (route) => {
        await preferring(page, api.boat, undefined);
        await route.continue();
      });
      await page.goto('/boats/1?month=2027-07');
      await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
      expect(refreshes).toBe(1);
      await expect(page.getByRole('button', { name: text.account })).toBeVisible();

      await page.unroute(api.refresh);
      await preferring(page, api.refresh, 'code=401');
      await preferring(page, api.boat, 'code=401', { as: '/api/auth/account' });
      await page.reload();
      await expect(ended).toBeVisible();
      await expect(page).toHaveURL('/boats');
      expect(await page.context().cookies()).toEqual([]);
      await expect(page.getByRole('link', { name: text.signIn })).toBeVisible();

      await preferring(page, api.boat, undefined);
      await page.getByRole('link', { name: text.signIn }).click();
      const form = page.getByRole('form', { name: text.signIn });
      await fillLogin(form, text);
      await form.getByRole('button', { name: text.signIn }).click();
      await expect(page).toHaveURL('/boats/1?month=2027-07');
    });
  });
}

test('a session is renewed before it ends, and ends when that is refused', async ({ page }) => {
  await signIn(page, words.tr);
  const stored = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'pruva_user')?.value;
  const before = await stored();
  await requestOf(page, api.refresh, () => page.clock.fastForward('59:30'));
  await expect.poll(stored).not.toBe(before);
  await expect(page.getByRole('button', { name: words.tr.account })).toBeVisible();

  await preferring(page, api.refresh, 'code=401');
  await requestOf(page, api.refresh, () => page.clock.fastForward('59:30'));
  await expect(page.getByRole('link', { name: words.tr.signIn })).toBeVisible();
});

test('five tries a minute, then a wait', async ({ page }) => {
  await page.goto('/login');
  const text = words.tr;
  await preferring(page, api.login, 'code=401');
  const form = page.getByRole('form', { name: text.signIn });
  await fillLogin(form, text);
  for (let tries = 1; tries <= 5; tries += 1) {
    await requestOf(page, api.login, () => form.getByRole('button').last().click());
    await expect(form.getByRole('alert')).toHaveText(text.wrong);
  }
  await form.getByRole('button').last().click();
  await expect(form.getByRole('alert')).toContainText('Çok fazla deneme yaptınız.');
});
