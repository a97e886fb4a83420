import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { jpegFile, pdfFile, textFile } from '../support/files.ts';
import { callCount, failing, holding } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

function documentsOn(page: Page) {
  const form = page.getByRole('form', { name: /^(Belge ekle|Belgelere ekle|Add a document)$/ });
  const dialog = page.getByRole('dialog');
  return {
    form,
    dialog,
    rows: page.getByRole('grid', { name: 'Sırasıyla belgeler' }).getByRole('row'),
    submit: form.getByRole('button', { name: /Belgeyi yükle|Belgelere ekle|Upload the document/ }),
    async choose(type: string) {
      await form.getByRole('button', { name: /Belgenin türü|What the document is/ }).click();
      await page.getByRole('option', { name: type, exact: true }).click();
    },
    /** Day, month and year are parts of their own. */
    async expire(day: string, within = form) {
      const parts = day.split('-').reverse();
      const segments = within.getByRole('spinbutton');
      for (const [index, part] of parts.entries()) {
        await segments.nth(index).click();
        await page.keyboard.type(part);
      }
    },
    async act(row: number, name: string) {
      const { rows } = documentsOn(page);
      await rows
        .nth(row)
        .getByRole('button', { name: /için seçenekler$/ })
        .click();
      await page.getByRole('menuitem', { name }).click();
    },
  };
}

/** Gülşah of Mehmet Ağaoğlu. */
async function openDocuments(page: Page, path = '/captain/vessels/1/documents') {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto(path);
}

test('a document is added, waits for the administrators, and opens from memory @phone', async ({
  page,
}) => {
  await openDocuments(page);
  const { rows, form, submit, choose, expire, dialog } = documentsOn(page);
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  // Fields that come on their own move what is below them.
  await expect(form.getByRole('button', { name: /Belgenin türü/ })).toBeVisible();
  await expect(form.getByRole('spinbutton')).toHaveCount(3);
  await submit.click();
  await expect(form.getByText('Belgenin türünü seçin')).toBeVisible();
  await expect(form.getByText('Dosya seçilmedi.')).toBeVisible();
  await choose('Diğer belge');
  await form.locator('input[type=file]').setInputFiles(textFile('liste.exe', 'application/x-exe'));
  await submit.click();
  await expect(form.getByText('güvenlik nedeniyle').first()).toBeVisible();
  await form.locator('input[type=file]').setInputFiles(await jpegFile(page, 'liman-belgesi.jpg'));
  await expire(inDays(20));
  await submit.click();
  await expect(page.getByText('Belge yüklendi')).toBeVisible();
  await expect(rows).toHaveCount(count + 1);
  const added = rows.filter({ hasText: 'liman-belgesi.jpg' });
  await expect(added).toContainText('İnceleniyor');
  await expect(added).toContainText('Süresi dolmak üzere');
  await expect(form.getByText('liman-belgesi.jpg')).toHaveCount(0);
  await expectAccessible(page);

  await added.getByRole('button', { name: 'liman-belgesi.jpg belgesini görüntüle' }).click();
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /^blob:/);
  await expect(dialog.getByRole('link', { name: 'Yeni sekmede aç' })).toHaveAttribute(
    'href',
    /^blob:/,
  );
  await expect(page.locator('a[href*="documents/"]:visible')).toHaveCount(0);
});

test('the same file is a new document once the first was deleted', async ({ page }) => {
  await openDocuments(page);
  const { rows, form, submit, choose, act } = documentsOn(page);
  await expect(rows.first()).toBeVisible();
  const count = await rows.count();
  const add = async () => {
    await choose('Diğer belge');
    await form.locator('input[type=file]').setInputFiles(pdfFile('ruhsat.pdf'));
    await submit.click();
    await expect(rows.filter({ hasText: 'ruhsat.pdf' })).toHaveCount(1);
  };
  await add();
  await act(count, 'Sil');
  await page.getByRole('button', { name: 'Belgeyi sil' }).click();
  await expect(rows).toHaveCount(count);
  await add();
  // What is there after a reload is what the service has.
  await page.reload();
  await expect(rows.filter({ hasText: 'ruhsat.pdf' })).toHaveCount(1);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a refusal says why, keeps what was entered, and an upload can be called off', async ({
    page,
  }) => {
    await openDocuments(page, '/en/captain/vessels/1/documents');
    const { form, submit, choose } = documentsOn(page);
    await choose('Other document');
    await form.locator('input[type=file]').setInputFiles(pdfFile('permit.pdf'));
    const sentences = [
      [413, 'File size must not exceed 10 MB.'],
      [415, 'Invalid file type. Only PDF, JPG, PNG, and WEBP files are allowed.'],
      [404, 'This document or what it belongs to is no longer there.'],
    ] as const;
    for (const [status, sentence] of sentences) {
      await failing(page, 'createBoatDocument', { status, count: 1 });
      await submit.click();
      await expect(form.getByText('Upload failed')).toBeVisible();
      await expect(form.getByText(sentence)).toBeVisible();
    }
    const release = await holding(page, 'createBoatDocument');
    await submit.click();
    await form.getByRole('button', { name: 'Cancel the upload' }).click();
    await expect(form.getByText('The upload was called off.')).toBeVisible();
    await release();
    await expect(form.getByText('permit.pdf')).toBeVisible();
    await submit.click();
    await expect(page.getByText('The document was uploaded')).toBeVisible();
  });
});

test('documents are put in order, and stay where they were when that fails', async ({ page }) => {
  await openDocuments(page);
  const { rows, act } = documentsOn(page);
  await expect(rows.nth(1)).toBeVisible();
  const names = async () => (await rows.allInnerTexts()).map((text) => text.split('\n')[0]);
  const before = await names();
  await failing(page, 'setBoatDocumentDisplayOrders', { status: 403, count: 1 });
  await act(0, 'Aşağı al');
  await expect(page.getByText('Sıralama başarısız')).toBeVisible();
  await expect.poll(names).toEqual(before);
  await rows
    .first()
    .getByRole('button', { name: /belgesini sürükle$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-drop-target]')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sıralama kaydedildi')).toBeVisible();
  const after = [before[1], before[0], ...before.slice(2)];
  await expect.poll(names).toEqual(after);
  await page.reload();
  await expect.poll(names).toEqual(after);
});

test('a document is renewed and then deleted, and what is missing is said', async ({ page }) => {
  await openDocuments(page);
  const { rows, act, dialog, expire } = documentsOn(page);
  const licence = rows.filter({ hasText: 'Gemi Ruhsatı' });
  await expect(licence).toBeVisible();
  await licence.getByRole('button', { name: /için seçenekler$/ }).click();
  await page.getByRole('menuitem', { name: 'Yenile veya değiştir' }).click();
  await expectAccessible(page, { within: '[role=dialog]' });
  await expire(inDays(500), dialog);
  await dialog.getByRole('button', { name: 'Belgeyi kaydet' }).click();
  await expect(page.getByText('Belge yenilendi')).toBeVisible();
  await expect(licence).toContainText('İnceleniyor');
  await expect(dialog).toHaveCount(0);

  const index = (await rows.allInnerTexts()).findIndex((text) => text.includes('Gemi Ruhsatı'));
  await act(index, 'Sil');
  await page.getByRole('button', { name: 'Belgeyi sil' }).click();
  await expect(page.getByText('Belge silindi')).toBeVisible();
  await expect(licence).toHaveCount(0);
  await expect(page.getByText(/^Zorunlu belgeler eksik: Gemi Ruhsatı/)).toBeVisible();
});

test('documents of a new boat are held, narrowed and searched @phone', async ({ page }) => {
  await openDocuments(page, '/captain/vessels/new/documents');
  const { rows, form, submit, choose, expire } = documentsOn(page);
  await expect(
    page.getByText('Zorunlu belgeler eksik: Gemi Ruhsatı, Sigorta Belgesi'),
  ).toBeVisible();
  for (let number = 1; number <= 6; number += 1) {
    await choose('Diğer belge');
    await form.locator('input[type=file]').setInputFiles(pdfFile(`belge-${number}.pdf`));
    if (number === 6) await expire(inDays(5));
    await submit.click();
    await expect(rows).toHaveCount(number);
  }
  await expect(rows.first()).toContainText('Henüz kaydedilmedi');
  await page.getByRole('button', { name: 'Süresi dolmak üzere' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Süresi dolmak üzere' }).click();
  await page.getByRole('searchbox', { name: 'Belgelerde ara' }).fill('BELGE-3');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(/^1 belgenin süresi 30 gün içinde dolacak/)).toBeVisible();
  expect(await callCount(page, 'createBoatDocument')).toBe(0);
});
