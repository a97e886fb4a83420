import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { jpegFile } from '../support/files.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding, loggedCalls } from '../support/mock.ts';
import { otherDevice, signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Schemas = components['schemas'];
type Boat = Schemas['Boat'];

/** His boats; Gülşah has the id 1. */
const captain = 'mehmet.agaoglu';

function editorOn(page: Page) {
  // Its tabs, its parts and its bar.
  const form = page.getByRole('main');
  return {
    form,
    tab: (name: string) => form.getByRole('tab', { name }),
    text: (name: string) => form.getByRole('textbox', { name, exact: true }),
    /** A select, by its label and the option that is chosen. */
    async choose(name: string, option: string) {
      await form.getByRole('button', { name }).click();
      const list = page.getByRole('listbox', { name });
      await list.getByRole('option', { name: option, exact: true }).click();
    },
    save: form.getByRole('button', { name: /^(Taşıtı ekle|Değişiklikleri kaydet)$/ }),
  };
}

async function fillRequired(page: Page, name: string) {
  const { text, choose, form } = editorOn(page);
  await text('Tekne ismi').fill(name);
  await choose('Tekne tipi', 'Katamaran');
  await text('Kapasite (kişi)').fill('8');
  await text('Günlük fiyat').fill('32000');
  await form.getByRole('combobox', { name: 'Lokasyon' }).fill('Kaş');
}

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** Milliseconds that an answer is late by then: longer than the app waits for it. */
const LOST = 120_000;

/** Chooses the two documents without which no boat is saved. */
async function holdDocuments(page: Page) {
  const { form, tab, choose } = editorOn(page);
  await tab('Belgeler').click();
  for (const [type, name] of [
    ['Gemi Ruhsatı', 'ruhsat.pdf'],
    ['Sigorta Belgesi', 'sigorta.pdf'],
  ] as const) {
    await choose('Belgenin türü', type);
    const file = { name, mimeType: 'application/pdf', buffer: pdf };
    await form.locator('input[type="file"]').setInputFiles([file]);
    await form.getByRole('button', { name: 'Belgelere ekle' }).click();
    await expect(form.getByRole('row', { name: type })).toBeVisible();
  }
}

test('a captain adds a whole boat and finds all of it again @phone', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/new');
  await expect(page).toHaveURL(/\/captain\/vessels\/new\/details$/);
  await expect(page.getByRole('heading', { name: 'Yeni Taşıt Ekle', level: 1 })).toBeVisible();
  const { form, tab, text, choose, save } = editorOn(page);
  await expect(text('Yapım yılı')).toHaveValue('2026');
  await fillRequired(page, 'Mavi Kuğu');
  await text('Marka ve model').fill('Lagoon 42');
  await text('Yapım yılı').fill('2018');
  const figures = { Uzunluk: '12,8', Kabin: '4', Banyo: '3', Tuvalet: '3', Mürettebat: '2' };
  for (const [name, value] of Object.entries(figures)) await text(name).fill(value);
  await text('Sofra kapasitesi').fill('8');
  await text('Saatlik fiyat').fill('4500,50');
  await text('Bayrak').fill('Türkiye');
  await form.getByRole('combobox', { name: 'Gövde malzemesi' }).fill('Karbon');
  await choose('Yakıt', 'Dizel');
  await form.getByRole('button', { name: 'Günlük tur' }).click();
  await text('Başka bir etkinlik').fill('Yoga kampı');
  await text('Başka bir etkinlik').press('Enter');
  await expect(form.getByRole('button', { name: 'Yoga kampı' })).toBeVisible();
  await expectAccessible(page);

  await tab('Şartlar').click();
  await expect(page).toHaveURL(/\/new\/terms$/);
  await expect(tab('Şartlar')).toBeFocused();
  await choose('Yakıt', 'Fiyata dâhil');
  await choose('Havlu', 'Ayrıca ödenir');
  await choose('Sigara', 'Sınırlı');
  await choose('Alkol', 'Misafir kendisi getirir');
  await text('Ek kurallar').fill('Güvertede ayakkabı giyilmez.');

  await tab('Servisler').click();
  await form.getByRole('button', { name: 'Servis ekle' }).click();
  await expect(text('Servis adı')).toBeFocused();
  await text('Servis adı').fill('Kahvaltı');
  await text('Fiyat').fill('650');
  await text('Adet').fill('4');
  await text('Adet').blur();
  await expect(form.getByText('₺2.600')).toBeVisible();
  await choose('Tür', 'Ulaşım');
  await expect(form.getByText('₺650 tek seferlik')).toBeVisible();
  await choose('Tür', 'Yiyecek ve içecek');
  await expectAccessible(page);

  await tab('Lokasyon').click();
  await choose('Kalkış noktası', 'Göcek Marina');
  await choose('Dönüş noktası', 'Kalkış ile Aynı');
  await text('Enlem').fill('36,19912');
  await text('Boylam').fill('29,6412');
  await text('Boylam').blur();
  await expect(tab('Lokasyon')).toContainText('Seçildi');
  await expectAccessible(page);

  await tab('Özellikler').click();
  await form.getByRole('button', { name: 'Jeneratör' }).waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Klima' }).click();
  // Typed and not added: it counts all the same.
  await text('Başka bir özellik').fill('  Jeneratör ');

  await tab('Fotoğraflar').click();
  const photo = readFileSync('openapi/workflows/files/photo.png');
  const file = { name: 'poyraz.png', mimeType: 'image/png', buffer: photo };
  await form.locator('input[type="file"]').setInputFiles([file]);
  await expect(form.getByText('Henüz kaydedilmedi')).toBeVisible();
  await holdDocuments(page);
  await expect(tab('Belgeler')).toContainText('Kaydedilmemiş değişiklik');
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(/Kaydetmek için başka bir sekmeye geçin/);
  await expectAccessible(page);

  await tab('Açıklamalar').click();
  await text('Kısa açıklama').fill('Sekiz kişilik katamaran.');
  await text('Detaylı açıklama').fill('Geniş güverte.\n\nSakin koylar.');
  // A line that says no hour is told before anything is sent.
  await text('Teknede bir gün').fill('Öğle yemeği');
  await save.click();
  await expect(form.getByText('Her satıra saatle başlayın')).toBeVisible();
  await text('Teknede bir gün').fill('17:00 Dönüş\n9.30 Kalkış');
  await save.click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  expect(await callCount(page, 'createBoat')).toBe(1);
  expect(await callCount(page, 'createBoatServices')).toBe(0);

  const boat = await newestBoat(page);
  expect(boat).toMatchObject({ name: 'Mavi Kuğu', status: 'INACTIVE', captainIncluded: true });
  await page.goto(`/captain/vessels/${boat.id}`);
  await expect(text('Tekne ismi')).toHaveValue('Mavi Kuğu');
  await expect(text('Yapım yılı')).toHaveValue('2018');
  await expect(text('Uzunluk')).toHaveValue('12,8 m');
  await expect(text('Saatlik fiyat')).toHaveValue('₺4.500,50');
  await expect(text('Tuvalet')).toHaveValue('3');
  await expect(text('Sofra kapasitesi')).toHaveValue('8');
  await expect(form.getByRole('combobox', { name: 'Gövde malzemesi' })).toHaveValue('Karbon');
  await expect(form.getByRole('button', { name: 'Yoga kampı', pressed: true })).toBeVisible();
  await tab('Şartlar').click();
  await expect(form.getByRole('button', { name: 'Yakıt' })).toContainText('Fiyata dâhil');
  await expect(form.getByRole('button', { name: 'Temizlik' })).toContainText('Belirtilmemiş');
  await expect(form.getByRole('button', { name: 'Sigara' })).toContainText('Sınırlı');
  await expect(form.getByRole('button', { name: 'Evcil hayvan' })).toContainText('Belirtilmemiş');
  await expect(text('Ek kurallar')).toHaveValue('Güvertede ayakkabı giyilmez.');
  await tab('Servisler').click();
  await expect(text('Adet')).toHaveValue('4');
  await tab('Lokasyon').click();
  await expect(form.getByRole('button', { name: 'Dönüş noktası' })).toContainText(
    'Kalkış ile Aynı',
  );
  await expect(text('Enlem')).toHaveValue('36,19912');
  await tab('Özellikler').click();
  await expect(form.getByRole('button', { name: 'Jeneratör', pressed: true })).toBeVisible();
  await tab('Açıklamalar').click();
  await expect(text('Detaylı açıklama')).toHaveValue('Geniş güverte.\n\nSakin koylar.');
  await expect(text('Teknede bir gün')).toHaveValue('09:30 Kalkış\n17:00 Dönüş');
  await expect(tab('Fotoğraflar')).toContainText('1');
  await tab('Belgeler').click();
  await expect(form.getByRole('row')).toHaveCount(2);
});

test('a number is read with either decimal sign, and says when it cannot be as it was typed', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/1/details');
  const { form, text, tab } = editorOn(page);
  const [length, price] = [text('Uzunluk'), text('Günlük fiyat')];
  async function typed(field: Locator, number: string, shown: string) {
    await field.fill(number);
    await field.blur();
    await expect(field).toHaveValue(shown);
  }
  await typed(length, '12.8', '12,8 m');
  await typed(price, '1250.75', '₺1.250,75');
  await typed(price, '1.250', '₺1.250');
  // The dot came with the number: one digit more makes it ten times as much.
  await price.focus();
  await price.pressSequentially('0');
  await price.blur();
  await expect(price).toHaveValue('₺12.500');
  await length.fill('12.8');
  await length.press('ArrowUp');
  await expect(length).toHaveValue('12,9 m');
  await expect(form.getByText(/yazdınız/)).toHaveCount(0);
  await typed(length, '12.86', '12,9 m');
  await expect(form.getByText('12,86 yazdınız; 12,9 m olarak yuvarlandı.')).toBeVisible();
  await length.pressSequentially('9');
  await expect(form.getByText(/yazdınız/)).toHaveCount(0);
  await typed(length, '4000', '200 m');
  await expect(form.getByText('4.000 yazdınız; en fazla 200 m olabilir.')).toBeVisible();
  await typed(text('Kapasite (kişi)'), '0', '1');
  await expect(form.getByText('0 yazdınız; en az 1 olabilir.')).toBeVisible();
  await expectAccessible(page);
  await tab('Lokasyon').click();
  await typed(text('Enlem'), '36.199', '36,199');

  await page.goto('/en/captain/vessels/1/details');
  await typed(text('Length'), '12,8', '12.8 m');
  await typed(text('Price per day'), '1,250', '₺1,250');
  await typed(text('Length'), '4000', '200 m');
  await expect(form.getByText('You typed 4,000; the most is 200 m.')).toBeVisible();
});

test('saving leads to the first field that is wrong, whoever says so', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/new/descriptions');
  const { form, tab, text, save } = editorOn(page);
  await save.click();
  await expect(page).toHaveURL(/\/new\/details$/);
  await expect(text('Tekne ismi')).toBeFocused();
  for (const sentence of [
    'Tekne ismi zorunludur',
    'Tekne tipi zorunludur',
    'Geçerli bir kapasite giriniz',
    'Geçerli bir günlük fiyat giriniz',
    'Lokasyon zorunludur',
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  await expect(tab('Detaylar')).toContainText('Düzeltilecek 5 alan');
  await expectAccessible(page);

  await fillRequired(page, 'GULSAH');
  await tab('Servisler').click();
  await form.getByRole('button', { name: 'Servis ekle' }).click();
  await text('Servis adı').fill('Transfer');
  await tab('Açıklamalar').click();
  await save.click();
  await expect(text('Fiyat')).toBeFocused();
  await expect(form.getByText('Sıfırdan büyük bir fiyat girin')).toBeVisible();
  await text('Fiyat').fill('900');

  await save.click();
  const notice = form.getByRole('alert').filter({ hasText: 'Form Hatası' });
  await expect(notice).toContainText('Zorunlu belgeler eksik: Gemi Ruhsatı, Sigorta Belgesi');
  await expectAccessible(page);
  await holdDocuments(page);

  // The fleet has a Gülşah.
  expectFailedCalls(page);
  await tab('Şartlar').click();
  await save.click();
  await expect(text('Tekne ismi')).toBeFocused();
  await expect(form.getByText('filonuzda bu isimde bir tekne var')).toBeVisible();
  await text('Tekne ismi').fill('Gülşah 2');
  await save.click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
});

test('what failed is said part by part, and only that is sent again', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/1/features');
  const { form, tab, text, save } = editorOn(page);
  await text('Başka bir özellik').fill('Jeneratör');
  await tab('Servisler').click();
  await form.getByRole('button', { name: 'Servis ekle' }).click();
  await text('Servis adı').last().fill('Akşam yemeği');
  await text('Fiyat').last().fill('1500');
  await tab('Detaylar').click();
  await text('Bayrak').fill('Malta');
  const mend = await failing(page, 'createBoatServices', { status: 409 });
  await save.click();
  const report = form.getByRole('alert');
  await expect(report).toContainText('Tekne kaydedildi ancak bazı bölümleri kaydedilemedi.');
  await expect(report).toContainText('Tekne bilgileri: kaydedildi');
  await expect(report).toContainText('Özellikler: kaydedildi');
  await expect(tab('Servisler')).toContainText('Kaydedilmemiş değişiklik');
  await expect(tab('Detaylar')).not.toContainText('Kaydedilmemiş değişiklik');
  await expectAccessible(page);
  const before = await callCount(page, 'createBoatServices');
  await mend();
  await report.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  expect(await callCount(page, 'updateBoat')).toBe(1);
  expect(await callCount(page, 'addBoatFeatures')).toBe(1);
  expect(await callCount(page, 'createBoatServices')).toBe(before + 1);
  const boat = await boatOf(page, 1);
  expect(boat.flag).toBe('Malta');
  expect(boat.services.filter(({ name }) => name === 'Akşam yemeği')).toHaveLength(1);
  expect(boat.features.filter(({ featureName }) => featureName === 'Jeneratör')).toHaveLength(1);
});

test('a boat whose photo and document fail is there once, and goes on with the rest', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/new/details');
  const { form, tab, save } = editorOn(page);
  await fillRequired(page, 'Mavi Kuğu');
  await tab('Fotoğraflar').click();
  const photo = readFileSync('openapi/workflows/files/photo.png');
  const file = { name: 'mavi.png', mimeType: 'image/png', buffer: photo };
  await form.locator('input[type="file"]').setInputFiles([file]);
  await holdDocuments(page);
  await tab('Detaylar').click();
  const mendPhotos = await failing(page, 'uploadBoatImage', { status: 409 });
  await failing(page, 'createBoatDocument', { status: 409, count: 1 });
  await save.click();
  const report = form.getByRole('alert');
  await expect(report).toContainText(
    'Tekne kaydedildi ancak bazı belgeler yüklenemedi. Belgeleri tekrar kontrol edin.',
  );
  await expect(report).toContainText('Tekne bilgileri: kaydedildi');
  // What is edited from now on is the boat that was added.
  await expect(page).toHaveURL(/\/captain\/vessels\/\d+\/details$/);
  await expect(tab('Fotoğraflar')).toContainText('Kaydedilmemiş değişiklik');
  await expect(tab('Belgeler')).toContainText('Kaydedilmemiş değişiklik');
  await mendPhotos();
  await report.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  expect(await callCount(page, 'createBoat')).toBe(1);
  expect(await callCount(page, 'updateBoat')).toBe(0);
  // Of two documents one had arrived.
  expect(await callCount(page, 'createBoatDocument')).toBe(3);
  // The form of the next boat is empty.
  await page.goto('/captain/vessels/new/details');
  await expect(editorOn(page).text('Tekne ismi')).toHaveValue('');
});

test('a boat whose answer was lost is there once, with what was typed after it and a reload', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, captain);
  await page.goto('/captain/vessels/new/details');
  const { form, tab, text, save } = editorOn(page);
  await fillRequired(page, 'Mavi Kuğu');
  await tab('Servisler').click();
  await form.getByRole('button', { name: 'Servis ekle' }).click();
  await text('Servis adı').fill('Kahvaltı');
  await text('Fiyat').fill('650');
  await holdDocuments(page);
  await tab('Servisler').click();
  const before = await fleetOf(page);
  // The boat is added, and no answer comes in the time that the app waits.
  const release = await holding(page, 'createBoat');
  await save.click();
  const failed = form.getByRole('alert').filter({ hasText: 'Tekne kaydedilemedi' });
  await hurryUntil(page, failed);
  await release();
  await page.reload();
  await tab('Servisler').click();
  await text('Fiyat').fill('700');
  await holdDocuments(page);
  await tab('Detaylar').click();
  await text('Tekne ismi').fill('Yeşil Kuğu');
  await save.click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  expect(await fleetOf(page)).toHaveLength(before.length + 1);
  expect(await newestBoat(page)).toMatchObject({
    name: 'Yeşil Kuğu',
    services: [{ name: 'Kahvaltı', price: 700 }],
  });
});

test('what is typed while a save goes on stays, and is stored by the next', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/1/details');
  const { text, save } = editorOn(page);
  await text('Tekne ismi').fill('Gülşah I');
  const release = await holding(page, 'updateBoat');
  await save.click();
  await expect(save.getByRole('progressbar')).toBeVisible();
  await text('Tekne ismi').fill('Gülşah II');
  await release();
  await expect(page.getByText('Tekne kaydedildi')).toBeVisible();
  await expect(page).toHaveURL(/\/vessels\/1\/details$/);
  await expect(text('Tekne ismi')).toHaveValue('Gülşah II');
  await save.click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  await expect(page.getByRole('main').getByText('Gülşah II').first()).toBeVisible();
});

test('on a bad connection a boat is stored with all that belongs to it: once', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/new/details');
  const { form, tab, text, save } = editorOn(page);
  await fillRequired(page, 'Mavi Kuğu');
  await tab('Servisler').click();
  await form.getByRole('button', { name: 'Servis ekle' }).click();
  await text('Servis adı').fill('Kahvaltı');
  await text('Fiyat').fill('650');
  await tab('Fotoğraflar').click();
  await form
    .locator('input[type="file"]')
    .setInputFiles([
      await jpegFile(page, 'a.jpg', { width: 90, height: 60 }),
      await jpegFile(page, 'b.jpg', { width: 60, height: 90 }),
    ]);
  await expect(form.getByText('Henüz kaydedilmedi')).toHaveCount(2);
  await holdDocuments(page);
  await tab('Detaylar').click();
  const before = await fleetOf(page);

  const mend = await misbehave(page, LOST);
  const isStored = async () => page.url().endsWith('/captain/vessels');
  // Another name after each try, as somebody types on while the connection comes and goes.
  let tries = 0;
  let name = '';
  await until(page, isStored, async () => {
    if (await save.getByRole('progressbar').isVisible()) return;
    tries += 1;
    const typed = `Mavi Kuğu ${tries}`;
    await text('Tekne ismi').fill(typed, { timeout: 2000 });
    await save.click({ timeout: 2000 });
    // What was typed while the save before was done is not stored, and nobody has pressed for it.
    name = typed;
  });
  await mend();

  expect((await loggedCalls(page)).filter(({ source }) => source === 'fault')).not.toEqual([]);
  expect(await fleetOf(page)).toHaveLength(before.length + 1);
  const boat = await newestBoat(page);
  expect(boat).toMatchObject({ name, services: [{ name: 'Kahvaltı', price: 650 }] });
  expect(boat.images).toHaveLength(2);
  const { headers } = await otherDevice(page, captain);
  const documents = await page.request.get(`${BASE}/boats/${boat.id}/documents`, { headers });
  expect(await documents.json()).toHaveLength(2);
});

test('what was typed outlives a reload and the end of the session; leaving asks', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/1/details');
  const { form, tab, text, save } = editorOn(page);
  page.on('dialog', (dialog) => void dialog.accept());
  // In the middle of a number, which is read when its field is left.
  await text('Kabin').fill('9');
  await page.reload();
  await expect(text('Kabin')).toHaveValue('9');
  await text('Bayrak').fill('Malta');
  await tab('Açıklamalar').click();
  await text('Kısa açıklama').fill('Yeni cümle');
  await expect(tab('Detaylar')).toContainText('Kaydedilmemiş değişiklik');
  await page.reload();
  await expect(form.getByText('Yazdıklarınız geri geldi.')).toBeVisible();
  await expect(text('Kısa açıklama')).toHaveValue('Yeni cümle');

  await page.getByRole('link', { name: 'Taşıtlarım' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Kaydedilmemiş değişiklikleriniz var. Çıkmak istediğinizden emin misiniz?',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(text('Kısa açıklama')).toHaveValue('Yeni cümle');

  expectFailedCalls(page);
  await failing(page, 'updateBoat', { status: 401, count: 1 });
  await failing(page, 'refreshSession', { status: 401, count: 1 });
  await save.click();
  await expect(page).toHaveURL(/\/login/);
  await signInHere(page, captain);
  await expect(page).toHaveURL(/\/captain\/vessels\/1\/descriptions/);
  await expect(text('Kısa açıklama')).toHaveValue('Yeni cümle');

  await page.getByRole('link', { name: 'Taşıtlarım' }).first().click();
  await question.getByRole('button', { name: 'Çık' }).click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  await page.goto('/captain/vessels/1/details');
  await expect(text('Bayrak')).toHaveValue('Türkiye');
});

test('two people at one boat: nothing is overwritten', async ({ page, context }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/1/details');
  const here = editorOn(page);
  await here.text('Bayrak').fill('Malta');
  const other = await context.newPage();
  await other.goto('/captain/vessels/1/details');
  const there = editorOn(other);
  await there.text('Bayrak').fill('Kıbrıs');
  await there.text('Kabin').fill('5');
  await there.save.click();
  await expect(other).toHaveURL(/\/captain\/vessels$/);

  expectFailedCalls(page);
  await here.save.click();
  const question = here.form.getByRole('alert');
  await expect(question).toContainText('Başka yerde kaydedilen: Kıbrıs');
  await expect(here.text('Kabin')).toHaveValue('5');
  await expect(here.text('Bayrak')).toHaveValue('Malta');
  await expectAccessible(page);
  await here.save.click();
  await expect(page).toHaveURL(/\/captain\/vessels$/);
  expect(await boatOf(page, 1)).toMatchObject({ flag: 'Malta', cabins: 5 });
});

test('a tab keeps the focus where a device takes long to open it', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/vessels/1/details');
  const { text, tab } = editorOn(page);
  await expect(text('Tekne ismi')).not.toHaveValue('');
  // The device is busy in the midst of the navigation, for longer than other pages may take to come.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replace(...state);
      const end = performance.now() + 400;
      while (performance.now() < end);
    };
  });
  await text('Tekne ismi').focus();
  await tab('Şartlar').click();
  await expect(text('Ek kurallar')).toBeVisible();
  await expect(tab('Şartlar')).toBeFocused();
});

test('another captain’s boat, a missing one and an unknown tab show no data', async ({ page }) => {
  await signIn(page, 'zeynep.karaca');
  const main = page.getByRole('main');
  await page.goto('/captain/vessels/1/details');
  await expect(main.getByText('Erişim yok')).toBeVisible();
  await expect(main.getByText('Gülşah')).toHaveCount(0);
  await expectAccessible(page);
  expectFailedCalls(page);
  await page.goto('/captain/vessels/999999/details');
  await expect(main.getByText('Böyle bir taşıt yok')).toBeVisible();
  await page.goto('/captain/vessels/1/engine');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı');

  // An administrator looks after boats, and adds none.
  await signIn(page, 'selin.aydin');
  await page.goto('/captain/vessels/new/details?captain=2');
  await expect(main.getByText('Erişim yok')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Yeni Taşıt Ekle');
});

test('no bar hides what has the focus, on the narrowest phone and at 400 % zoom', async ({
  page,
}) => {
  await signIn(page, captain);
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/captain/vessels/1/details');
    await editorOn(page).text('Tekne ismi').focus();
    for (let step = 0; step < 14; step += 1) {
      const hidden = await page.evaluate(() => {
        const { activeElement } = document;
        const box = activeElement?.getBoundingClientRect();
        if (!activeElement || !box) return 'nothing has the focus';
        const top = document.elementFromPoint(box.x + 20, box.y + box.height - 4);
        const field = activeElement.parentElement?.parentElement;
        return field?.contains(top) ? '' : `${activeElement.outerHTML} at ${box.bottom}`;
      });
      expect(hidden).toBe('');
      await page.keyboard.press('Tab');
    }
  }
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('by keyboard alone: another tab, a feature, saved; documents keep a boat from it @phone', async ({
    page,
  }) => {
    await signIn(page, captain);
    await page.goto('/en/captain/vessels/1/documents');
    const main = page.getByRole('main');
    const tab = (name: string) => main.getByRole('tab', { name });
    await expect(tab('Documents')).toBeInViewport();
    await tab('Documents').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/en\/captain\/vessels\/1\/features$/);
    await expect(tab('Features')).toBeFocused();
    const another = main.getByRole('textbox', { name: 'Another feature' });
    await another.focus();
    await page.keyboard.type('Generator');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Generator', pressed: true })).toBeVisible();
    await another.press('Enter');
    await expect(tab('Features')).toContainText('Unsaved changes');
    await expectAccessible(page, { byNight: true });
    await main.getByRole('button', { name: 'Save the changes' }).press('Enter');
    await expect(page).toHaveURL(/\/en\/captain\/vessels$/);
    expect(await callCount(page, 'updateBoat')).toBe(0);
    expect(await callCount(page, 'addBoatFeatures')).toBe(1);
  });
});

async function boatOf(page: Page, id: number): Promise<Boat> {
  const { headers } = await otherDevice(page, captain);
  const answer = await page.request.get(`${BASE}/boats/${id}`, { headers });
  return (await answer.json()) as Boat; // the mock keeps to the contract
}

/** The ids of the captain's boats, the newest first. */
async function fleetOf(page: Page): Promise<number[]> {
  const { userId, headers } = await otherDevice(page, captain);
  const answer = await page.request.get(`${BASE}/boats/owner/${userId}`, { headers });
  return ((await answer.json()) as Boat[]).map(({ id }) => id).toSorted((a, b) => b - a);
}

/** The boat that was added last. */
async function newestBoat(page: Page): Promise<Boat> {
  const [newest = Number.NaN] = await fleetOf(page);
  return boatOf(page, newest);
}
