import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding, startFrom } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'selin.aydin';
const COLLEAGUE = 'kerem.yalcin';
/** A captain with boats, tours and bookings ahead. */
const CAPTAIN = { id: 2, username: 'mehmet.agaoglu', name: 'Mehmet Ağaoğlu' };
const CUSTOMER = { id: 9, name: 'Elif Yıldız' };

const people = (page: Page) => page.getByRole('main').locator('a[href*="/admin/users/"]');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('users are found by text, role, state and order, page by page @phone', async ({
  page,
  isPhone,
}) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
  await expect(people(page).first()).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole('searchbox');
  for (const text of ['AĞAOĞLU', 'mehmet@pruva.', CAPTAIN.username]) {
    // The list may look the same before and after; the address has no names in it.
    const asked = page.waitForResponse((answer) => answer.url().includes(encodeURIComponent(text)));
    await search.fill(text);
    await asked;
    await expect(people(page)).toHaveText([CAPTAIN.name]);
  }
  await people(page).first().click();
  await expect(page).toHaveURL(/\/admin\/users\/2$/);
  await page.goBack();
  await expect(search).toHaveValue(CAPTAIN.username);
  await search.fill('böyle biri yok');
  await expect(page.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(page.getByText(/^[\d.]+ kullanıcı$/)).toBeFocused();

  await choose(page, 'Rol', 'Yönetici');
  await expect(page).toHaveURL(/role=ADMIN/);
  await expect(people(page)).not.toHaveCount(0);
  await choose(page, 'Durum', 'Kapalı');
  await expect(page).toHaveURL(/isActive=false/);
  // Every filter is a step of its own.
  await page.goBack();
  await expect(page).not.toHaveURL(/isActive/);
  await expect(page).toHaveURL(/role=ADMIN/);
  await page.goForward();
  await expect(page).toHaveURL(/isActive=false/);
  await page.getByRole('button', { name: 'Filtreleri temizle' }).first().click();

  await page
    .getByRole('navigation', { name: 'Sayfalar' })
    .getByRole('link', { name: /2$/ })
    .click();
  await expect(page).toHaveURL(/page=2/);
  if (isPhone) return;
  const named = page.getByRole('columnheader', { name: 'Ad' });
  await named.click();
  await expect(page).toHaveURL(/sort=fullName%2Casc$/);
  await expect(named).toHaveAttribute('aria-sort', 'ascending');
});

test('loading, failures with another try, a page and a person that are not there, English', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  const release = await holding(page, 'listUsersPage');
  await page.goto('/admin/users');
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heal = await failing(page, 'listUsersPage', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByRole('heading', { name: 'Liste yüklenemedi' }));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(people(page).first()).toBeVisible();

  await page.goto('/admin/users?createdFrom=2026-06-02&createdTo=2026-06-01&page=9999&role=KING');
  await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok' })).toBeVisible();

  const mend = await failing(page, 'getManagedUserOverview', { status: 500 });
  await page.goto(`/admin/users/${CUSTOMER.id}`);
  await hurryUntil(page, page.getByRole('heading', { name: 'Detay alınamadı' }));
  await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: CUSTOMER.name })).toBeVisible();

  await failing(page, 'getManagedUserOverview', { status: 404, count: 1 });
  await page.goto('/admin/users/99999999');
  await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
  await page.goto('/en/admin/users?role=ADMIN');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Administrator');
});

test('a person: account, bookings, boats, applications, reviews; each part fails alone @phone', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  const heal = await failing(page, 'listManagedBoatsPage', { status: 500 });
  await page.goto(`/admin/users/${CAPTAIN.id}`);
  const boats = page.getByRole('region', { name: 'Tekneler' });
  await hurryUntil(page, boats.getByText('Bu bölüm yüklenemedi'));
  await expect(page.getByRole('region', { name: 'Aldığı rezervasyonlar' })).toContainText(/Tümü/);
  await heal();
  await boats.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(boats.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  // Of each boat: its status, what keeps it from being published, and what waits to be verified.
  await expect(boats.getByText('Yayında değil').first()).toBeVisible();
  await expect(boats.getByText(/^Yayına engel olanlar:/).first()).toBeVisible();

  const account = page.getByRole('region', { name: 'Hesap' });
  await expect(account).toContainText(/TR•+\d{4}/);
  await expect(account).not.toContainText(/TR\d/);
  await expect(account.getByRole('link', { name: 'Kaptanın alanında' })).toHaveAttribute(
    'href',
    `/captain?captain=${CAPTAIN.id}`,
  );
  const all = page.getByRole('region', { name: 'Aldığı rezervasyonlar' }).getByRole('link', {
    name: /^Tümü/,
  });
  await expect(all).toHaveAttribute('href', `/admin/bookings?hostId=${CAPTAIN.id}`);
});

test('a captain is deactivated and activated again, with reason and consequences @phone', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto(`/admin/users/${CAPTAIN.id}`);
  const device = await otherDevice(page, CAPTAIN.username);
  const own = () => page.request.get(`${BASE}/auth/account`, device);
  expect((await own()).status()).toBe(200);

  const opener = button(page, 'Hesabı kapat');
  await opener.click();
  const confirm = dialog(page).getByRole('button', { name: 'Hesabı kapat' });
  const reason = dialog(page).getByRole('textbox', { name: 'Gerekçe' });
  await expect(dialog(page)).toContainText('Bütün oturumları hemen kapanır');
  await expect(dialog(page)).toContainText(/Yayındaki \d+ teknesi listelerden kalkar/);
  await expect(dialog(page)).toContainText(/önümüzdeki \d+ rezervasyonu olduğu gibi kalır/);
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  await confirm.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(/zorunlu/);
  await reason.fill('kısa');
  await expect(reason).toHaveAccessibleDescription(/En az 5 karakter/);
  await reason.clear();
  await dialog(page).getByRole('button', { name: 'Dolandırıcılık şüphesi' }).click();
  const heal = await failing(page, 'setUserStatus', { status: 503 });
  await confirm.click();
  await hurryUntil(page, dialog(page).getByText('Hesap kapatılmadı'));
  await expect(reason).toHaveValue('Dolandırıcılık şüphesi var; inceleniyor.');
  await heal();
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`${CAPTAIN.name}: hesap kapatıldı`)).toBeVisible();
  const decisions = page.getByRole('region', { name: 'Önceki kararlar' });
  await expect(decisions.getByRole('listitem').first()).toContainText('Hesap kapatıldı');
  await expect(decisions).toContainText('Dolandırıcılık şüphesi var; inceleniyor.');
  await expect(page.getByRole('region', { name: 'Tekneler' })).not.toContainText(
    /Yayında(?! değil)/,
  );
  expect((await own()).status()).toBe(401);

  await button(page, 'Hesabı aç').click();
  await expect(dialog(page)).toContainText('Yeniden giriş yapabilir.');
  await dialog(page).getByRole('button', { name: 'Açıklığa kavuştu' }).click();
  await dialog(page).getByRole('button', { name: 'Hesabı aç' }).click();
  await expect(decisions.getByRole('listitem').first()).toContainText('Hesap açıldı');
  await expect(opener).toBeVisible();
});

test('a role changes twice; a colleague who was faster is told of', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto(`/admin/users/${CUSTOMER.id}`);
  const decisions = page.getByRole('region', { name: 'Önceki kararlar' }).getByRole('listitem');
  const change = async (name: string) => {
    await button(page, name).click();
    const reason = dialog(page).getByRole('textbox', { name: 'Gerekçe' });
    await reason.fill('Deneme için değiştirildi.');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    await reason.press('ControlOrMeta+Enter');
  };
  await change('Kaptan yap');
  await expect(decisions.first()).toContainText('Rol: Müşteri → Kaptan');
  await change('Müşteri yap');
  await expect(decisions.first()).toContainText('Rol: Kaptan → Müşteri');
  await expect(decisions).toHaveCount(2);

  await button(page, 'Kaptan yap').click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  const colleague = await otherDevice(page, COLLEAGUE);
  const answer = await page.request.put(`${BASE}/auth/admin/users/${CUSTOMER.id}/status`, {
    ...colleague,
    data: { isActive: false, reason: 'İki hesabı var.' },
  });
  expect(answer.status()).toBe(200);
  const reason = dialog(page).getByRole('textbox', { name: 'Gerekçe' });
  await reason.fill('Deneme için değiştirildi.');
  await reason.press('ControlOrMeta+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Şimdiki hali: Müşteri, kapalı.');
  await expect(dialog(page).getByRole('button', { name: 'Kaptan yap' })).toHaveCount(0);
  expect(await callCount(page, 'setUserRole')).toBe(2);
  await page.keyboard.press('Escape');
  await expect(decisions.first()).toContainText('Kerem Yalçın');
  await expect(button(page, 'Hesabı aç')).toBeVisible();
});

test('an act whose answers are lost is done once, and told as done by another try', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto(`/admin/users/${CUSTOMER.id}`);
  await button(page, 'Hesabı kapat').click();
  await dialog(page).getByRole('textbox', { name: 'Gerekçe' }).fill('İki hesabı var.');
  const confirm = dialog(page).getByRole('button', { name: 'Hesabı kapat' });
  const heal = await failing(page, 'setUserStatus', { loseAnswer: true });
  await confirm.click();
  await hurryUntil(page, dialog(page).getByText('Hesap kapatılmadı'));
  await heal();
  await confirm.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/: hesap kapatıldı/)).toBeVisible();
  const decisions = page.getByRole('region', { name: 'Önceki kararlar' }).getByRole('listitem');
  await expect(decisions).toHaveCount(1);

  // Where the person cannot be read again, the page shows what was done all the same.
  await failing(page, 'getManagedUserOverview', { status: 503, skip: 1 });
  await button(page, 'Hesabı aç').click();
  await dialog(page).getByRole('textbox', { name: 'Gerekçe' }).fill('Kimliği doğrulandı.');
  await dialog(page).getByRole('button', { name: 'Hesabı aç' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Hesabı kapat')).toBeVisible();
});

test('nobody ends their own work, nor that of the last administrator', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/users?role=ADMIN');
  await people(page).filter({ hasText: 'Selin' }).click();
  await expect(button(page, 'Hesabı kapat')).toBeDisabled();
  await expect(page.getByText('Bu sizin hesabınız.')).toBeVisible();

  await page.goto('/admin/users?role=ADMIN');
  await people(page).filter({ hasText: 'Kerem' }).click();
  await button(page, 'Müşteri yap').click();
  await expect(dialog(page)).toContainText('Artık yönetime giremez.');
  const reason = dialog(page).getByRole('textbox', { name: 'Gerekçe' });
  await reason.fill('Artık bizimle çalışmıyor.');
  await failing(page, 'setUserRole', { status: 409, count: 1 });
  await reason.press('ControlOrMeta+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Bu, son etkin yönetici.');
  await expect(reason).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
  await button(page, 'Müşteri yap').click();
  await reason.fill('Artık bizimle çalışmıyor.');
  await expect(dialog(page)).toContainText('Artık yönetime giremez.');
  await reason.press('ControlOrMeta+Enter');
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/admin/users?role=ADMIN');
  await expect(people(page)).toHaveCount(1);
  await people(page).first().click();
  await expect(page.getByText('Bu, son etkin yönetici.')).toBeVisible();
  await expect(button(page, 'Müşteri yap')).toBeDisabled();
});

test('ten thousand users are served by pages', async ({ page }) => {
  await startFrom(page, 'many-people');
  await signIn(page, ADMINISTRATOR);
  await page.goto('/admin/users?page=500');
  await expect(people(page)).toHaveCount(20);
  await expect(page.getByText(/^1\d\.\d{3} kullanıcı$/)).toBeVisible();
  await page.getByRole('searchbox').fill('ışık');
  await expect(people(page).first()).toContainText(/Işık/);
});
