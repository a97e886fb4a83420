import { expectAccessible } from '../support/accessibility.ts';
import { failing, holding } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the documents by expiry, what each holds up, and the way to renew it', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/documents');
  const list = page.getByRole('list', { name: 'Belgeler' });
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toContainText('Süresi dolmuş');
  const soon = rows.filter({ hasText: 'İmbat' }).first();
  await expect(soon).toContainText('Süresi dolmak üzere');
  await expect(soon).toContainText(/\d+ gün kaldı/);
  await expect(soon).toContainText('İmbat yayında kalır; yayından kaldırılırsa');
  await expect(soon.getByRole('link', { name: /^Yenile/ })).toHaveAttribute(
    'href',
    /\/captain\/vessels\/\d+\/documents#document-\d+$/,
  );
  const missing = page.getByRole('region', { name: 'Zorunlu belgeler eksik' });
  await expect(missing.getByRole('link', { name: 'Yükle Yakamoz' })).toHaveAttribute(
    'href',
    /\/documents#documents$/,
  );
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: /Geçerlilik$/ }).click();
  await page.getByRole('option', { name: 'Süresi dolmuş' }).click();
  await expect(page).toHaveURL(/validity=EXPIRED/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole('button', { name: /Ait olduğu$/ }).click();
  await page.getByRole('option', { name: 'Tekneler' }).click();
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Bütün belgeleri göster' }).click();
  await expect(rows.first()).toContainText('Süresi dolmuş');
});

test('a document is opened from memory, and an administrator reads the same list', async ({
  page,
}) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/en/captain/documents?captain=2&kind=BOAT');
  const row = page
    .getByRole('list', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ hasText: 'Ege Rüzgârı' })
    .first();
  await row.getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    /^blob:/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await failing(page, 'getBoatDocumentFile', { status: 404 });
  await row.getByRole('button', { name: /^View/ }).click();
  await expect(page.getByText('The requested resource was not found.')).toBeVisible();
});

test('what is to be renewed or missing leads to its place in the boat’s form', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/documents');
  await page.getByRole('link', { name: 'Yenile Sigorta Belgesi, İmbat' }).click();
  await expect(page).toHaveURL(/\/documents#document-\d+$/);
  await expect(
    page.getByRole('button', { name: 'sigorta-policesi-imbat.pdf belgesini görüntüle' }),
  ).toBeFocused();
  await page.goto('/captain/documents');
  await page.getByRole('link', { name: 'Yükle Yakamoz' }).click();
  await expect(page).toHaveURL(/\/documents#documents$/);
  await expect(page.locator('#documents').locator(':focus')).toBeVisible();
});

test('loading, a failure with another try, nothing yet', async ({ page }) => {
  await signIn(page, 'sibel.uysal');
  const release = await holding(page, 'listOwnerDocumentsPage');
  await page.goto('/captain/documents');
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toBeAttached();
  await release();
  const heal = await failing(page, 'listOwnerDocumentsPage', { status: 400 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Belgeler yüklenemedi' })).toBeVisible();
  await heal();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Henüz belge yok' })).toBeVisible();
  await expectAccessible(page);
});
