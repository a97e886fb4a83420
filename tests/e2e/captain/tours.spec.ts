import type { Locator, Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding, loggedCalls } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = (tour: Locator) => tour.getByRole('button', { name: /durumu$|status of/ });

const islands = 'Göcek 12 Adalar yelken turu';
const walk = 'Kayaköy gün batımı yürüyüşü';
const draft = "Simi'ye günübirlik";

/** Opens the list of somebody's tours, and waits until it is there. */
async function openTours(page: Page, username = 'mehmet.agaoglu', search = ''): Promise<void> {
  await signIn(page, username);
  await page.goto(`/captain/tours${search}`);
  await expect(cards(page).first()).toBeVisible();
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('every card says what the tour is; place, length and price are filters of the address', {
  tag: '@phone',
}, async ({ page }) => {
  await openTours(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Turlarım' })).toBeVisible();
  const first = card(page, islands);
  for (const fact of [
    'Göcek · Tekne turu',
    'kişi başı ₺1.850 · 10 kişi',
    '5,0',
    'Yayında',
    '27 Haz, 4 Tem',
  ])
    await expect(first).toContainText(fact);
  await expect(first.locator('img')).toBeVisible();
  await expect(first.getByRole('link', { name: /^Düzenle/ })).toHaveAttribute(
    'href',
    '/captain/tours/1/details',
  );
  const preview = first.getByRole('link', { name: /^Önizle/ });
  await expect(preview).toHaveAttribute('href', '/tours/1');
  await expect(preview).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  // Three hours and 3000 lira are in the groups that begin with them.
  await choose(page, /Süre$/, '3 saatten 6 saate kadar');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, walk)).toBeVisible();
  await choose(page, /Fiyat$/, '₺3.000 ve üzeri');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Bütün turları göster' }).click();
  await expect(cards(page)).toHaveCount(3);
  await choose(page, /Yer$/, 'Marmaris');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/place=Marmaris/);
  // An address that somebody typed without the right letters means the same.
  await page.goto('/captain/tours?place=GOCEK');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, islands)).toBeVisible();
  await expect(page.getByRole('button', { name: /Yer$/ })).toContainText('Göcek');
});

test('loading, a failure with another try, nothing yet', async ({ page }) => {
  await signIn(page, 'sibel.uysal');
  const release = await holding(page, 'listToursByGuide');
  await page.goto('/captain/tours');
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toBeAttached();
  await release();
  const heal = await failing(page, 'listToursByGuide', { status: 400 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Turlar yüklenemedi' })).toBeVisible();
  await expectAccessible(page);
  await heal();
  const mend = await failing(page, 'listToursByGuide', { status: 503 });
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: 'Tekrar dene' });
  await hurryUntil(page, again);
  await mend();
  await again.click();
  await expect(page.getByRole('heading', { name: 'İlk turunuzu ekleyin' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tur ekle' })).toHaveAttribute(
    'href',
    '/captain/tours/new/details',
  );
  await expectAccessible(page);
});

test('a tour is withdrawn from its status by keyboard, and that is undone', async ({ page }) => {
  await openTours(page);
  const tour = card(page, islands);
  await status(tour).focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: `${islands}: durum` });
  await expect(popover).toContainText('Misafirler listelerde bulur');
  await expectAccessible(page, { within: '[data-trigger="DialogTrigger"]' });
  await failing(page, 'setTourStatus', { status: 400, count: 1 });
  const withdraw = popover.getByRole('button', { name: 'Yayından kaldır' });
  await withdraw.press('Enter');
  await expect(popover.getByRole('alert')).toContainText('Tur durumu güncellenemedi');
  await withdraw.press('Enter');
  await expect(status(tour)).toHaveText(/^Yayında Değil,/);
  await expect(page.getByText('Tur durumu güncellendi')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText(`${islands}: geri alındı.`)).toBeVisible();
  await expect(status(tour)).toHaveText(/^Yayında,/);
});

test('a draft is published after asking, with a warning of its documents; what is missing leads to its step', {
  tag: '@phone',
}, async ({ page }) => {
  await openTours(page, 'mehmet.agaoglu', '#tour-4');
  const popover = page.getByRole('dialog', { name: `${draft}: durum` });
  await expect(popover.getByRole('link', { name: 'Belgeyi yükleyin.' }).first()).toHaveAttribute(
    'href',
    '/captain/tours/4/documents#documents',
  );
  await expect(popover.getByRole('link', { name: 'Tura tarih ekleyin.' })).toHaveAttribute(
    'href',
    '/captain/tour-availability?tour=4',
  );
  await popover.getByRole('button', { name: 'Yayına al' }).click();
  const question = page.getByRole('alertdialog', { name: `${draft} yayına alınsın mı?` });
  await expect(question).toContainText('Tur henüz taslak.');
  await expect(question).toContainText('Zorunlu belge eksik: Rehber Ruhsatı');
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await question.getByRole('button', { name: 'Şimdi değil' }).click();
  expect(await callCount(page, 'setTourStatus')).toBe(0);
  await expect(status(card(page, draft))).toHaveText(/^Taslak,/);

  await status(card(page, draft)).click();
  await popover.getByRole('button', { name: 'Yayına al' }).click();
  await question.getByRole('button', { name: 'Yayına al' }).click();
  await expect(question).toBeHidden();
  await expect(status(card(page, draft))).toHaveText(/^Yayında,/);
});

test('a link to a tour leads to its card: it is in sight, marked for a moment, and has the focus', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  const popover = (name: string) => page.getByRole('dialog', { name: `${name}: durum` });
  const heading = (name: string) => card(page, name).getByRole('heading', { name });
  // The list comes later than its page.
  const release = await holding(page, 'listToursByGuide');
  await page.goto('/captain/tours#tour-4');
  await expect(page.getByRole('heading', { level: 1, name: 'Turlarım' })).toBeVisible();
  await release();
  await expect(popover(draft)).toBeVisible();
  await expect(card(page, draft)).toHaveAttribute('data-marked', 'true');
  await page.keyboard.press('Escape');
  await expect(heading(draft)).toBeFocused();
  await expect(heading(draft)).toBeInViewport();
  await page.clock.runFor(5000);
  await expect(card(page, draft)).not.toHaveAttribute('data-marked');

  // The same where the list stands already.
  await page.evaluate(() => {
    location.hash = '#tour-2';
  });
  await expect(popover(walk)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(walk)).toBeFocused();
});

test('a tour that was called off asks before it is published; one that another phone has changed is not overwritten', async ({
  page,
}) => {
  await openTours(page, 'gulten.aydogan');
  const name = 'Bozburun’da çam balı ve tekne ustaları';
  const tour = card(page, name);
  await expect(status(tour)).toHaveText(/^İptal Edildi,/);
  await status(tour).click();
  const popover = page.getByRole('dialog', { name: `${name}: durum` });
  await popover.getByRole('button', { name: 'Yayına al' }).click();
  const question = page.getByRole('alertdialog', { name: `${name} yayına alınsın mı?` });
  await expect(question).toContainText('Bu tur iptal edilmişti.');

  const { headers } = await otherDevice(page, 'gulten.aydogan');
  const set = `${BASE}/tours/21/status`;
  expect((await page.request.patch(`${set}?status=INACTIVE`, { headers })).status()).toBe(200);
  const writes = await callCount(page, 'setTourStatus');
  await question.getByRole('button', { name: 'Yayına al' }).click();
  await expect(question).toContainText('Şimdiki durum: Yayında Değil');
  expect(await callCount(page, 'setTourStatus')).toBe(writes);
  // And nobody sets what is another captain's.
  const stranger = await otherDevice(page, 'zeynep.karaca');
  const refused = await page.request.patch(`${set}?status=ACTIVE`, stranger);
  expect(refused.status()).toBe(403);
});

test('a tour with bookings is kept and says why; one without goes', async ({ page }) => {
  await openTours(page);
  const dialog = page.getByRole('alertdialog', {
    name: 'Bu turu silmek istediğinizden emin misiniz?',
  });
  await card(page, islands)
    .getByRole('button', { name: `${islands} turunu sil` })
    .click();
  expectFailedCalls(page);
  await dialog.getByRole('button', { name: 'Turu sil' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Tur silinemedi');
  await expect(dialog.getByRole('alert')).toContainText('rezervasyon');
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await card(page, draft)
    .getByRole('button', { name: `${draft} turunu sil` })
    .click();
  await dialog.getByRole('button', { name: 'Turu sil' }).click();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByText('Tur silindi')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test('a copy is made by one call, says what it lacks, and opens in its form', async ({ page }) => {
  await openTours(page);
  await card(page, islands)
    .getByRole('button', { name: `${islands} turunu kopyala` })
    .click();
  const dialog = page.getByRole('dialog', { name: `${islands} turunu kopyala` });
  const name = dialog.getByLabel('Kopyanın adı');
  await expect(name).toHaveValue(`${islands} (kopya)`);
  await expect(dialog).toContainText('Kopyalanmaz: tarihler, fotoğraflar ve belgeler.');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await failing(page, 'createTour', { status: 400, count: 1 });
  const make = dialog.getByRole('button', { name: 'Kopyayı oluştur' });
  await name.fill('Adalar, ikinci kez');
  await make.click();
  await expect(dialog.getByRole('alert')).toContainText('Kopya oluşturulamadı');
  await make.click();
  await expect(page).toHaveURL(/\/captain\/tours\/\d+\/details$/);
  const made = (await loggedCalls(page)).filter(
    (call) => call.operationId === 'createTour' && call.status === 201,
  );
  expect(made).toHaveLength(1);
  await page.goto('/captain/tours');
  const copy = card(page, 'Adalar, ikinci kez');
  await expect(status(copy)).toContainText('Taslak');
  await expect(copy).toContainText('Gelecek tarih yok');
  await expect(copy).toContainText('kişi başı ₺1.850 · 10 kişi');
});

test('an administrator looks after a captain’s tours and adds none', async ({ page }) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/en/captain/tours?captain=2#tour-2');
  await expect(page.getByRole('dialog', { name: `Status of ${walk}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Add a tour' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Duplicate/ })).toHaveCount(0);
  await expect(card(page, walk)).toContainText('₺750 per person · 15 people');
  await page.getByRole('button', { name: /Place$/ }).click();
  await page.getByRole('option', { name: 'Fethiye' }).click();
  await expect(page).toHaveURL(/captain=2.*place=Fethiye|place=Fethiye.*captain=2/);
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
});
