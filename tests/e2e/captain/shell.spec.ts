import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding } from '../support/mock.ts';
import { signIn, signInHere, token } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

type Schemas = components['schemas'];

const captain = 'mehmet.agaoglu';
const administrator = 'selin.aydin';

const words = {
  tr: {
    panel: 'Kaptan paneli',
    pages: 'Kaptan sayfaları',
    ways: [
      'Bugün',
      'Takvim ve fiyat',
      'Rezervasyonlar',
      'Rezervasyon takvimi',
      'Mesajlar',
      'Tekneler',
      'Turlar',
      'Tur müsaitliği',
      'Belgeler',
      'Yorumlar',
      'Finans',
      'Şirketim',
      'Kaptan profili',
      'Güvenlik',
    ],
    inBar: ['Bugün', 'Takvim', 'Rezervasyonlar', 'Tekneler', 'Menü'],
    groups: ['Günün işleri', 'Tekneler ve turlar', 'Para', 'Hakkınızda'],
    site: 'Siteye dön',
    fold: 'Daralt: Kaptan paneli',
    unfold: 'Genişlet: Kaptan paneli',
    dark: 'Koyu',
    other: 'EN English',
    skip: 'İçeriğe geç',
  },
  en: {
    panel: 'Captain’s panel',
    pages: 'Captain’s pages',
    ways: [
      'Today',
      'Calendar and prices',
      'Bookings',
      'Booking calendar',
      'Messages',
      'Boats',
      'Tours',
      'Tour availability',
      'Documents',
      'Ratings',
      'Finance',
      'My company',
      'Captain profile',
      'Security',
    ],
    inBar: ['Today', 'Calendar', 'Bookings', 'Boats', 'Menu'],
    groups: ['A day’s work', 'Boats and tours', 'Money', 'About you'],
    site: 'Back to the site',
    fold: 'Fold: Captain’s panel',
    unfold: 'Unfold: Captain’s panel',
    dark: 'Dark',
    other: 'TR Türkçe',
    skip: 'Skip to content',
  },
};

async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`${BASE}${path}`)).json()) as Answer; // the mock keeps to the contract
}

/** Reads as the person whom the page is signed in as. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const headers = { Authorization: `Bearer ${await token(page)}` };
  const answer = await page.request.get(`${BASE}${path}`, { headers });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer; // the mock keeps to the contract
}

for (const language of languages) {
  const text = words[language];
  test.describe(language, () => {
    test.use({ language });

    test('the shell leads to every page of the area and back to the site', {
      tag: '@phone',
    }, async ({ page, isPhone }) => {
      await signIn(page, captain);
      await page.goto(address('/captain', language));
      if (isPhone) {
        const bar = page.getByRole('navigation', { name: text.pages });
        await expect(bar.locator('a, button')).toHaveCount(text.inBar.length);
        for (const name of text.inBar) await expect(bar).toContainText(name);
        // What stays at the lower edge of a page stands above it.
        const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
        const room = await page
          .getByRole('main')
          .evaluate((main) => getComputedStyle(main).getPropertyValue('--bottom-bar'));
        expect(room).toContain(`${Math.round(height)}px`);
        await expectAccessible(page);
        await bar.getByRole('button').click();
      }
      const place = isPhone
        ? page.getByRole('dialog', { name: text.panel })
        : page.getByRole('region', { name: text.panel });
      const nav = place.getByRole('navigation', { name: text.pages });
      const ways = nav.getByRole('link');
      for (const name of text.groups)
        await expect(nav.getByRole('list', { name, exact: true })).toBeVisible();
      // The menu of a phone has what its bar has no room for.
      const isInBar = (_: string, index: number) => [0, 1, 2, 5].includes(index);
      const expected = text.ways.filter((name, index) => !(isPhone && isInBar(name, index)));
      await expect(ways).toHaveText(expected.map((name) => new RegExp(`^${name}`)));
      if (!isPhone) {
        await expect(ways.first()).toHaveAttribute('aria-current', 'page');
        // All of them stand in a window of 720 pixels.
        await page.setViewportSize({ width: 1280, height: 720 });
        await expect(ways.last()).toBeInViewport({ ratio: 1 });
      }
      await expectAccessible(page, isPhone ? { within: '[role="dialog"]' } : {});

      // The theme and the language are at hand here too.
      await place.getByRole('button', { name: text.dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await place.getByRole('button', { name: text.other }).click();
      await expect(page).toHaveURL(address('/captain', language === 'tr' ? 'en' : 'tr'));

      const other = words[language === 'tr' ? 'en' : 'tr'];
      await page.getByRole('link', { name: other.site }).click();
      await expect(page).toHaveURL(address('/', language === 'tr' ? 'en' : 'tr'));
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test('visitors sign in and come back where they were; customers are told how to become a captain', async ({
  page,
}) => {
  await page.goto('/captain/documents?captain=3');
  await expect(page).toHaveURL('/login');
  await signInHere(page, captain);
  await expect(page).toHaveURL('/captain/documents?captain=3');
  await expect(page.getByRole('region', { name: words.tr.panel })).toBeVisible();
  // Asked once the page stands.
  await expect.poll(() => callCount(page, 'getOwnerBookingCounts')).toBe(1);

  await page.context().clearCookies({ name: /^pruva_/ });
  await signIn(page, 'elif.yildiz');
  for (const path of ['/captain', '/captain/vessels', '/captain/bookings/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Kaptan Değilsiniz' })).toBeVisible();
    // In the public layout, without a word of anybody's area.
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
    await expect(page.getByRole('region', { name: words.tr.panel })).toHaveCount(0);
  }
  expect(await callCount(page, 'getOwnerBookingCounts')).toBe(1);
});

test('the sidebar folds by its button and its key, which writing keeps, and stays so', async ({
  page,
}) => {
  const { fold, unfold } = words.tr;
  await signIn(page, captain);
  await page.goto('/captain');
  const sidebar = page.getByRole('region', { name: words.tr.panel });
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(width).toBe(260);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(60);
  await expect(sidebar.getByRole('link', { name: /^Tekneler/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(width).toBe(60);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBeLessThanOrEqual(7);
  await page.getByRole('button', { name: unfold }).press('Enter');
  await expect(page.getByRole('button', { name: fold })).toBeFocused();
  await expect.poll(width).toBe(260);

  // Whoever writes makes text bold with that key.
  await page.evaluate(() => {
    const input = document.createElement('input');
    document.querySelector('main')?.append(input);
    input.focus();
  });
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Meta+b');
  expect(await width()).toBe(260);

  // The way past it, and the focus on the page that was gone to.
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.tr.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await sidebar.getByRole('link', { name: /^Belgeler/ }).press('Enter');
  await expect(page).toHaveURL('/captain/documents');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the way past the navigation is there before the page is', async ({ page }) => {
  await signIn(page, captain);
  const { userId: id } = await read<Schemas['Account']>(page, '/auth/account');
  await page.context().clearCookies({ name: /^pruva_/ });
  await signIn(page, administrator);
  const release = await holding(page, 'getUser');
  await page.goto(`/captain?captain=${id}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.tr.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await release();
  await expect(page.getByRole('region', { name: 'Bu alan kimin' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});

test('what waits is counted beside its link, as its list has it', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain');
  const { userId: id } = await read<Schemas['Account']>(page, '/auth/account');
  const bookings = await read<Schemas['BookingPage']>(
    page,
    `/bookings/owner/${id}?status=PENDING&size=1`,
  );
  const renewals = await Promise.all(
    ['EXPIRED', 'EXPIRING'].map((validity) =>
      read<Schemas['ManagedDocumentPage']>(
        page,
        `/documents/owner/${id}?validity=${validity}&size=1`,
      ),
    ),
  );
  const documents = renewals.reduce((sum, { totalElements }) => sum + totalElements, 0);
  const conversations = await read<Schemas['Conversation'][]>(
    page,
    `/messages/conversations/user/${id}`,
  );
  const unread = conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  for (const count of [bookings.totalElements, documents, unread]) expect(count).toBeGreaterThan(0);

  const link = (name: string) => page.getByRole('link', { name });
  await expect(link(`Rezervasyonlar ${bookings.totalElements} yanıt bekliyor`)).toBeVisible();
  await expect(link(`Belgeler ${documents} yenilenecek`)).toBeVisible();
  await expect(link(`Mesajlar ${unread} okunmamış`)).toBeVisible();

  // Seen again, it is counted again; a count that cannot be had is left out.
  const asked = await callCount(page, 'getOwnerBookingCounts');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect.poll(() => callCount(page, 'getOwnerBookingCounts')).toBeGreaterThan(asked);
  await failing(page, 'getOwnerBookingCounts', { status: 400 });
  await page.reload();
  await expect(link(`Belgeler ${documents} yenilenecek`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rezervasyonlar', exact: true })).toBeVisible();
});

test('an administrator finds a captain, and is told on every page whose area it is', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, administrator);
  const release = await holding(page, 'listUsersPage');
  await page.goto('/captain');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaptan seçin' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Yükleniyor')).toBeAttached();
  await release();
  const mend = await failing(page, 'listUsersPage', { status: 503 });
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: 'Tekrar dene' });
  await hurryUntil(page, again);
  await mend();
  await again.click();
  const captains = page.getByRole('list', { name: 'Kaptanlar' }).getByRole('link');
  await expect(captains).toHaveCount(12);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL('/captain?found=2');

  const search = page.getByRole('searchbox');
  await search.fill('olmayan biri');
  await page.clock.runFor(400);
  await expect(page.getByRole('heading', { name: 'Kaptan bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Tüm kaptanları göster' }).click();
  await page.clock.runFor(400);
  await expect(captains).toHaveCount(12);
  await search.fill('AĞAOĞLU');
  await page.clock.runFor(400);
  await expect(captains).toHaveCount(1);
  await captains.click();
  await expect(page).toHaveURL(/\/captain\?captain=\d+$/);

  const banner = page.getByRole('region', { name: 'Bu alan kimin' });
  await expect(banner).toContainText('Mehmet Ağaoğlu kaptanın alanındasınız');
  // `setBookingStatus` is the host's alone in the contract, and messages are nobody else's.
  await expect(banner).toContainText('rezervasyon isteklerini yanıtlamak');
  await expect(banner).toContainText('mesajları okumak ve yazmak');
  await expectAccessible(page);
  expect(await callCount(page, 'listConversations')).toBe(0);
  const chosen = new URL(page.url()).search;
  await page
    .getByRole('navigation', { name: words.tr.pages })
    .getByRole('link', { name: /^Tekneler/ })
    .click();
  await expect(page).toHaveURL(`/captain/vessels${chosen}`);
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Başka kaptan seçin' }).click();
  await expect(page).toHaveURL('/captain/vessels');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaptan seçin' })).toBeVisible();
});

test('nobody but captains has an area: not found, and nothing is read', async ({ page }) => {
  await signIn(page, administrator);
  expectFailedCalls(page);
  const customers = await read<Schemas['UserPage']>(
    page,
    '/auth/admin/users/paginated?role=CUSTOMER&size=1',
  );
  for (const id of [customers.content[0]?.id, 999_999]) {
    await page.goto(`/captain?captain=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  }
  expect(await callCount(page, 'getCaptainDashboardById')).toBe(0);
  expect(await callCount(page, 'getOwnerBookingCounts')).toBe(0);
  // An address without a sense is as one without a captain.
  await page.goto('/captain?captain=nobody');
  await expect(page.getByRole('heading', { level: 1, name: 'Kaptan seçin' })).toBeVisible();
});

test('who works here signs out at the foot of the sidebar, and the area is closed behind', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain');
  await page.getByRole('button', { name: 'Mehmet Ağaoğlu' }).click();
  const menu = page.getByRole('dialog', { name: 'Hesap' });
  await expectAccessible(page, { within: '[role="dialog"]' });
  await menu.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/captain');
  await expect(page).toHaveURL('/login');
});

test('what is another captain’s is not shown by its address', async ({ page }) => {
  await signIn(page, captain);
  expectFailedCalls(page);
  const { content: boats } = await ask<Schemas['BoatPage']>(page, '/boats/paginated?size=100');
  const { userId: own } = await read<Schemas['Account']>(page, '/auth/account');
  const boat = boats.find(({ ownerId }) => ownerId !== own);
  if (!boat) throw new Error('Every boat is the captain’s own.');
  const main = page.getByRole('main');
  for (const path of [
    `/captain/vessels/${boat.id}/details`,
    `/captain/vessels/${boat.id}/photos`,
  ]) {
    await page.goto(path);
    await expect(main).toContainText(/bulunamadı|yetki|erişim/i);
    await expect(page.getByText(boat.name)).toHaveCount(0);
  }
  // The parameter is an administrator's: a captain stays at home with it.
  await page.goto(`/captain/vessels?captain=${boat.ownerId}`);
  await expect(main.getByText('Gülşah').first()).toBeVisible();
  await expect(page.getByText(boat.name)).toHaveCount(0);
});
