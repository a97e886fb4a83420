import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { jpegFile, pdfFile } from '../support/files.ts';
import { callCount, loggedCalls, type OperationId } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

type Schemas = components['schemas'];

const captain = 'mehmet.agaoglu';
/** Published; four seats of its first date are asked for, its second has no booking. */
const tourId = 1;

function editorOn(page: Page) {
  const form = page.getByRole('main');
  return {
    form,
    step: (name: string) => form.getByRole('tab', { name }),
    capacity: form.getByRole('textbox', { name: 'Kapasite (kişi)' }),
    dates: form.getByRole('region', { name: 'Önümüzdeki tarihler' }).getByRole('listitem'),
    photos: form.getByRole('grid', { name: 'Sırasıyla fotoğraflar' }).getByRole('row'),
    documents: form.getByRole('grid', { name: 'Sırasıyla belgeler' }).getByRole('row'),
    save: form.getByRole('button', { name: /^(Güncelle|Kaydet ve çık)$/ }),
    preview: form.getByRole('region', { name: 'Misafirlerin göreceği sayfa' }),
  };
}

async function act(page: Page, row: Locator, name: string) {
  await row.getByRole('button', { name: /için seçenekler$/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** What the service has of the tour. */
async function stored(page: Page) {
  const { headers } = await otherDevice(page, captain);
  const tour = await page.request.get(`${BASE}/tours/${tourId}`, { headers });
  const documents = await page.request.get(`${BASE}/tours/${tourId}/documents`, { headers });
  return {
    tour: (await tour.json()) as Schemas['Tour'], // as above
    documents: (await documents.json()) as Schemas['TourDocument'][], // as above
  };
}

/** How often each call that changes something has come, without those that it needs to sign in. */
async function writes(page: Page): Promise<Partial<Record<OperationId, number>>> {
  const counts: Partial<Record<string, number>> = {};
  for (const { method, operationId } of await loggedCalls(page)) {
    if (method === 'GET' || !operationId || !/[Tt]our/.test(operationId)) continue;
    counts[operationId] = (counts[operationId] ?? 0) + 1;
  }
  return counts;
}

test('what was changed of a tour, its dates, photos and documents stands after the reload', async ({
  page,
}) => {
  const before = await stored(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, captain);
  await page.goto(`/captain/tours/${tourId}/dates`);
  const { form, step, capacity, dates, photos, documents, save, preview } = editorOn(page);
  await expect(dates).toHaveCount(2);
  const booked = dates.first();
  await expect(booked).toContainText('10 yerin 4 tanesi dolu');
  await expect(booked).toContainText('rezervasyon varken kaldırılamaz');
  await expect(booked.getByRole('button', { name: /kaldır$/ })).toHaveCount(0);

  await capacity.fill('3');
  await page.keyboard.press('Tab');
  await expect(booked).toContainText('yerleri değişmez');
  await expect(form.getByText('Kayıtlı 1 tarihin kişi sayısı')).toBeVisible();
  await expectAccessible(page);
  await capacity.fill('8');
  await page.keyboard.press('Tab');
  await expect(booked).not.toContainText('yerleri değişmez');
  await form.getByRole('button', { name: 'Yeni bilgileri onlarda da kullan' }).click();
  await expect(booked).toContainText('8 yerin 4 tanesi dolu');
  await dates
    .nth(1)
    .getByRole('button', { name: /tarihini kaldır$/ })
    .click();
  const day = form.getByRole('group', { name: 'Gün', exact: true }).getByRole('spinbutton');
  for (const [index, part] of inDays(40).split('-').reverse().entries()) {
    await day.nth(index).click();
    await page.keyboard.type(part);
  }
  await form.getByRole('button', { name: '10:00', exact: true }).first().click();
  await form.getByRole('button', { name: 'Tarihleri ekle' }).first().click();
  await expect(dates).toHaveCount(2);
  await dates.nth(1).getByRole('button', { name: /dili/ }).click();
  await page.getByRole('option', { name: 'İngilizce', exact: true }).click();
  const shownDates = preview.getByRole('listitem').filter({ hasText: /En fazla 8 kişilik/ });
  await expect(shownDates).toHaveCount(2);

  await step('Fotoğraflar').click();
  await expect(photos).toHaveCount(4);
  await act(page, photos.nth(2), 'Kapak yap');
  await act(page, photos.nth(3), 'Kaldır');
  const green = await jpegFile(page, 'yeni.jpg', { width: 80, height: 60, colour: '#0a4' });
  await form.locator('input[type=file]').setInputFiles(green);
  await expect(photos.nth(3)).toContainText('Henüz kaydedilmedi');
  const shownPhotos = preview.getByRole('img', { name: /, \d \/ 4$/ });
  await expect(shownPhotos).toHaveCount(4);
  await expect(shownPhotos.first()).toHaveAttribute(
    'src',
    (await photos.first().getByRole('img').getAttribute('src')) ?? '',
  );
  await expect(shownPhotos.nth(3)).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => shownPhotos.nth(3).evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);

  await step('Belgeler').click();
  await expect(documents).toHaveCount(before.documents.length);
  const insurance = documents.filter({ hasText: 'Sigorta Belgesi' });
  await act(page, insurance, 'Yenile veya değiştir');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('yeni-sigorta.pdf'));
  await dialog.getByRole('textbox', { name: /Belgenin adı/ }).fill('Yeni sigorta');
  await dialog.getByRole('button', { name: 'Belgeyi kaydet' }).click();
  await expect(insurance).toContainText('Yeni sigorta');
  await act(page, documents.filter({ hasText: 'Rehber Ruhsatı' }), 'Sil');
  await page.getByRole('button', { name: 'Belgeyi sil' }).click();
  await expect(documents).toHaveCount(before.documents.length - 1);
  await form.getByRole('button', { name: /Belgenin türü/ }).click();
  await page.getByRole('option', { name: 'Rehber Ruhsatı', exact: true }).click();
  await form.locator('input[type=file]').setInputFiles(pdfFile('ruhsat.pdf'));
  await form.getByRole('button', { name: 'Belgeyi yükle' }).click();
  await expect(documents).toHaveCount(before.documents.length);

  await save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  expect(await writes(page)).toEqual({
    updateTour: 1,
    updateTourDate: 1,
    deleteTourDate: 1,
    createTourDates: 1,
    deleteTourImage: 1,
    uploadTourImage: 1,
    setTourImageDisplayOrder: 4,
    updateTourDocument: 1,
    deleteTourDocument: 1,
    createTourDocument: 1,
  });
  const after = await stored(page);
  const [first, second, third] = before.tour.tourImages.map(({ id }) => id);
  expect(after.tour.tourImages.map(({ id }) => id).slice(0, 3)).toEqual([third, first, second]);
  expect(after.tour.tourImages).toHaveLength(4);
  expect(after.tour.tourDates.map(({ startDate, maxGuests }) => [startDate, maxGuests])).toEqual([
    [before.tour.tourDates[0]?.startDate, 8],
    [`${inDays(40)}T07:00:00Z`, 8],
  ]);
  expect(after.tour).toMatchObject({ capacity: 8, status: 'ACTIVE', name: before.tour.name });
  expect(after.documents.map(({ documentName }) => documentName)).toEqual(
    expect.arrayContaining(['Yeni sigorta', 'ruhsat.pdf']),
  );

  await page.goto(`/captain/tours/${tourId}/dates`);
  await expect(capacity).toHaveValue('8');
  await expect(dates).toHaveCount(2);
  await step('Fotoğraflar').click();
  await expect(photos).toHaveCount(4);
  await act(page, photos.nth(3), 'Öne al');
  await save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  expect(await callCount(page, 'updateTour')).toBe(1);
  expect(await callCount(page, 'setTourImageDisplayOrder')).toBe(6);
});
