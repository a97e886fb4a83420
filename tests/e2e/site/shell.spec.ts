import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { failing, holding, setClock } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { chooseLanguage, scrollPosition } from '../support/person.ts';
import { signIn, signInOnForm } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';
import { today } from '../support/today.ts';

const words = {
  tr: {
    pages: ['Ana sayfa', 'Tekneler', 'Turlar', 'Hizmetler', 'Hakkımızda', 'İletişim', 'Blog'],
    more: ['Yerler', 'Favoriler'],
    legal: [
      'Kullanım koşulları',
      'Gizlilik politikası',
      'Kişisel veriler (KVKK)',
      'Çerez politikası',
      'İptal ve iade',
    ],
    openMenu: 'Menüyü aç',
    menu: 'Menü',
    skip: 'İçeriğe geç',
    hours: 'Her gün 09:00–22:00',
  },
  en: {
    pages: ['Home', 'Boats', 'Tours', 'Services', 'About', 'Contact', 'Blog'],
    more: ['Places', 'Favourites'],
    legal: [
      'Terms of use',
      'Privacy policy',
      'Personal data (KVKK)',
      'Cookie policy',
      'Cancellation and refunds',
    ],
    openMenu: 'Open menu',
    menu: 'Menu',
    skip: 'Skip to content',
    hours: 'Every day 09:00–22:00',
  },
};
const addresses = ['/', '/boats', '/tours', '/services', '/about', '/contact', '/blog'];

const banner = (page: Page) => page.getByRole('banner');

/** The links of the header, which on a phone stand in its menu. */
async function navigation(page: Page, text: (typeof words)['tr'], isPhone: boolean) {
  if (!isPhone) return banner(page).getByRole('navigation');
  await page.getByRole('button', { name: text.openMenu }).click();
  return page.getByRole('dialog', { name: text.menu });
}

const background = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

for (const language of languages) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ language });

    test('header, menu and footer lead everywhere, in the language of the address', {
      tag: '@phone',
    }, async ({ page, isPhone }) => {
      await page.goto(address('/boats', language));
      const links = await navigation(page, text, isPhone);
      // The menu has room for more.
      await expect(links.getByRole('link')).toHaveText(
        isPhone ? [...text.pages, ...text.more] : text.pages,
      );
      for (const [index, path] of addresses.entries()) {
        const link = links.getByRole('link', { name: text.pages[index] ?? '', exact: true });
        await expect(link).toHaveAttribute('href', address(path, language));
      }
      await expect(links.getByRole('link', { name: text.pages[1] ?? '' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      if (isPhone) {
        await expectAccessible(page, { within: 'dialog' });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: text.openMenu })).toBeFocused();
      }
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(text.hours);
      for (const name of text.legal) {
        await expect(footer.getByRole('link', { name })).toBeVisible();
      }

      // By keyboard past all of it, and the heading of a new page has the focus.
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: text.skip });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await (await navigation(page, text, isPhone))
        .getByRole('link', { name: text.pages[6] ?? '' })
        .click();
      await expect(page).toHaveURL(address('/blog', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/ · Pruva$/);
    });
  });
}

test('another language: the same page at its address, every link, and nothing lost', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await page.goto('/boats?type=YACHT');
  const boat = page.getByRole('article').first().getByRole('link').first();
  await expect(boat).toHaveAttribute('href', /^\/boats\/\d+/);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => scrollPosition(page)).toBe(300);
  // A pointer would scroll to the switch first.
  if (isPhone) await chooseLanguage(page, 'en');
  else await page.getByRole('button', { name: 'EN English' }).dispatchEvent('click');
  await expect(page).toHaveURL('/en/boats?type=YACHT');
  await expect(page).toHaveTitle(/^Boats/);
  await expect(boat).toHaveAttribute('href', /^\/en\/boats\/\d+/);
  if (!isPhone) expect(await scrollPosition(page)).toBe(300);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // Back to where English was spoken: the place is that one, the language the one chosen since.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL('/en/terms');
  await chooseLanguage(page, 'tr');
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL('/boats?type=YACHT');
  await expect(page.getByRole('heading', { level: 1, name: /tekne/ })).toBeVisible();

  await page.goto('/login');
  // One thing to do, and nothing around it that leads away.
  await expect(page.getByRole('navigation', { name: 'Ana', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pruva, ana sayfa' })).toBeVisible();
  await page.getByLabel('E-posta veya kullanıcı adı').fill('elif');
  await chooseLanguage(page, 'en');
  await expect(page).toHaveURL('/en/login');
  await expect(page.getByLabel('E-mail or username')).toHaveValue('elif');

  // Who comes by an English link reads English.
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.goto('/en/boats');
  await expect(page.getByRole('heading', { level: 1, name: /boats/ })).toBeVisible();
});

test('over the picture of the home page the header is clear until the page moves', async ({
  page,
}) => {
  await page.goto('/');
  const header = banner(page);
  await expect.poll(() => background(header)).toBe('rgba(0, 0, 0, 0)');
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.evaluate(() => scrollTo(0, 10));
  await expect.poll(() => scrollPosition(page)).toBe(10);
  expect(await background(header)).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(() => background(header)).not.toBe('rgba(0, 0, 0, 0)');
  const after = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((before?.y ?? 0) - (after?.y ?? 0)).toBe(11);
  await expect(header).toBeInViewport();
  await page.goto('/boats');
  await expect.poll(() => background(header)).not.toBe('rgba(0, 0, 0, 0)');
});

test('who is in finds their own pages, by their role', async ({ page }) => {
  const account = page.getByRole('button', { name: /^Hesap/ });
  const menu = page.getByRole('dialog', { name: 'Hesap' });
  await signInOnForm(page);
  await account.click();
  await expect(menu.getByRole('link')).toHaveText([
    'Profilim',
    'Rezervasyonlarım',
    'Mesajlar',
    'Yorumlarım',
    'Favoriler',
    'Kaptan ol',
  ]);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await menu.getByRole('link', { name: 'Favoriler' }).click();
  await expect(page).toHaveURL('/favourites');
  await expect(menu).toBeHidden();
  await account.click();
  await menu.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toBeFocused();

  for (const [username, own] of [
    ['mehmet.agaoglu', 'Kaptan paneli'],
    ['selin.aydin', 'Kaptan paneli'],
  ] as const) {
    await page.context().clearCookies({ name: /^pruva_/ });
    await signIn(page, username);
    await page.goto('/about');
    await account.click();
    await expect(menu.getByRole('link').last()).toHaveText(own);
    await page.keyboard.press('Escape');
  }
});

test('slow, failing, nowhere, offline: the shell says so', async ({ page }) => {
  await page.goto('/boats');
  const card = page.getByRole('article').first().getByRole('link').first();
  await card.waitFor();
  const release = await holding(page, 'getBoat');
  await card.click();
  await expect(page.getByRole('progressbar', { name: 'Sayfa yükleniyor' })).toBeVisible();
  await release();

  await page.goto('/boats');
  // The picture of a failure that comes up now cannot be had any more.
  expectError(page, /Failed to fetch dynamically imported module/);
  await page.context().setOffline(true);
  const notice = page.getByText('Bağlantınız yok.');
  await expect(notice).toContainText('favorileriniz ve biniş kartlarınız yine açılır');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();

  await page.goto('/nerede');
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
  await expectAccessible(page);

  const mend = await failing(page, 'getBoat', { malformed: true });
  await page.goto('/boats/1');
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .or(page.getByRole('main').getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await mend();
});

test('day and night are chosen in the footer, and stay', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  await page.goto('/boats');
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Tema' });
  const before = await background(page.locator('body'));
  await theme.getByRole('button', { name: /Koyu|Gece/ }).click();
  await expect.poll(() => background(page.locator('body'))).not.toBe(before);
  const night = await background(page.locator('body'));
  await page.reload();
  await expect.poll(() => background(page.locator('body'))).toBe(night);
  if (!isPhone) return;
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const inMenu = page.getByRole('dialog', { name: 'Menü' }).getByRole('group', { name: 'Tema' });
  await expect(inMenu.getByRole('button', { pressed: true })).toHaveAccessibleName(/Koyu|Gece/);
});

test('a page that was rendered in another year is taken over as it stands', async ({ page }) => {
  await setClock(page, `${Number(today.slice(0, 4)) + 2}-01-01T09:00:00Z`);
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} Pruva/);
});

test('the app comes although fonts hang', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fonts', 'here'));
  const fetched = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  const dark = page.getByRole('contentinfo').getByRole('button', { name: /Koyu|Gece/ });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  fetched.resolve();
});

test('a first visit is read in stand-ins until the fonts are there; later visits begin with them', async ({
  page,
}) => {
  const fetched = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fetched.promise;
    await route.continue();
  });
  const title = page.getByRole('heading', { level: 1 });
  const own = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family }) => family.includes('Newsreader Variable')).length,
    );
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(title).toBeVisible();
  expect(await own()).toBe(0);
  fetched.resolve();
  await expect.poll(own).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.fonts.check('1em "Newsreader Variable"', 'aş'))).toBe(
    true,
  );

  await page.goto('/contact', { waitUntil: 'commit' });
  await title.waitFor();
  expect(await own()).toBeGreaterThan(0);
});
