import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding, putRecords, startFrom } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';
import { inSeconds } from '../support/today.ts';

const captain = 'mehmet.agaoglu';
const withElif = '/captain/messages?conversation=conversation_2_9';

const rows = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Konuşmalar' })
    .getByRole('list', { name: 'Konuşmalar' })
    .getByRole('link');
const field = (page: Page) => page.getByRole('textbox', { name: 'Mesajınız' });
const pane = (page: Page) => page.getByRole('region', { name: 'Elif Yıldız', exact: true });
const answers = (page: Page) => page.getByRole('dialog', { name: 'Kayıtlı yanıtlar' });

test('a conversation shows its booking, leads to it, and is reached from it', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page, captain);
  await page.goto('/captain/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajlar' })).toBeVisible();
  const row = rows(page).filter({ hasText: 'Elif Yıldız' });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toContainText(/Elif Yıldız.*\d{4}.*(Bekliyor|Onaylandı|Tamamlandı)/);
  await expectAccessible(page);

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(withElif);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  if (!isPhone) {
    // The page fills the window beside the sidebar, and no more than that.
    await page.getByRole('button', { name: 'Konuşma listesi' }).click();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Konuşma listesi' }).click();
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await pane(page).getByRole('link').and(page.locator('[href*="/bookings/"]')).click();
  await expect(page).toHaveURL(/\/captain\/bookings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Elif Yıldız' })).toBeVisible();
  await page.locator('main a[href*="/captain/messages"]').click();
  await expect(page).toHaveURL(/\/captain\/messages\?to=9/);
  await expect(pane(page).locator('[href*="/bookings/"]')).toBeVisible();
});

test('saved answers: written, filled in for the guest, changed, deleted, nobody else’s', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, captain);
  await page.goto(withElif);
  const open = page.getByRole('button', { name: 'Kayıtlı yanıtlar' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(answers(page)).toContainText('Henüz kayıtlı yanıt yok.');
  await answers(page).getByRole('button', { name: 'Yanıt yaz' }).press('Enter');
  const text = answers(page).getByRole('textbox', { name: 'Yanıt' });
  await expect(text).toBeFocused();
  await answers(page).getByRole('button', { name: 'Yanıtı kaydet' }).click();
  await expect(answers(page)).toContainText('Yanıtı yazın');
  await text.fill('a'.repeat(2001));
  await answers(page).getByRole('button', { name: 'Yanıtı kaydet' }).click();
  await expect(answers(page)).toContainText('En çok 2.000 karakter girin');
  await expectAccessible(page);
  await text.fill('Merhaba ');
  await answers(page).getByRole('button', { name: '{ad} ekle' }).click();
  await text.press('End');
  await text.pressSequentially(', {tarih} için bekliyoruz.');
  await answers(page).getByRole('button', { name: 'Yanıtı kaydet' }).click();
  await expect(answers(page)).toContainText(/Merhaba Elif Yıldız, .*\d{4} için bekliyoruz\./);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await field(page).fill('Günaydın.');
  await page.reload();
  await open.click();
  await answers(page).getByRole('button', { name: 'Mesaja ekle' }).click();
  await expect(field(page)).toHaveValue(
    /^Günaydın\.\nMerhaba Elif Yıldız, .*\d{4} için bekliyoruz\.$/,
  );
  await expect(answers(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' Görüşmek üzere.');
  await expect(field(page)).toHaveValue(/bekliyoruz\. Görüşmek üzere\.$/);

  await open.click();
  await answers(page).getByRole('button', { name: 'Yanıtı düzenle' }).click();
  await text.fill('Kaçta gelirsiniz {ad}?');
  await answers(page).getByRole('button', { name: 'Yanıtı kaydet' }).click();
  await expect(answers(page).getByRole('listitem')).toHaveText(/Kaçta gelirsiniz Elif Yıldız\?/);

  // Another captain on the same device.
  await signIn(page, 'zeynep.karaca');
  await page.goto('/captain/messages?to=9');
  await open.click();
  await expect(answers(page)).toContainText('Henüz kayıtlı yanıt yok.');
  await signIn(page, captain);
  await page.goto(withElif);
  await open.click();
  await answers(page).getByRole('button', { name: 'Yanıtı sil' }).click();
  await expect(answers(page)).toContainText('Bu yanıt silinsin mi?');
  await answers(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(answers(page)).toContainText('Henüz kayıtlı yanıt yok.');
});

test('what is unread comes first when asked, on every visit, and stays there while it is read', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/messages');
  await expect(rows(page).first()).toBeVisible();
  const last = (await rows(page).last().getAttribute('href')) ?? '';
  const conversationId = /conversation_\d+_\d+/.exec(last)?.[0] ?? '';
  const guest = Number(conversationId.split('_').find((part) => /\d/.test(part) && part !== '2'));
  await putRecords(page, {
    messages: [
      {
        id: 9001,
        conversationId,
        senderId: guest,
        recipientId: 2,
        bookingId: null,
        message: 'Eski bir soru',
        readStatus: 'UNREAD',
        // Before everything else, so that it does not lead by its date.
        createdAt: inSeconds(-400 * 24 * 3600),
      },
    ],
  });
  await page.reload();
  await expect(rows(page).last()).toHaveAttribute('href', last);
  await expect(rows(page).last()).toContainText('okunmamış');
  const isUnread = async () =>
    (await rows(page).allTextContents()).map((text) => text.includes('okunmamış'));
  await page.getByRole('button', { name: 'Önce okunmamışlar' }).click();
  await expect(rows(page).last()).not.toContainText('okunmamış');
  expect((await isUnread()).toSorted((a, b) => Number(b) - Number(a))).toEqual(await isUnread());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Önce okunmamışlar' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const row = page.locator(`#to-${conversationId}`);
  await expect(row).toContainText('okunmamış');
  const before = await rows(page).evaluateAll((all) => all.map(({ id }) => id));
  await row.click();
  await expect(row).not.toContainText('okunmamış');
  expect(await rows(page).evaluateAll((all) => all.map(({ id }) => id))).toEqual(before);
});

const words = {
  tr: {
    list: 'Mesajlar yüklenirken bir hata oluştu.',
    send: 'Mesaj gönderilemedi.',
    remove: 'Konuşma silinirken bir hata oluştu.',
    search: 'Arama yapılırken bir hata oluştu.',
    none: 'Sonuç bulunamadı',
    empty: 'Henüz mesaj yok. İlk mesajı gönderin!',
    retry: 'Tekrar dene',
    write: 'Mesajınız',
    sent: 'Gönderildi',
    find: 'Kişi ya da mesaj ara',
    erase: 'Konuşmayı sil',
    loading: 'Yükleniyor…',
  },
  en: {
    list: 'Something went wrong while loading the messages.',
    send: 'The message could not be sent.',
    remove: 'Something went wrong while deleting the conversation.',
    search: 'Something went wrong while searching.',
    none: 'No results found',
    empty: 'No messages yet. Send the first one.',
    retry: 'Try again',
    write: 'Your message',
    sent: 'Sent',
    find: 'Search people and messages',
    erase: 'Delete the conversation',
    loading: 'Loading…',
  },
};

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });
    test(`every state in words: ${language}`, async ({ page }) => {
      const said = words[language];
      const main = page.getByRole('main');
      await signIn(page, captain);
      const release = await holding(page, 'listConversations');
      await page.goto(withElif);
      await expect(main.getByText(said.loading).first()).toBeAttached();
      await release();
      const mend = await failing(page, 'listConversations', { status: 504 });
      await page.reload();
      await hurryUntil(page, main.getByText(said.list));
      await mend();
      await main.getByRole('button', { name: said.retry }).click();
      await expect(page.locator('#to-conversation_2_9')).toBeVisible();

      const heal = await failing(page, 'sendMessage', { status: 409 });
      await page.getByRole('textbox', { name: said.write }).fill('Saat kaçta?');
      await page.keyboard.press('Enter');
      const message = main.getByRole('listitem').filter({ hasText: 'Saat kaçta?' }).last();
      await expect(message.getByRole('alert')).toContainText(said.send);
      await page.reload();
      await expect(message.getByRole('alert')).toContainText(said.send);
      await heal();
      await message.getByRole('button', { name: said.retry }).click();
      await expect(message).toContainText(said.sent);

      const search = page.getByRole('searchbox', { name: said.find });
      await search.fill('zürafa');
      await page.clock.runFor(400);
      await expect(main.getByText(said.none)).toBeVisible();
      await failing(page, 'queryMessages', { status: 400, count: 1 });
      await search.fill('havlu');
      await page.clock.runFor(400);
      await expect(main.getByRole('alert')).toContainText(said.search);
      await search.press('Escape');

      const list = await page
        .locator('a[id^="to-conversation"]')
        .evaluateAll((all) => all.map(({ id }) => id));
      await failing(page, 'deleteConversation', { status: 400, count: 1 });
      await page.getByRole('button', { name: said.erase }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: said.erase }).click();
      await expect(question.getByRole('alert')).toContainText(said.remove);
      await expectAccessible(page);
      const place = list.indexOf('to-conversation_2_9');
      const next = list[place + 1] ?? list[place - 1];
      await question.getByRole('button', { name: said.erase }).press('Enter');
      await expect(page).toHaveURL(/\/captain\/messages$/);
      await expect(page.locator('#to-conversation_2_9')).toHaveCount(0);
      await expect(page.locator(`#${next}`)).toBeFocused();

      // It begins anew, from the page of a booking.
      await page.goto('/captain/messages?to=9&booking=1');
      await expect(main.getByText(said.empty)).toBeVisible();
    });
  });
}

test('no conversation of others, none yet, and a booking that cannot be loaded', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/messages?conversation=conversation_3_9');
  await expect(page.getByText('Böyle bir konuşma yok')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await callCount(page, 'listConversationMessages')).toBe(0);

  const mend = await failing(page, 'listOwnerBookingsPage', { status: 400 });
  await page.goto(withElif);
  await expect(pane(page).getByRole('alert')).toContainText('Rezervasyon yüklenemedi.');
  await expect(field(page)).toBeVisible();
  await mend();
  await pane(page).getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(pane(page).locator('[href*="/bookings/"]')).toBeVisible();

  // Who looks at the area of a captain reads none of the captain's letters.
  await signIn(page, 'selin.aydin');
  await page.goto(`${withElif}&captain=2`);
  await expect(page.getByRole('heading', { name: 'Bu mesajlar kaptana ait' })).toBeVisible();
  await expect(page.getByText('Elif Yıldız')).toHaveCount(0);
  await expectAccessible(page);

  await startFrom(page, 'empty');
  await signIn(page, captain);
  await page.goto('/captain/messages');
  await expect(page.getByRole('heading', { name: 'Henüz mesajınız yok' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rezervasyonlara git' })).toBeVisible();
  await expectAccessible(page);
});

test('a message that goes out while its conversation is still loading does not stand for all of it', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto(withElif);
  const log = pane(page).getByRole('listitem');
  await expect(log.nth(2)).toBeVisible();
  const count = await log.count();
  const send = await holding(page, 'sendMessage');
  await field(page).fill('Yolda mısınız?');
  await field(page).press('Enter');
  await expect(log.filter({ hasText: 'Yolda mısınız?' })).toBeVisible();
  const load = await holding(page, 'listConversationMessages');
  await page.reload();
  await send();
  await expect.poll(() => callCount(page, 'sendMessage')).toBeGreaterThan(1);
  await expect.poll(() => callCount(page, 'listConversationMessages')).toBeGreaterThan(1);
  await load();
  await expect(log.filter({ hasText: 'Yolda mısınız?' })).toContainText('Gönderildi');
  await expect.poll(() => log.count()).toBeGreaterThan(count);
});

test('one call in five failing: each message arrives once and in order', async ({ page }) => {
  await signIn(page, captain);
  const mend = await misbehave(page);
  await page.goto(withElif);
  await until(
    page,
    () => field(page).isVisible(),
    async () => undefined,
  );
  const link = 'https://pruva.example/boats/1?start=2026-07-01';
  // As long as a message may be.
  const long = `${'İskelede ışıklı tekne. '.repeat(90).slice(0, 1999 - link.length)} ${link}`;
  const texts = ['Birinci soru', 'İkinci soru', 'Üçüncü soru', 'Dördüncü soru', long];
  for (const text of texts) {
    await field(page).fill(text);
    await field(page).press('Enter');
  }
  await expect(field(page)).toHaveValue('');
  const failed = page.getByRole('main').getByRole('alert');
  const sending = pane(page).getByText('Gönderiliyor');
  await until(
    page,
    async () => (await failed.count()) === 0 && (await sending.count()) === 0,
    async () => undefined,
  );
  await mend();
  await page.clock.runFor(5000);
  await page.reload();
  const log = pane(page).getByRole('listitem');
  for (const text of texts) await expect(log.filter({ hasText: text })).toHaveCount(1);
  const said = await log.evaluateAll((all) => all.map((item) => item.textContent ?? ''));
  const places = texts.map((text) => said.findIndex((item) => item.includes(text)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expectAccessible(page);
});
