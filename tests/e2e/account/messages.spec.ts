import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { formatDate } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import {
  callCount,
  failing,
  holding,
  loggedCalls,
  putRecords,
  startFrom,
} from '../support/mock.ts';
import { searchBoats } from '../support/service.ts';
import { signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inSeconds } from '../support/today.ts';

// The words of the customer's conversation with Mehmet Ağaoğlu stand in the contract's examples.
const withMehmet = '/messages?conversation=conversation_2_9';

const log = (page: Page) => page.getByRole('region', { name: /ile mesajlar$/ });
const field = (page: Page) => page.getByRole('textbox', { name: 'Mesajınız' });
const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Konuşmalar' }).getByRole('link', { name });

function written(id: number, from: 2 | 9, message: string, createdAt: string) {
  return {
    id,
    conversationId: 'conversation_2_9',
    senderId: from,
    recipientId: from === 9 ? 2 : 9,
    bookingId: 1,
    message,
    readStatus: 'UNREAD' as const,
    createdAt,
  };
}

test('a conversation: unread, opened, read, answered, announced', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  await signIn(page);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajlar' })).toBeVisible();
  await expect(row(page, 'Mehmet Ağaoğlu')).toContainText('Dün');
  if (isPhone) {
    await expect(row(page, 'Mehmet Ağaoğlu')).toContainText('1 okunmamış mesaj');
    await expectAccessible(page);
    await row(page, 'Mehmet Ağaoğlu').click();
    await expect(page).toHaveURL(withMehmet);
  }
  const heading = page.getByRole('heading', { level: 2, name: 'Mehmet Ağaoğlu' });
  if (isPhone) await expect(heading).toBeFocused();
  // Beside the list, the only conversation opens by itself.
  else await expect(heading).toBeVisible();
  const day = log(page).getByRole('time').first();
  await expect(day).toHaveText(
    formatDate('tr', (await day.getAttribute('datetime')) ?? '', 'full'),
  );
  await expect(log(page).getByText('Okunmamış mesajlar')).toBeInViewport();
  await expect(log(page).getByText('Not aldım, kahvaltı')).toBeInViewport();
  await expect(log(page).getByRole('listitem').filter({ hasText: 'Harika.' })).toContainText(
    'Okundu',
  );
  await expect.poll(() => callCount(page, 'updateMessageReadStatus')).toBe(1);
  await expectAccessible(page);

  // What is typed waits over a reload; Shift and Enter break the line, Enter sends; nothing is markup.
  await field(page).fill('Teşekkürler <b>kaptan</b>');
  await page.reload();
  await expect(field(page)).toHaveValue('Teşekkürler <b>kaptan</b>');
  await field(page).press('End');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('https://pruva.example');
  await field(page).press('Enter');
  const sent = log(page).getByRole('listitem').filter({ hasText: '<b>kaptan</b>' });
  await expect(sent).toContainText('Gönderildi');
  await expect(sent.getByText('<b>kaptan</b>\nhttps://pruva.example')).toBeInViewport();
  await expect(sent.getByRole('link')).toHaveCount(0);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();

  // An answer comes with the next look, every 10 seconds while the page can be seen.
  await putRecords(page, { messages: [written(9001, 2, 'Rica ederim.', inSeconds(60))] });
  await page.clock.runFor(11_000);
  await expect(log(page).getByText('Rica ederim.')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'yeni bir mesaj yazdı' })).toContainText(
    'Rica ederim.',
  );
  await expect.poll(() => callCount(page, 'updateMessageReadStatus')).toBe(2);

  if (isPhone) await page.getByRole('link', { name: 'Konuşmalara dön' }).click();
  await expect(row(page, 'Mehmet Ağaoğlu')).toContainText('Rica ederim.');
  await expect(row(page, 'Mehmet Ağaoğlu')).not.toContainText('okunmamış');
  if (isPhone) await expect(row(page, 'Mehmet Ağaoğlu')).toBeFocused();

  // Nobody looks: nobody asks.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const before = await callCount(page, 'listConversations');
  await page.clock.runFor(130_000);
  expect(await callCount(page, 'listConversations')).toBe(before);
});

test('a message that fails stays, says why, is sent again or taken back', async ({ page }) => {
  await signIn(page);
  await page.goto(withMehmet);
  const mend = await failing(page, 'sendMessage', { status: 409 });
  await field(page).fill('Saat kaçta?');
  await page.getByRole('button', { name: 'Gönder' }).click();
  const message = log(page).getByRole('listitem').filter({ hasText: 'Saat kaçta?' });
  await expect(message.getByRole('alert')).toContainText('Mesaj gönderilemedi.');
  // Beside words in several lines the sign is as large as beside one.
  await expect(message.getByRole('alert').locator('svg')).toHaveCSS('width', '16px');
  await expectAccessible(page);
  await page.reload();
  await expect(message.getByRole('alert')).toContainText('Mesaj gönderilemedi.');
  await mend();
  await message.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(message).toContainText('Gönderildi');
  const keys = (await loggedCalls(page))
    .filter(({ operationId }) => operationId === 'sendMessage')
    .map(({ status }) => status);
  expect(keys).toEqual([201, 409]);

  await failing(page, 'sendMessage', { status: 409, count: 1 });
  await field(page).fill('Bir şey daha');
  await field(page).press('Enter');
  await log(page).getByRole('button', { name: 'Geri al' }).click();
  await expect(field(page)).toHaveValue('Bir şey daha');
  await expect(log(page).getByText('Bir şey daha')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAccessibleName('Mehmet Ağaoğlu ile mesajlar');

  await field(page).fill('a'.repeat(2001));
  await expect(page.getByText('2.001 / 2.000')).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByText('En çok 2.000 karakter girin')).toBeVisible();
});

test('a message that the service has taken is not called unsent, though its answer is unreadable', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(withMehmet);
  await expect(field(page)).toBeVisible();
  const answer = await failing(page, 'sendMessage', { malformed: true, latency: 120_000 });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(`${BASE}/messages`),
  );
  const text = 'Palet getirelim mi?';
  await field(page).fill(text);
  await field(page).press('Enter');
  await asked;
  // What the service would have written.
  await putRecords(page, { messages: [written(90_001, 9, text, inSeconds(1))] });
  await answer();
  const message = log(page).getByRole('listitem').filter({ hasText: text });
  await expect(message).toContainText('Gönderildi');
  await expect(message).toHaveCount(1);
  await expect(page.getByText('Mesaj gönderilemedi.')).toHaveCount(0);
});

test('a message on which the session ended stands after signing in, and is sent once', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(withMehmet);
  await expect(field(page)).toBeVisible();
  await failing(page, 'refreshSession', { status: 401 });
  const admit = await failing(page, 'sendMessage', { status: 401 });
  await field(page).fill('Rüzgâr nasıl?');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/login');
  await admit();

  await signInHere(page, 'elif.yildiz');
  await expect(page).toHaveURL(withMehmet);
  const message = log(page).getByRole('listitem').filter({ hasText: 'Rüzgâr nasıl?' });
  await expect(message.getByRole('alert')).toContainText('Mesaj gönderilemedi.');
  await expectAccessible(page);
  await message.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(message).toContainText('Gönderildi');
  await expect(message.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(message).toHaveCount(1);
});

test('search: names at hand, texts of the server, none, failing', async ({ page }) => {
  await signIn(page);
  await page.goto('/messages');
  const search = page.getByRole('searchbox', { name: 'Kişi ya da mesaj ara' });
  const list = page.getByRole('navigation', { name: 'Konuşmalar' });
  await search.fill('MEHMET');
  await page.clock.runFor(400);
  await expect(list.getByRole('list', { name: 'Kişiler' }).getByRole('listitem')).toHaveCount(1);
  await search.fill('KAHVALTI');
  await page.clock.runFor(400);
  const found = list.getByRole('list', { name: 'Mesajlar' }).getByRole('link');
  await expect(found).toHaveCount(2);
  await found.filter({ hasText: 'Harika' }).click();
  await expect(page).toHaveURL(`${withMehmet}&message=3`);
  await expect(log(page).getByText('Harika.')).toBeInViewport();
  await search.fill('zürafa');
  await page.clock.runFor(400);
  await expect(list.getByText('Sonuç bulunamadı')).toBeVisible();
  await failing(page, 'queryMessages', { status: 400, count: 1 });
  await search.fill('havlu');
  await page.clock.runFor(400);
  await expect(list.getByRole('alert')).toContainText('Arama yapılırken bir hata oluştu.');
  await search.press('Escape');
  await expect(row(page, 'Mehmet Ağaoğlu')).toBeVisible();
});

test('loading, failing, and whom one may not write to', async ({ page }) => {
  await signIn(page);
  const releaseList = await holding(page, 'listConversations');
  const releaseOpen = await holding(page, 'listConversationMessages');
  await page.goto(withMehmet);
  await expect(page.getByRole('main').getByRole('status')).toHaveText([
    'Yükleniyor…',
    'Yükleniyor…',
  ]);
  await releaseList();
  await releaseOpen();
  const mendList = await failing(page, 'listConversations', { status: 504 });
  const mendOpen = await failing(page, 'listConversationMessages', { status: 504 });
  await page.reload();
  const failures = page.getByRole('main').getByRole('alert');
  // Tried three times before that.
  await hurryUntil(page, failures.last());
  await expect(failures).toHaveCount(2);
  await expect(failures.first()).toContainText('Mesajlar yüklenirken bir hata oluştu.');
  await mendList();
  await mendOpen();
  await failures.first().getByRole('button', { name: 'Tekrar dene' }).click();
  await failures.last().getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(row(page, 'Mehmet Ağaoğlu')).toBeVisible();
  await expect(log(page).getByText('Not aldım, kahvaltı')).toBeVisible();

  // From a booking's page, before the first word.
  await page.goto('/messages?to=3&booking=2');
  await expect(page.getByRole('heading', { level: 2, name: 'Zeynep Karaca' })).toBeVisible();
  await expect(page.getByText('Henüz mesaj yok. İlk mesajı gönderin!')).toBeVisible();

  // From a boat's page, without a booking: said before, refused by the server, kept.
  const { content } = await searchBoats(page, {}, { size: 100 });
  const boat = content.find(({ ownerId }) => ownerId === 22);
  await page.goto(`/messages?to=22&boat=${boat?.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Levent Denizer' })).toBeVisible();
  await expect(page.getByText('Mesajlaşma rezervasyon isteğinizle açılır')).toBeVisible();
  await expectAccessible(page);
  await field(page).fill('Merhaba');
  await field(page).press('Enter');
  await expect(log(page).getByRole('alert')).toContainText(
    'Ortak bir rezervasyonunuz olduğunda birbirinize yazabilirsiniz.',
  );
  await page.goto('/messages?conversation=conversation_2_3');
  await expect(page.getByText('Böyle bir konuşma yok')).toBeVisible();
});

test('whom one writes with is told by the service, never by the address', async ({ page }) => {
  await signIn(page);
  // Neither a name nor the boat of somebody else makes one a captain.
  await page.goto('/messages?to=22&boat=1&name=PRUVA%20G%C3%9CVENL%C4%B0K');
  await expect(page.getByRole('heading', { level: 2, name: 'Konuşma' })).toBeVisible();
  await expect(page.getByText('Mesajlaşma rezervasyon isteğinizle açılır')).toBeVisible();
  await expect(page.getByText(/^Buraya yazdığınız o zamana kadar durur\./)).toBeVisible();
  await expect(page.getByText(/GÜVENLİK/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Mehmet Ağaoğlu' })).toHaveCount(0);
});

test('the trip that the talk is about, with its meeting point, and answers that are at hand', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page);
  await page.goto(withMehmet);
  const main = page.getByRole('main');
  // An older trip with the same captain is the one that the last message is about.
  await putRecords(page, {
    messages: [{ ...written(9001, 2, 'Geçen yaz ne güzeldi.', inSeconds(60)), bookingId: 9 }],
  });
  await page.reload();
  await expect(main.getByRole('link', { name: 'Gülşah' }).first()).toHaveAttribute(
    'href',
    /\/my-bookings\/9$/,
  );
  await page.goto('/messages?to=2&booking=1');
  await expect(main.getByRole('link', { name: 'Gülşah' }).first()).toHaveAttribute(
    'href',
    /\/my-bookings\/1$/,
  );
  await expect(
    main.getByText('Göcek Marina', { exact: true }).filter({ visible: true }),
  ).toBeVisible();
  if (!isPhone) {
    const beside = page.getByRole('region', { name: 'Gülşah', exact: true });
    await expect(beside.getByRole('link', { name: '+90 532 111 22 33' })).toHaveAttribute(
      'href',
      'tel:+905321112233',
    );
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Yanımıza ne alalım?' }).click();
  await expect(field(page)).toHaveValue('Yanımıza ne alalım?');
  await expect(field(page)).toBeFocused();
  await field(page).press('Enter');
  await expect(log(page).getByText('Yanımıza ne alalım?')).toBeVisible();
});

test('a trip that cannot be loaded says so, and comes with another try', async ({ page }) => {
  await signIn(page);
  const mend = await failing(page, 'listCustomerBookings', { status: 504 });
  await page.goto(withMehmet);
  const failure = page.getByRole('alert').filter({ hasText: 'Rezervasyon yüklenemedi.' });
  await hurryUntil(page, failure);
  await mend();
  await failure.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Gülşah' })).toBeVisible();
  await expect(failure).toBeHidden();
});

test('nobody has written yet', async ({ page }) => {
  await startFrom(page, 'empty');
  await signIn(page);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Henüz mesajınız yok' })).toBeVisible();
  await expectAccessible(page);
});

test('a thousand messages: the latest at once, the rest on the way up; then deleted', async ({
  page,
}) => {
  await putRecords(page, {
    messages: Array.from({ length: 1000 }, (_, index) =>
      written(5000 + index, index % 3 === 0 ? 9 : 2, `Haber ${index + 1}`, inSeconds(index - 1200)),
    ).map((one) => ({ ...one, readStatus: 'READ' as const })),
  });
  await signIn(page);
  await page.goto(withMehmet);
  await expect(log(page).getByText('Haber 1000', { exact: true })).toBeInViewport();
  expect(await log(page).getByRole('listitem').count()).toBeLessThan(130);
  await log(page).evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect(log(page).getByText('Haber 850', { exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'En yeniye git' })).toBeVisible();

  // What comes in does not move what is read.
  await putRecords(page, {
    messages: [written(9001, 2, 'Bir haber daha', inSeconds(60))],
  });
  await page.clock.runFor(11_000);
  await page.getByRole('button', { name: 'Yeni mesaj' }).click();
  await expect(log(page).getByText('Bir haber daha')).toBeInViewport();

  await failing(page, 'deleteConversation', { status: 400, count: 1 });
  await page.getByRole('button', { name: 'Konuşmayı sil' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu konuşma silinsin mi?');
  await question.getByRole('button', { name: 'Konuşmayı sil' }).click();
  await expect(question.getByRole('alert')).toContainText('Konuşma silinirken bir hata oluştu.');
  await question.getByRole('button', { name: 'Konuşmayı sil' }).click();
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('heading', { name: 'Henüz mesajınız yok' })).toBeVisible();
});
