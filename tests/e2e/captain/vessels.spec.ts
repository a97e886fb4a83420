import type { Locator, Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { callCount, expectFailedCalls, failing, holding, loggedCalls } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const status = (vessel: Locator) => vessel.getByRole('button', { name: /durumu$|status of/ });

/** Opens the list of somebody's vessels, and waits until it is there. */
async function openFleet(page: Page, username = 'mehmet.agaoglu', search = ''): Promise<void> {
  await signIn(page, username);
  await page.goto(`/captain/vessels${search}`);
  await expect(cards(page).first()).toBeVisible();
}

test('the fleet by name, type and capacity, all in the address', { tag: '@phone' }, async ({
  page,
}) => {
  await openFleet(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Taşıtlarım' })).toBeVisible();
  await expect(card(page, 'Gülşah')).toContainText('Yat · Bodrum guleti12 kişi · 2019 yapımı');
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Tekne Ara' }).fill('IMBAT');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/name=IMBAT/);
  await page.getByRole('button', { name: /Kapasite$/ }).click();
  await page.getByRole('option', { name: '21+ kişi' }).click();
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Bütün taşıtları göster' }).click();
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('searchbox', { name: 'Tekne Ara' })).toHaveValue('');
  await expect(page).not.toHaveURL(/name=|capacity=/);
});

test('loading, a failure with another try, no access, nothing yet', async ({ page }) => {
  await signIn(page, 'sibel.uysal');
  const release = await holding(page, 'listBoatsByOwner');
  await page.goto('/captain/vessels');
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toBeAttached();
  await release();
  const heal = await failing(page, 'listBoatsByOwner', { status: 400 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Yükleme Hatası' })).toBeVisible();
  await heal();
  await failing(page, 'listBoatsByOwner', { status: 403, count: 1 });
  await page.reload();
  await expect(
    page.getByText('Bu sayfaya erişim yetkiniz bulunmamaktadır.', { exact: true }),
  ).toBeVisible();
  await page.goto('/captain/vessels');
  await expect(page.getByRole('heading', { name: 'İlk Taşıtınızı Ekleyin' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İlk Taşıtımı Ekle' })).toHaveAttribute(
    'href',
    '/captain/vessels/new/details',
  );
  await expectAccessible(page);
});

test('a vessel is withdrawn from its status by keyboard, and that is undone', async ({ page }) => {
  await openFleet(page);
  const vessel = card(page, 'Gülşah');
  await expect(vessel.getByRole('link', { name: /^Önizle/ })).toHaveAttribute('target', '_blank');
  await status(vessel).focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Gülşah: durum' });
  await expect(popover).toContainText('Misafirler listelerde bulur ve rezervasyon yapabilir.');
  await expectAccessible(page, { within: '[data-trigger="DialogTrigger"]' });
  await popover.getByRole('button', { name: 'Yayından kaldır' }).press('Enter');
  await expect(status(vessel)).toContainText('Yayında Değil');
  await expect(popover).toBeHidden();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Gülşah: geri alındı.')).toBeVisible();
  await expect(status(vessel)).toHaveText(/^Yayında,/);
});

test('what is missing stands in the way of publishing and leads to its field', {
  tag: '@phone',
}, async ({ page }) => {
  await openFleet(page, 'mehmet.agaoglu', '?name=Yakamoz');
  await status(card(page, 'Yakamoz')).click();
  const popover = page.getByRole('dialog', { name: 'Yakamoz: durum' });
  await expect(popover.getByText('Zorunlu belge eksik: Sigorta Belgesi')).toBeVisible();
  await expect(popover.getByRole('button', { name: 'Yayına al' })).toBeHidden();
  await expect(popover.getByRole('link', { name: 'Belgeyi yükleyin.' })).toHaveAttribute(
    'href',
    /\/captain\/vessels\/\d+\/documents#documents$/,
  );
  // What the checklist does not know yet, the service refuses in its own words.
  await page.keyboard.press('Escape');
  await failing(page, 'getBoatPublishChecklist', { status: 404 });
  await page.reload();
  await status(card(page, 'Yakamoz')).click();
  await popover.getByRole('button', { name: 'Yayına al' }).click();
  await expect(
    popover.getByRole('alert').filter({ hasText: 'Henüz yayına alınamaz' }),
  ).toBeVisible();
});

test('a status that another phone has set is told and not overwritten', async ({ page }) => {
  await openFleet(page);
  await status(card(page, 'Poyraz')).click();
  const popover = page.getByRole('dialog', { name: 'Poyraz: durum' });
  const withdraw = popover.getByRole('button', { name: 'Yayından kaldır' });
  await expect(withdraw).toBeVisible();
  const id = (await card(page, 'Poyraz').getAttribute('id'))?.replace('boat-', '');
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  const set = `${BASE}/boats/${id}/status`;
  const answer = await page.request.patch(`${set}?status=INACTIVE`, { headers });
  expect(answer.status()).toBe(200);
  const writes = await callCount(page, 'setBoatStatus');
  await withdraw.click();
  await expect(popover).toContainText('Hiçbir şey değiştirilmedi');
  await expect(popover).toContainText('Şimdiki durum: Yayında Değil');
  expect(await callCount(page, 'setBoatStatus')).toBe(writes);
  // And nobody sets what is another captain's.
  const stranger = await otherDevice(page, 'zeynep.karaca');
  const refused = await page.request.patch(`${set}?status=ACTIVE`, stranger);
  expect(refused.status()).toBe(403);
});

test('a copy of a vessel that another device deleted is not made, that is said, and its card goes', async ({
  page,
}) => {
  await openFleet(page);
  const yakamoz = card(page, 'Yakamoz');
  const id = (await yakamoz.getAttribute('id'))?.replace('boat-', '');
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  expect((await page.request.delete(`${BASE}/boats/${id}`, { headers })).status()).toBe(204);
  await yakamoz.getByRole('button', { name: 'Yakamoz teknesini kopyala' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yakamoz teknesini kopyala' });
  expectFailedCalls(page);
  await dialog.getByRole('button', { name: 'Kopyayı oluştur' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Kopya oluşturulamadı');
  await page.keyboard.press('Escape');
  await expect(yakamoz).toBeHidden();
  await expect(cards(page)).toHaveCount(6);
  // The button that had the focus is gone.
  await expect(page.locator('body')).not.toBeFocused();
});

test('a vessel with bookings is kept and says why; one without goes', async ({ page }) => {
  await openFleet(page);
  const dialog = page.getByRole('alertdialog', {
    name: 'Bu tekneyi silmek istediğinizden emin misiniz?',
  });
  await card(page, 'Gülşah').getByRole('button', { name: 'Gülşah teknesini sil' }).click();
  expectFailedCalls(page);
  await dialog.getByRole('button', { name: 'Tekneyi sil' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Tekne silinemedi');
  await expect(dialog.getByRole('alert')).toContainText('önünde rezervasyonlar var');
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await card(page, 'Yakamoz').getByRole('button', { name: 'Yakamoz teknesini sil' }).click();
  await dialog.getByRole('button', { name: 'Tekneyi sil' }).click();
  await expect(card(page, 'Yakamoz')).toBeHidden();
  await expect(cards(page)).toHaveCount(6);
});

test('a copy is made once, though the first answer was lost, and opens in its form', async ({
  page,
}) => {
  await openFleet(page, 'mehmet.agaoglu', '?name=Gülşah');
  await card(page, 'Gülşah').getByRole('button', { name: 'Gülşah teknesini kopyala' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gülşah teknesini kopyala' });
  const name = dialog.getByLabel('Kopyanın adı');
  await expect(name).toHaveValue('Gülşah (kopya)');
  await expect(dialog).toContainText('Kopyalanmaz: fotoğraflar, belgeler');
  await expectAccessible(page, { within: '[role="dialog"]' });
  const make = dialog.getByRole('button', { name: 'Kopyayı oluştur' });
  await name.fill('İMBAT');
  await make.click();
  await expect(dialog).toContainText('Filonuzda bu isimde bir tekne var.');
  await name.fill('Gülşah (kopya)');
  await failing(page, 'createBoat', { status: 400, count: 1 });
  await make.click();
  await expect(dialog.getByRole('alert')).toContainText('Kopya oluşturulamadı');
  await expect(name).toHaveValue('Gülşah (kopya)');
  await make.click();
  await expect(page).toHaveURL(/\/captain\/vessels\/\d+\/details$/);
  const made = (await loggedCalls(page)).filter(
    (call) => call.operationId === 'createBoat' && call.status === 201,
  );
  expect(made).toHaveLength(1);
  await page.goto('/captain/vessels?name=kopya');
  await expect(status(card(page, 'Gülşah (kopya)'))).toContainText('Yayında Değil');
});

test('an issue of the first page leads to the card of its vessel, which has the focus', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain');
  // What is far down comes with whoever goes there.
  await page.keyboard.press('End');
  // The list comes later than its page.
  const release = await holding(page, 'listBoatsByOwner');
  await page.getByRole('main').locator('a[href$="/captain/vessels#boat-9"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taşıtlarım' })).toBeFocused();
  await release();
  await expect(page.getByRole('dialog', { name: 'Yakamoz: durum' })).toBeVisible();
  await expect(card(page, 'Yakamoz')).toHaveAttribute('data-marked', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Yakamoz', exact: true })).toBeFocused();
  await expect(card(page, 'Yakamoz')).toBeInViewport();
  await expectAccessible(page);
});

test('a fleet of forty in pages, in the eyes of an administrator', async ({ page }) => {
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  const ids: number[] = [];
  for (let count = 1; count <= 40; count += 1) {
    const data = { name: `Filo ${count}`, type: 'MOTORBOAT', capacity: 8 };
    const said = { ...data, location: 'Göcek', dailyPrice: 10_000 };
    const answer = await page.request.post(`${BASE}/boats`, { headers, data: said });
    ids.push((await answer.json()).id);
  }
  await signIn(page, 'selin.aydin');
  await page.goto(`/en/captain/vessels?captain=2#boat-${ids[0]}`);
  await expect(cards(page).first()).toBeVisible();
  // The link leads to the page on which the vessel stands, and opens its status.
  await expect(page.getByRole('dialog', { name: 'Status of Filo 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Filo 1', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Add a vessel' })).toBeHidden();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/captain=2/);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('searchbox', { name: 'Search for a boat' }).fill('Filo 40');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Filo 40')).toContainText('Motorboat · Not stated');
  await expect(page).toHaveURL(/captain=2.*name=Filo|name=Filo.*captain=2/);
  await expect(page).not.toHaveURL(/page=/);
});
