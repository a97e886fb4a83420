import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { callCount, failing, holding, putRecords, startFrom } from '../support/mock.ts';
import { pressTwice } from '../support/person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';
import { inSeconds } from '../support/today.ts';

const words = {
  tr: {
    bell: /^Bildirimler/,
    unread: 'Bildirimler, 3 okunmamış',
    caughtUp: 'Hepsini okudunuz',
    all: 'Tüm bildirimleri gör',
    title: 'Bildirimler',
    lead: '3 okunmamış bildiriminiz var.',
    confirmed: 'Rezervasyonunuz onaylandı',
    message: 'Yeni mesajınız var',
    deposit: 'Kaporanız alındı',
    ago: '2 hafta önce',
    markRead: /^Okundu olarak işaretle/,
    markAll: 'Tümünü okundu işaretle',
    onlyUnread: 'Okunmamış',
  },
  en: {
    bell: /^Notifications/,
    unread: 'Notifications, 3 unread',
    caughtUp: 'All caught up!',
    all: 'View All Notifications',
    title: 'Notifications',
    lead: 'You have 3 unread notifications.',
    confirmed: 'Your booking is confirmed',
    message: 'You have a new message',
    deposit: 'Your deposit was received',
    ago: '2 weeks ago',
    markRead: /^Mark as read/,
    markAll: 'Mark all as read',
    onlyUnread: 'Unread',
  },
};

const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

for (const language of languages) {
  const text = words[language];
  // The words differ by the language, not by the screen.
  test.describe(language, { tag: language === 'tr' ? '@phone' : [] }, () => {
    test.use({ language });
    test('the bell, its newest, and the page of all: what is read is read everywhere', async ({
      page,
    }) => {
      await signIn(page);
      await page.goto(address('/boats', language));
      await bell(page, text.unread).click();
      const latest = page.getByRole('dialog', { name: text.title });
      await expect(latest.getByRole('listitem')).toHaveCount(3);
      await expect(latest).toContainText(text.ago);
      await expectAccessible(page, { within: '[role="dialog"]' });
      await latest.getByRole('link', { name: text.all }).click();

      await expect(page).toHaveURL(address('/notifications', language));
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeFocused();
      await expect(page.getByText(text.lead)).toBeVisible();
      const main = page.getByRole('main');
      const confirmed = main.getByRole('listitem').filter({ hasText: text.confirmed });
      await expect(confirmed).toContainText(`${text.ago} · `);
      await expectAccessible(page);

      // Read at once, and unread again should the server not take it.
      const mend = await failing(page, 'markNotificationRead', { status: 400 });
      await confirmed.getByRole('button', { name: text.markRead }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expect(bell(page, text.unread)).toBeVisible();
      await mend();
      await confirmed.getByRole('button', { name: text.markRead }).click();
      await expect(bell(page, /, 2 /)).toBeVisible();
      await expect(confirmed.getByRole('button')).toHaveCount(0);

      await main.getByRole('link', { name: text.onlyUnread, exact: true }).click();
      await expect(main.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(2);
      await pressTwice(main.getByRole('button', { name: text.markAll }));
      await expect(main.getByRole('heading', { name: text.caughtUp })).toBeVisible();
      await expect(bell(page, text.title)).toBeVisible();
      expect(await callCount(page, 'markAllNotificationsRead')).toBe(1);
      await bell(page, text.bell).click();
      await expect(latest.getByText(text.caughtUp)).toBeVisible();

      await page.keyboard.press('Escape');
      await page.goto(address('/notifications', language));
      await main.getByRole('link', { name: text.message }).click();
      await expect(page).toHaveURL(address('/messages?to=2', language));
      await expect(page.getByRole('heading', { level: 2, name: 'Mehmet Ağaoğlu' })).toBeVisible();
      await page.goBack();
      await main.getByRole('link', { name: text.deposit }).click();
      await expect(page).toHaveURL(address('/my-bookings/1', language));
    });
  });
}

test('all are read while the list of one that was read is still on its way', async ({ page }) => {
  await signIn(page);
  await page.goto('/notifications');
  const main = page.getByRole('main');
  const one = main.getByRole('button', { name: words.tr.markRead }).first();
  await expect(one).toBeVisible();
  const release = await holding(page, 'listNotificationsPage');
  await one.click();
  await expect(bell(page, /, 2 /)).toBeVisible();
  await main.getByRole('button', { name: words.tr.markAll }).click();
  await expect(bell(page, words.tr.title)).toBeVisible();
  await release();
  await expect(main.getByRole('button', { name: words.tr.markRead })).toHaveCount(0);
});

test('loading, failing, none, many: every state of the bell and of the page', async ({ page }) => {
  await signIn(page);
  const release = await holding(page, 'listNotificationsPage');
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Yükleniyor…');
  await release();

  const mendPage = await failing(page, 'listNotificationsPage', { status: 403 });
  const mendList = await failing(page, 'listUnreadNotifications', { status: 403 });
  await page.reload();
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Yetkilendirme Hatası' }),
  ).toBeVisible();
  await bell(page, words.tr.bell).click();
  const latest = page.getByRole('dialog', { name: 'Bildirimler' });
  await expect(latest.getByRole('alert')).toBeVisible();
  await mendList();
  await latest.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(latest.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await mendPage();

  await putRecords(page, {
    notifications: Array.from({ length: 130 }, (_, index) => ({
      id: 5000 + index,
      userId: 9,
      title: `Haber ${index + 1}`,
      message: 'Denizden haber var.',
      type: 'SYSTEM' as const,
      subject: null,
      english: { title: `News ${index + 1}`, message: 'There is news from the sea.' },
      isRead: false,
      createdAt: inSeconds(-3600),
    })),
  });
  await page.reload();
  await expect(bell(page, 'Bildirimler, 133 okunmamış')).toContainText('99+');
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL('/notifications?page=2');
  await expect(page.getByRole('main').locator('time')).toHaveCount(12);
  await page.goto('/notifications?show=unread&page=12');
  await expect(page.getByRole('main').locator('time')).toHaveCount(1);
  await page.goto('/notifications?page=400');
  await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok' })).toBeVisible();
  await page.getByRole('link', { name: 'İlk sayfaya git' }).click();
  await expect(page).toHaveURL('/notifications');
});

test('nobody is told anything yet; the bell asks again every minute, while it can be seen', async ({
  page,
}) => {
  await startFrom(page, 'empty');
  await signIn(page);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Henüz bildiriminiz yok' })).toBeVisible();
  await expectAccessible(page);

  const before = await callCount(page, 'countUnreadNotifications');
  await page.clock.runFor(61_000);
  await expect.poll(() => callCount(page, 'countUnreadNotifications')).toBe(before + 1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(180_000);
  expect(await callCount(page, 'countUnreadNotifications')).toBe(before + 1);
});
