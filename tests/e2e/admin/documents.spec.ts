import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'selin.aydin';

const rows = (page: Page) => page.getByRole('list', { name: 'Belgeler' }).getByRole('listitem');
const pane = (page: Page) => page.getByRole('region', { name: 'Açık belge' });

/** The document that the address names. */
function openIn(page: Page): { folder: string; id: string } {
  const [, kind = '', id = ''] = /open=(BOAT|TOUR)-(\d+)/.exec(page.url()) ?? [];
  return { folder: kind === 'BOAT' ? 'boat-documents' : 'tour-documents', id };
}

test('a document is read, verified by key, taken back, and the next one opens by itself', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/documents');
  await expect(rows(page).first()).toContainText('İnceleniyor');
  await expectAccessible(page);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/open=(BOAT|TOUR)-\d+/);
  const open = pane(page);
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(open.getByRole('button', { name: 'Doğrula' })).toBeEnabled();
  await expect(open.getByText('için ne değişir')).toBeVisible();
  await expectAccessible(page);
  const first = page.url();
  if (isPhone) await open.getByRole('button', { name: 'Doğrula' }).click();
  else await page.keyboard.press('a');
  const toast = page.getByText(/: doğrulandı/);
  await expect(toast).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Geri alındı')).toBeVisible();
  await page.goto(first);
  await expect(open.getByText('İnceleniyor')).toBeVisible();
});

test('a queue by keyboard alone: next, previous, refused with a note; keys rest while somebody types', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/documents');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/open=/);
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first);
  const search = page.getByRole('searchbox');
  await search.fill('ar');
  await expect(page.getByRole('dialog')).toBeHidden();
  await search.fill('');
  await pane(page).getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Sonraki belge');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pane(page).getByRole('button', { name: 'Reddet' })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Okunmuyor' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(/Belge okunmuyor/);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect(page.getByText(/: reddedildi/)).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await page.goto(first);
  await expect(pane(page).getByText('Selin Aydın', { exact: false }).first()).toBeVisible();
  await expect(pane(page).getByText(/Belge okunmuyor/)).toBeVisible();
});

test('two administrators: who comes second writes nothing, and reads who was faster', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/documents');
  await rows(page).first().getByRole('link').click();
  const verify = pane(page).getByRole('button', { name: 'Doğrula' });
  await expect(verify).toBeEnabled();
  const { folder, id } = openIn(page);
  const second = await otherDevice(page, 'kerem.yalcin');
  await page.request.patch(`${BASE}/${folder}/${id}/verification`, {
    ...second,
    data: { isVerified: false, verificationNotes: 'Son sayfa eksik.' },
  });
  expectFailedCalls(page);
  await verify.click();
  const notice = pane(page).getByRole('alert');
  await expect(notice).toContainText('Hiçbir şey kaydedilmedi');
  await expect(notice).toContainText('Kerem Yalçın');
  await expect(pane(page).getByText('Son sayfa eksik.')).toBeVisible();
  await expect(pane(page).getByText('Reddedildi').first()).toBeVisible();
});

test('loading, a list that fails, no match, a file that is missing, a document that was deleted', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  const release = await holding(page, 'listDocumentsPage');
  await page.goto('/admin/documents');
  await expect(page.getByRole('status').filter({ hasText: 'Yükleniyor…' })).toBeVisible();
  await release();
  const heal = await failing(page, 'listDocumentsPage', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByRole('heading', { name: 'Liste yüklenemedi' }));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await callCount(page, 'getBoatDocumentFile')).toBe(0);

  await page.getByRole('searchbox').fill('böyle bir belge yok');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page
    .getByRole('button', { name: /temizle/i })
    .first()
    .click();
  await expect(rows(page).first()).toBeVisible();

  const found = await failing(page, 'getBoatDocumentFile', { status: 404 });
  await page.goto('/admin/documents?kind=BOAT');
  await rows(page).first().getByRole('link').click();
  await expect(pane(page).getByText('Görülemeyen belge doğrulanmaz')).toBeVisible();
  await expect(pane(page).getByRole('button', { name: 'Doğrula' })).toBeDisabled();
  await expect(pane(page).getByRole('button', { name: 'Reddet' })).toBeEnabled();
  await found();

  await page.goto('/admin/documents?open=BOAT-999999');
  await expect(pane(page).getByRole('link', { name: 'Listeye dön' })).toBeVisible();
  await expect(pane(page).getByRole('alert')).toBeVisible();
});

test('a verdict that fails says so, is sent again, and the queue ends', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/en/admin/documents');
  const list = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await page.getByRole('searchbox').fill('Gülşah');
  await expect(list.filter({ hasNotText: 'Gülşah' })).toHaveCount(0);
  await list.first().getByRole('link').click();
  const open = page.getByRole('region', { name: 'Open document' });
  const verify = open.getByRole('button', { name: 'Verify' });
  await expect(verify).toBeEnabled();
  const { folder } = openIn(page);
  const operation =
    folder === 'boat-documents' ? 'setBoatDocumentVerification' : 'setTourDocumentVerification';
  const heal = await failing(page, operation, { status: 422 });
  await verify.click();
  await expect(open.getByText('The verdict could not be saved')).toBeVisible();
  await heal();
  for (let left = await list.count(); left > 0; left -= 1) {
    await verify.click();
    if (left > 1) await expect(list).toHaveCount(left - 1);
  }
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(open).toBeHidden();
});

test('an expired document is asked about, and none is verified before its file was seen', async ({
  page,
}) => {
  const { headers } = await otherDevice(page, ADMIN);
  const answer = await page.request.get(`${BASE}/admin/documents?validity=EXPIRED&kind=BOAT`, {
    headers,
  });
  const [expired] = (await answer.json()).content;
  const path = `/admin/documents?validity=EXPIRED&open=BOAT-${expired.id}`;
  await page.request.patch(`${BASE}/boat-documents/${expired.id}/verification`, {
    headers,
    data: { isVerified: false, verificationNotes: null },
  });
  await signIn(page, ADMIN);
  const release = await holding(page, 'getBoatDocumentFile');
  await page.goto(path);
  const verify = pane(page).getByRole('button', { name: 'Doğrula' });
  await expect(verify).toBeDisabled();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeHidden();
  await release();
  await page.reload();
  await expect(verify).toBeEnabled();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('süresi dolmuş sayılır');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await callCount(page, 'setBoatDocumentVerification')).toBe(1);
  await verify.click();
  await dialog.getByRole('button', { name: 'Doğrula' }).click();
  await expect(page.getByText(/: doğrulandı/)).toBeVisible();
});

test('documents of a boat and of a tour with the same id are two; what was deleted is gone', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/documents?state=ALL&open=BOAT-1');
  await expect(pane(page).getByRole('term').filter({ hasText: 'Tekne' })).toBeVisible();
  await page.goto('/admin/documents?state=ALL&open=TOUR-1');
  await expect(pane(page).getByRole('term').filter({ hasText: 'Tur' })).toBeVisible();
  expect(await callCount(page, 'getTourDocumentFile')).toBe(1);

  await page.goto('/admin/documents');
  await rows(page).first().getByRole('link').click();
  await expect(pane(page).getByRole('button', { name: 'Reddet' })).toBeEnabled();
  const { folder, id } = openIn(page);
  await page.request.delete(`${BASE}/${folder}/${id}`, await otherDevice(page, 'kerem.yalcin'));
  expectFailedCalls(page);
  await pane(page).getByRole('button', { name: 'Reddet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Okunmuyor' }).click();
  await dialog.getByRole('button', { name: 'Reddet' }).click();
  await expect(
    pane(page).getByRole('heading', { name: 'Kayıt bulunamadı', includeHidden: true }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(pane(page).getByRole('button', { name: 'Doğrula' })).toBeHidden();
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('button', { name: 'Doğrula' })).toBeEnabled();
});

test('where the next document cannot be read, the judged one stays, as it is now', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/documents');
  await rows(page).first().getByRole('link').click();
  const verify = pane(page).getByRole('button', { name: 'Doğrula' });
  await expect(verify).toBeEnabled();
  await failing(page, 'listDocumentsPage', { status: 400 });
  await verify.click();
  await expect(page.getByText(/: doğrulandı/)).toBeVisible();
  await expect(pane(page).getByText('Doğrulandı', { exact: true })).toBeVisible();
  await expect(verify).toHaveCount(0);
  await expect(page.getByText('Hiçbir şey kaydedilmedi')).toHaveCount(0);
});
