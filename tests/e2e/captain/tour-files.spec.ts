import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { jpegFile, pdfFile, textFile } from '../support/files.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, type OperationId } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';
import { expectNoTurkish } from '../support/turkish.ts';

type Schemas = components['schemas'];

/** Has tours of his own; the first has bookings. */
const captain = 'mehmet.agaoglu';

function wizardOn(page: Page) {
  const form = page.getByRole('main');
  return {
    form,
    step: (name: string) => form.getByRole('tab', { name }),
    photos: form.getByRole('grid', { name: 'Sırasıyla fotoğraflar' }).getByRole('row'),
    documents: form.getByRole('grid', { name: 'Sırasıyla belgeler' }).getByRole('row'),
    dates: form.getByRole('region', { name: 'Önümüzdeki tarihler' }).getByRole('listitem'),
    save: form.getByRole('button', { name: /^(Kaydet|Güncelle|Kaydet ve Çık)$/i }),
    again: form.getByRole('button', { name: 'Tekrar dene', exact: true }),
  };
}

/** Types a day into the first picker of the page, part by part. */
async function typeDay(page: Page, day: string) {
  const segments = page.getByRole('main').getByRole('spinbutton', { name: /Gün$|gün|ay|yıl/i });
  for (const [index, part] of day.split('-').reverse().entries()) {
    await segments.nth(index).click();
    await page.keyboard.type(part);
  }
}

async function addDates(page: Page, day: string, times: readonly string[]) {
  const { form } = wizardOn(page);
  await typeDay(page, day);
  for (const time of times) {
    const chip = form.getByRole('button', { name: time, exact: true }).first();
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  }
  await form.getByRole('button', { name: 'Tarihleri ekle' }).first().click();
}

/** A tour that can be stored, on its fifth step. */
async function startTour(page: Page, name: string) {
  const { form, step } = wizardOn(page);
  await signIn(page, captain);
  await page.goto('/captain/tours/new/details');
  await form.getByRole('textbox', { name: 'Başlık' }).fill(name);
  await step('Rota').click();
  await form.getByRole('combobox', { name: 'Bölge' }).fill('Kaş');
  await page.keyboard.press('Tab');
  await step('Tarih').click();
  await form.getByRole('textbox', { name: 'Kişi başı fiyat' }).fill('750');
  await page.keyboard.press('Tab');
}

/** Small photos of one colour each. */
async function choosePhotos(page: Page, count: number) {
  const { step, photos, form } = wizardOn(page);
  await step('Fotoğraflar').click();
  const files = [];
  for (let number = 1; number <= count; number += 1) {
    const colour = `hsl(${number * 36} 60% 40%)`;
    files.push(await jpegFile(page, `foto-${number}.jpg`, { width: 60, height: 40, colour }));
  }
  await form.locator('input[type=file]').setInputFiles(files);
  await expect(photos).toHaveCount(count);
  await expect(photos.nth(count - 1)).toContainText('Henüz kaydedilmedi');
}

const types = ['Rehber Ruhsatı', 'Sigorta Belgesi', 'Tur İzni', 'İlk Yardım Belgesi'];

async function holdDocuments(page: Page, count = 4) {
  const { step, form, documents } = wizardOn(page);
  await step('Belgeler').click();
  for (const [index, type] of types.slice(0, count).entries()) {
    await form.getByRole('button', { name: /Belgenin türü/ }).click();
    await page.getByRole('option', { name: type, exact: true }).click();
    await form.locator('input[type=file]').setInputFiles(pdfFile(`belge-${index}.pdf`));
    await form.getByRole('button', { name: 'Belgelere ekle' }).click();
    await expect(documents).toHaveCount(index + 1);
  }
}

/** What the service has of the tours of a name: its dates, photos and documents. */
async function storedOf(page: Page, name: string) {
  const { headers } = await otherDevice(page, captain);
  const fresh = { headers: { ...headers, 'Cache-Control': 'no-cache' } };
  const read = async (path: string) => (await page.request.get(`${BASE}${path}`, fresh)).json();
  const account = (await read('/auth/account')) as Schemas['Account']; // as above
  const all = (await read(`/tours/guide/${account.userId}`)) as Schemas['TourSummary'][]; // as above
  const found = all.filter((tour) => tour.name === name);
  const id = found[0]?.id;
  if (id === undefined) return { tours: 0, dates: [], photos: 0, documents: [] };
  const tour = (await read(`/tours/${id}`)) as Schemas['Tour']; // as above
  const documents = (await read(`/tours/${id}/documents`)) as Schemas['TourDocument'][]; // as above
  return {
    tours: found.length,
    dates: tour.tourDates.map(({ startDate }) => startDate),
    photos: tour.tourImages.length,
    documents: documents.map(({ documentType }) => documentType).sort(),
  };
}

/** The calls of the save of a full tour, in their order. */
const saveCalls: readonly OperationId[] = [
  'createTour',
  'createTourDates',
  ...Array.from({ length: 10 }, () => 'uploadTourImage' as const),
  ...Array.from({ length: 4 }, () => 'createTourDocument' as const),
];

const full = {
  tours: 1,
  dates: [`${inDays(10)}T07:00:00Z`, `${inDays(10)}T11:00:00Z`],
  photos: 10,
  documents: ['FIRST_AID_CERTIFICATE', 'GUIDE_LICENSE', 'INSURANCE', 'TOUR_PERMIT'],
};

async function fillFullTour(page: Page, name: string) {
  await startTour(page, name);
  await addDates(page, inDays(10), ['10:00', '14:00']);
  await expect(wizardOn(page).dates).toHaveCount(2);
  await choosePhotos(page, 10);
  await holdDocuments(page);
}

test('photos and documents that are refused say why; a date needs a day and a time @phone', async ({
  page,
}) => {
  await startTour(page, 'Koy turu');
  const { form, step, photos, documents, dates } = wizardOn(page);
  await expect(form.getByText('tam kapasitede')).toBeVisible();
  await expect(form.getByText('₺6.375')).toBeVisible();
  await form.getByRole('button', { name: 'Tarihleri ekle' }).first().click();
  await expect(form.getByText('Gün seç')).toBeVisible();
  await expect(form.getByText('En az bir saat seçin')).toBeVisible();
  await addDates(page, inDays(10), ['10:00']);
  await expect(dates).toHaveCount(1);
  await addDates(page, inDays(10), ['09:00', '14:00']);
  await expect(form.getByText('başka bir tarihle çakışıyor').first()).toBeVisible();
  await expect(dates).toHaveCount(2);
  await dates
    .first()
    .getByRole('button', { name: /tarihini kaldır$/ })
    .click();
  await expect(dates).toHaveCount(1);
  await expectAccessible(page);

  await step('Fotoğraflar').click();
  const large = { name: 'buyuk.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_300_000) };
  await form
    .locator('input[type=file]')
    .setInputFiles([large, textFile('bozuk.jpg', 'image/jpeg'), await jpegFile(page, 'iyi.jpg')]);
  await expect(form.getByText('buyuk.jpg: Dosya boyutu 5 MB’dan büyük olamaz.')).toBeVisible();
  await expect(form.getByText('bozuk.jpg: Geçerli bir görsel dosyası değil.')).toBeVisible();
  await expect(photos).toHaveCount(1);
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      jpegFile(page, `foto-${index}.jpg`, { width: 60, height: 40 }),
    ),
  );
  await form.locator('input[type=file]').setInputFiles(many);
  await expect(form.getByText('foto-9.jpg: Maksimum 10 fotoğraf yükleyebilirsiniz')).toBeVisible();
  await expect(photos).toHaveCount(10);
  await expectAccessible(page);

  await step('Belgeler').click();
  await expect(
    form.getByText('Zorunlu belgeler eksik: Rehber Ruhsatı, Sigorta Belgesi'),
  ).toBeVisible();
  await holdDocuments(page, 2);
  await expect(form.getByText('Zorunlu belgeler eksik')).toHaveCount(0);
  await expect(documents.first()).toContainText('Henüz kaydedilmedi');
  await expectAccessible(page);
});

test('a full tour is stored in one go on a slow line, and says what it sends @phone-only', async ({
  page,
}) => {
  await fillFullTour(page, 'Koy turu');
  const { save, form } = wizardOn(page);
  const slow: OperationId[] = ['createTour', 'createTourDates', 'createTourDocument'];
  const ends = await Promise.all(
    slow.map((operation) => failing(page, operation, { latency: 300 })),
  );
  const release = await failing(page, 'uploadTourImage', { latency: 100_000, skip: 3 });
  await save.click();
  const progress = form.getByRole('progressbar', { name: /^Fotoğraflar gönderiliyor/ });
  await expect(progress).toHaveAccessibleName(/10 fotoğraftan 3 tanesi/);
  await expect(progress).toHaveAttribute('aria-valuetext', /MB/);
  await release();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  for (const end of ends) await end();
  expect(await storedOf(page, 'Koy turu')).toEqual(full);
  for (const operation of new Set(saveCalls)) {
    expect(await callCount(page, operation), operation).toBe(
      saveCalls.filter((each) => each === operation).length,
    );
  }
});

test('documents that could not be uploaded are sent again alone', async ({ page }) => {
  await startTour(page, 'Koy turu');
  await holdDocuments(page, 2);
  const { save, again, form } = wizardOn(page);
  await failing(page, 'createTourDocument', { status: 415, count: 1 });
  await save.click();
  await expect(form.getByText('Tur oluşturuldu, ancak bazı belgeler yüklenemedi.')).toBeVisible();
  await expectAccessible(page);
  await again.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  const documents = ['GUIDE_LICENSE', 'INSURANCE'];
  expect(await storedOf(page, 'Koy turu')).toMatchObject({ tours: 1, documents });
  expect(await callCount(page, 'createTour')).toBe(1);
  expect(await callCount(page, 'createTourDocument')).toBe(3);
});

test('of a tour without documents it is told what is stored and what is not', async ({ page }) => {
  await startTour(page, 'Koy turu');
  await choosePhotos(page, 1);
  const { save, again, form } = wizardOn(page);
  await failing(page, 'uploadTourImage', { status: 415, count: 1 });
  await save.click();
  await expect(form.getByText('Tur kaydedildi, ancak tamamı değil.')).toBeVisible();
  await expectAccessible(page);
  await again.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  expect(await storedOf(page, 'Koy turu')).toMatchObject({ tours: 1, photos: 1, documents: [] });
});

test('in English no part of a tour’s files, dates and days is left in Turkish', async ({
  page,
}) => {
  await signIn(page, captain);
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  for (const [path, ready] of [
    ['tours/1/photos', main.getByText('4 of 4 photos saved')],
    ['tours/1/documents', main.getByRole('button', { name: 'Upload the document' })],
    ['tours/new/documents', main.getByRole('button', { name: 'Add to the documents' })],
    ['tours/1/calendar', main.getByRole('list', { name: 'Dates of the month' })],
    ['tour-availability?tour=1', heading('All records')],
  ] as const) {
    await page.goto(`/en/captain/${path}`);
    await expect(ready).toBeVisible();
    await expectNoTurkish(main);
  }
});

test('a tour whose answer was lost is there once, whatever is typed after a reload', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await startTour(page, 'Koy turu');
  const { save, form, step } = wizardOn(page);
  const mend = await failing(page, 'createTour', { loseAnswer: true });
  await save.click();
  await hurryUntil(page, form.getByText('Tur oluşturulamadı. Lütfen tekrar deneyin.'));
  await expectAccessible(page);
  await mend();
  await page.reload();
  await form.getByRole('button', { name: 'Devam et' }).click();
  await step('Detaylar').click();
  await form.getByRole('textbox', { name: 'Başlık' }).fill('Gece turu');
  await save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  expect(await storedOf(page, 'Gece turu')).toMatchObject({ tours: 1 });
  expect(await storedOf(page, 'Koy turu')).toMatchObject({ tours: 0 });
});

for (const lost of ['request', 'answer'] as const) {
  test(`a full tour is stored once though the connection is cut at each call, ${lost} lost`, async ({
    page,
  }) => {
    await fillFullTour(page, 'Koy turu');
    const { save, again, form } = wizardOn(page);
    for (const [index, operation] of saveCalls.entries()) {
      // The call that was cut last goes through now; the next is cut, and nothing comes through after it.
      const skip = saveCalls[index - 1] === operation ? 1 : 0;
      const cut = lost === 'request' ? { hangUp: true } : { loseAnswer: true };
      const later = [...new Set(saveCalls.slice(index))].filter((each) => each !== operation);
      const restore = [await failing(page, operation, { ...cut, skip })];
      for (const each of later) restore.push(await failing(page, each, { hangUp: true }));
      await save.click();
      // What is said of the last try goes before this one is answered.
      const notice = form.getByRole('alert').filter({ hasText: /Tur (oluşturul|kaydedildi)/ });
      await expect(notice).toHaveCount(0);
      await hurryUntil(page, notice);
      for (const end of restore) await end();
    }
    await again.click();
    await expect(page).toHaveURL(/\/captain\/tours$/);
    expect(await storedOf(page, 'Koy turu')).toEqual(full);
  });
}
