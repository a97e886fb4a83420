import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { hurryUntil } from '../support/hurry.ts';
import {
  callCount,
  expectFailedCalls,
  failing,
  holding,
  putRecords,
  startFrom,
} from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inSeconds } from '../support/today.ts';

const administrator = 'selin.aydin';
const count = /^[\d.,]+ (yorum|reviews?)$/;

const cardsOf = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: /^(Yorumlar|Reviews)$/ });
const queueOf = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Bildirilen yorumlar' });

/** What another administrator does meanwhile. */
async function elsewhere(page: Page, method: 'POST' | 'PUT', path: string): Promise<void> {
  const { headers } = await otherDevice(page, administrator);
  const answer = await page.request.fetch(`${BASE}${path}`, {
    method,
    data: { reason: 'Başka bir tekneyi anlatıyor.' },
    headers,
  });
  expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true);
}

/** Reviews that nobody has written yet, about boat 1, by somebody whose account is gone. */
const written = (id: number, comment: string, rating = 1) => ({
  id,
  rating,
  comment,
  textLanguage: 'tr',
  createdAt: inSeconds(-id),
  customerId: 999_999,
  bookingId: 999_999,
  boatId: 1,
  tourId: null,
});

test('all reviews in figures, narrowed by every filter, which the way back restores', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/reviews');
  const main = page.getByRole('main');
  await expect(cardsOf(page).getByRole('article').first()).toBeVisible();
  const status = main.getByRole('status').filter({ hasText: count });
  const total = (await status.textContent()) ?? '';
  // The header speaks of all of them.
  await expect(
    main.getByText(new RegExp(`^${total}, ortalama 5 üzerinden \\d,\\d$`)),
  ).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) {
    await main.getByText('Rakamlarla').click();
    await main.getByText('Filtreler', { exact: true }).click();
  }
  await expect(main.getByRole('img', { name: /^Puanlar, / })).toBeVisible();
  await expect(main.getByRole('img', { name: /^Tekne ve tur yorumları/ })).toBeVisible();
  await expectAccessible(page);

  // A row of the distribution leads to those with so many stars; its figure is the length of the list.
  const row = main.getByRole('button', { name: /^5 yıldız: [\d.]+ yorum/ });
  const five = /: ([\d.]+)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await row.click();
  await expect(page).toHaveURL(/stars=/);
  await expect(status).toHaveText(`${five} yorum`);
  await expect(row).toHaveAttribute('aria-pressed', 'true');

  const choose = async (label: RegExp, option: string) => {
    await main.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/Değerlendirilen$/, 'Turlar');
  await expect(page).toHaveURL(/category=tour/);
  await choose(/Yanıt$/, 'Yanıtsız');
  await expect(page).toHaveURL(/withReplies=false/);
  await choose(/Yazıldığı zaman$/, 'Son 90 gün');
  await expect(page).toHaveURL(/days=90/);
  await choose(/Bildirimler$/, 'Bekleyen bildirim yok');
  await expect(page).toHaveURL(/reported=false/);
  await choose(/Sıralama:?$/, 'Önce en düşük puan');
  await expect(page).toHaveURL(/sort=rating/);
  await main.getByRole('searchbox').fill('böyle bir söz yok');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page).toHaveURL(/reported=false/);
  await main.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(status).toHaveText(total);
});

test('a reported review is kept or deleted with a reason; what another has decided is told', {
  tag: '@phone',
}, async ({ page }) => {
  const long = `<b>Kalın</b> <img src=x onerror="document.title='yanlış'"> ${'çok uzun bir yorum '.repeat(12)}son.`;
  await putRecords(page, {
    reviews: [written(9001, long), written(9002, 'Bu tekneye hiç binmedim.')],
    reviewFlags: [9001, 9002].map((reviewId) => ({
      id: reviewId,
      reviewId,
      userId: 999_998,
      reason: 'Yazan kişi <i>bizde</i> hiç kalmadı.',
      createdAt: inSeconds(-30),
    })),
  });
  await signIn(page, administrator);
  await page.goto('/admin/reviews?view=reported');
  const rows = queueOf(page).locator(':scope > li');
  await expect(rows).toHaveCount(5);
  await expectAccessible(page);
  // Words are words, cut at 200 characters; whoever is gone has no name.
  const strange = rows.filter({ hasText: '<b>Kalın</b>' });
  await expect(strange.getByText('<i>bizde</i>')).toBeVisible();
  await expect(strange.getByText('Silinmiş kullanıcı').first()).toBeVisible();
  await expect(strange.getByText('son.')).toHaveCount(0);
  await strange.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(strange.getByText('son.')).toBeVisible();

  // Kept: not without a reason, and not lost when it fails.
  const first = rows.first();
  const name = (await first.getByRole('heading').first().textContent()) ?? '';
  await first.getByRole('button', { name: /^Kalsın: / }).click();
  const dialog = page.getByRole('dialog');
  const keep = dialog.getByRole('button', { name: 'Yorum kalsın' });
  await keep.click();
  await expect(dialog.getByText('Nedenini yazın')).toBeVisible();
  expect(await callCount(page, 'keepReview')).toBe(0);
  await dialog.getByRole('button', { name: 'Bu yolculuk' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/^Bu yolculuğu anlatıyor/);
  const heal = await failing(page, 'keepReview', { status: 422 });
  await keep.click();
  await expect(dialog.getByRole('alert')).toContainText('Karar kaydedilemedi');
  await expectAccessible(page);
  await heal();
  await keep.click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Bildirilen yorumlar' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Bildirilenler (4)' })).toBeVisible();

  // Deleted: what that does to the rating stands there before and after.
  await strange.getByRole('button', { name: /^Sil: / }).click();
  await expect(dialog.getByText(/Gülşah: puan \d,\d (yerine|kalır)/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hakaret' }).click();
  await dialog.getByRole('button', { name: 'Yorumu sil' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Yorum silindi\. Gülşah: puan şimdi \d,\d\.$/)).toBeVisible();
  await expect(rows).toHaveCount(3);

  // Meanwhile somebody else deletes one: before the question is asked, and while it is asked.
  expectFailedCalls(page);
  const gone = rows.filter({ hasText: 'hiç binmedim' });
  await gone.getByRole('button', { name: /^Sil: / }).click();
  await dialog.getByRole('button', { name: 'Reklam' }).click();
  await elsewhere(page, 'POST', '/admin/reviews/9002/removal');
  await dialog.getByRole('button', { name: 'Yorumu sil' }).click();
  await expect(dialog.getByText('Bu yorumu başka biri silmiş.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(2);

  // The decision is in the audit, with its reason.
  await page.getByRole('button', { name: /Durum$/ }).click();
  await page.getByRole('option', { name: 'Yayında kaldı' }).click();
  await expect(page).toHaveURL(/state=KEPT/);
  const kept = rows.filter({ hasText: name }).first();
  await expect(kept.getByText(/^Kalmasına Selin Aydın karar verdi, /)).toBeVisible();
  await expect(kept.getByRole('button', { name: /^Kalsın: / })).toHaveCount(0);
});

test('reported reviews are decided by keyboard alone', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/reviews?view=reported');
  const rows = queueOf(page).locator(':scope > li');
  await expect(rows.nth(2)).toBeVisible();
  const count = await rows.count();
  const dialog = page.getByRole('dialog');
  // Nothing is decided about where no review is framed.
  await page.keyboard.press('a');
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('r');
  await expect(dialog.getByRole('heading', { name: /^Bu yorum silinsin mi/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('jkar: rezervasyonla uyuşuyor.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toHaveCount(count - 1);
  await page.keyboard.press('?');
  await expect(dialog.getByText('Sonraki yorum')).toBeVisible();
  await expectAccessible(page);
});

test('loading; each chart fails by itself, with another try, and so does the list', async ({
  page,
}) => {
  await signIn(page, administrator);
  const release = await holding(page, 'listManagedReviewsPage');
  await page.goto('/admin/reviews');
  const main = page.getByRole('main');
  await expect(main.getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heals = [
    await failing(page, 'getReviewStatistics', { status: 500 }),
    await failing(page, 'listReviewTrends', { status: 500 }),
    await failing(page, 'listManagedReviewsPage', { status: 500 }),
  ];
  await page.clock.install();
  await page.reload();
  const refresh = main.getByRole('button', { name: 'Yenile', exact: true });
  await hurryUntil(page, main.getByText('Grafik yüklenemedi.').nth(2));
  const said = main.getByText('Veriler yüklenirken bir hata oluştu. Lütfen tekrar deneyin.');
  await hurryUntil(page, said);
  await expectAccessible(page);
  for (const heal of heals) await heal();
  await refresh.first().click();
  await expect(main.getByRole('img', { name: /^Puanlar, / })).toBeVisible();
  await main
    .getByRole('region', { name: 'Tek tek yorumlar' })
    .getByRole('button', { name: 'Tekrar Dene' })
    .click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('button', { name: 'Yorumları yenile' }).click();
  await expect(main.getByRole('img', { name: /^Tekne ve tur yorumları/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^5 yıldız: / })).toBeVisible();
});

test('nothing yet, nothing in the period, no such page, and an address that makes no sense', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin/reviews?from=2001-01-01&to=2001-01-31');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await expect(main.getByText('Bu dönem için gösterilecek bir şey yok.')).toHaveCount(3);
  await page.goto('/en/admin/reviews?page=9000');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(cardsOf(page).getByRole('article').first()).toBeVisible();
  await page.goto('/en/admin/reviews?stars=9&days=8&from=soon&verified=maybe&location=Atlantis');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Place$/ })).toContainText('Atlantis');

  await startFrom(page, 'empty');
  await signIn(page, administrator);
  await page.goto('/en/admin/reviews');
  await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Reported' }).click();
  await expect(page.getByRole('heading', { name: 'No report waits for a decision' })).toBeVisible();
  await expectAccessible(page);
});

test('a file of what was asked for when it was, though filters change meanwhile', async ({
  page,
}) => {
  const many = Array.from({ length: 350 }, (_, index) =>
    written(10_000 + index, `=1+1 yorum ${index}`, 3),
  );
  await putRecords(page, { reviews: many });
  await signIn(page, administrator);
  await page.goto('/admin/reviews');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('=1+1');
  await expect(main.getByText('350 yorum', { exact: true })).toBeVisible();
  const make = page.getByRole('button', { name: 'CSV olarak indir' });
  const release = await holding(page, 'listManagedReviewsPage');
  await make.click();
  await page.getByRole('button', { name: 'Dosyayı hazırlamayı durdur' }).press('Enter');
  await expect(make).toBeFocused();
  const download = page.waitForEvent('download');
  await make.press('Enter');
  await main.getByRole('searchbox').fill('kaptan');
  await expect.poll(() => page.evaluate(() => history.state.searchText)).toBe('kaptan');
  await release();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pruva-degerlendirmeler-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(351);
  // No formula of a stranger.
  expect(lines[1]).toContain(`'=1+1`);
});

test('one call in five failing: every part comes at last, and a reply is published once', async ({
  page,
}) => {
  await signIn(page, administrator);
  const mend = await misbehave(page);
  await page.goto('/admin/reviews');
  const main = page.getByRole('main');
  const reply = main.getByRole('button', { name: /^Yanıtla: / }).first();
  const trend = main.getByRole('img', { name: /^Puanlar, / });
  await until(
    page,
    async () => (await trend.isVisible()) && (await reply.isVisible()),
    async () => undefined,
  );
  await reply.press('Enter');
  const text = 'Teşekkür ederiz, kaptana ilettik.';
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await until(
    page,
    async () => (await dialog.count()) === 0,
    async () => {
      await expect(dialog.getByRole('textbox')).toHaveValue(text);
      await dialog.getByRole('button', { name: 'Yanıtı yayımla' }).click({ timeout: 2000 });
    },
  );
  await mend();
  await page.reload();
  await expect(main.getByText(text)).toHaveCount(1);
});
