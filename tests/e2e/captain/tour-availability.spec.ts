import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding, loggedCalls } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { nextMonth } from '../support/today.ts';

type Schemas = components['schemas'];

const CAPTAIN = 'mehmet.agaoglu';
/** One of the captain's tours. */
const TOUR = 2;
const month = nextMonth(1).slice(0, 7);
const path = `/captain/tour-availability?tour=${TOUR}&month=${month}`;

const records = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tüm kayıtlar' }).getByRole('listitem');

/** Enters days of the tour as the same captain on another device. */
async function changeElsewhere(page: Page, change: Partial<Schemas['AvailabilityBatchChange']>) {
  const { headers } = await otherDevice(page, CAPTAIN);
  const answer = await page.request.post(`${BASE}/availabilities/batch`, {
    headers,
    data: { changes: [{ tourId: TOUR, action: 'SET', ...change }] },
  });
  expect(answer.status()).toBe(200);
}

/** Types a day, `YYYY-MM-DD`, into the date field of that name. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  const [year, monthOfDay, date] = day.split('-');
  const group = page.getByRole('dialog').getByRole('group', { name: new RegExp(name) });
  await group.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${date}${monthOfDay}${year}`);
}

test('a period of a tour: checked, entered, counted, taken back; tour and month in the address', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/tour-availability');
  await page.getByRole('button', { name: 'Kayaköy gün batımı yürüyüşü' }).click();
  await page.getByRole('button', { name: 'Sonraki ay' }).click();
  await expect(page).toHaveURL(new RegExp(`tour=${TOUR}.*month=${month}`));
  await expect(page.getByText('Açık günler')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Dönem ekle' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Müsaitlik ekle' });
  await add.click();
  await expect(dialog.getByText('Başlangıç tarihi seçilmelidir')).toBeVisible();
  await expect(dialog.getByText('Bitiş tarihi seçilmelidir')).toBeVisible();
  await typeDay(page, 'Başlangıç tarihi', '2026-06-01');
  await typeDay(page, 'Bitiş tarihi', '2026-05-30');
  await expect(dialog.getByText('Başlangıç tarihi bugünden önce olamaz')).toBeVisible();
  await expect(dialog.getByText('Bitiş tarihi başlangıç tarihinden sonra olmalıdır')).toBeVisible();
  await typeDay(page, 'Başlangıç tarihi', nextMonth(10));
  await typeDay(page, 'Bitiş tarihi', nextMonth(12));
  await expect(dialog.getByText(/^3 gün/)).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });

  const heal = await failing(page, 'createAvailabilityPeriod', { status: 500 });
  await add.click();
  await expect(dialog.getByText(/\([23]\/3\)/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await hurryUntil(page, dialog.getByRole('button', { name: 'Tekrar dene' }));
  await heal();
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Dönem müsaitliği başarıyla oluşturuldu')).toBeVisible();
  await expect(records(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('heading', { name: 'Henüz kayıt yok' })).toBeVisible();

  await page.getByRole('button', { name: 'Dönem ekle' }).click();
  await add.click();
  await expect(dialog.getByText('Başlangıç tarihi seçilmelidir')).toBeVisible();
});

test('records are edited, closed and deleted; what another device changed stays', async ({
  page,
}) => {
  const [mine, theirs] = [nextMonth(10), nextMonth(11)];
  await changeElsewhere(page, { dates: [mine, theirs], isAvailable: true });
  await signIn(page, CAPTAIN);
  await page.goto(path);
  // The latest day comes first.
  const [row, other] = [records(page).nth(1), records(page).nth(0)];
  await row.getByRole('button', { name: /düzenle/i }).click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByRole('textbox', { name: /Özel fiyat/ });
  await price.fill('800');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /düzenle/i }).click();
  // Fresh when it opens again, and not to be closed while it is tried again.
  await expect(price).toHaveValue('');
  await price.fill('900');
  const mend = await failing(page, 'updateAvailability', { status: 500 });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText(/\([23]\/3\)/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await hurryUntil(page, dialog.getByRole('button', { name: 'Tekrar dene' }));
  await mend();
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Müsaitlik güncellendi').first()).toBeVisible();
  await expect(row).toContainText('₺900');

  // Closed, taken back, and closed once more: that is another wish, and not the answer of the first.
  const toggle = row.getByRole('switch');
  const undo = page.getByRole('button', { name: 'Geri al' });
  await row.getByText('Ayırtılabilir').click();
  await expect(toggle).not.toBeChecked();
  const heal = await failing(page, 'updateAvailabilities', { status: 500 });
  await undo.click();
  await hurryUntil(page, page.getByText('Her şey geri alınamadı'));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Günler eski haline döndü.')).toBeVisible();
  await expect(toggle).toBeChecked();
  await row.getByText('Ayırtılabilir').click();
  await expect(toggle).not.toBeChecked();

  await changeElsewhere(page, { dates: [theirs], priceOverride: 1200 });
  await other.getByText('Ayırtılabilir').click();
  await expect(page.getByText(/[Bb]u arada/).first()).toBeVisible();
  await expect(other).toContainText('₺1.200');

  await row.getByRole('button', { name: /sil/i }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /sil/i }).click();
  await expect(page.getByText('Müsaitlik silindi')).toBeVisible();
  await expect(records(page)).toHaveCount(1);
});

test('on its way, failed with another try, no tours, a tour of somebody else', async ({ page }) => {
  await signIn(page, CAPTAIN);
  const release = await holding(page, 'listToursByGuide');
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heal = await failing(page, 'listTourCalendarDays', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByText(/Takvim verileri yüklenemedi/));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await page.goto('/captain/tour-availability?tour=3');
  await expect(page.getByRole('heading', { name: 'Lütfen önce bir tur seçin' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tüm kayıtlar' })).toHaveCount(0);

  await signIn(page, 'sibel.uysal');
  await page.goto(address('/captain/tour-availability', 'en'));
  await expect(page.getByRole('heading', { name: 'You have no tour yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your first tour' })).toBeVisible();
});

test('while one call in five fails, nothing of days or dates is lost, and nothing is done twice', async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await expect(page.getByRole('grid')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const mend = await misbehave(page);

  await page.getByRole('button', { name: 'Dönem ekle' }).click();
  await typeDay(page, 'Başlangıç tarihi', nextMonth(3));
  await typeDay(page, 'Bitiş tarihi', nextMonth(22));
  const add = dialog.getByRole('button', { name: 'Müsaitlik ekle' });
  await until(
    page,
    () => dialog.isHidden(),
    () => add.click({ timeout: 2000 }),
  );
  await until(
    page,
    async () => (await records(page).count()) === 20,
    async () => {},
  );
  const row = records(page).first();
  const toggle = row.getByRole('switch');
  await until(
    page,
    async () => !(await toggle.isChecked()),
    () => row.getByText('Ayırtılabilir').click({ timeout: 2000 }),
  );

  await until(
    page,
    () => page.getByRole('heading', { name: 'Kayaköy gün batımı yürüyüşü' }).isVisible(),
    async () => {
      await page.goto(`/captain/tours/${TOUR}/calendar`);
    },
  );
  const open = page.getByRole('button', { name: 'Tarih ekle' });
  await until(
    page,
    () => dialog.isVisible(),
    () => open.click({ timeout: 2000 }),
  );
  await dialog.getByRole('button', { name: 'Salı' }).click();
  await dialog.getByRole('button', { name: '10:00' }).click();
  await typeDay(page, 'İlk gün', nextMonth(1));
  await typeDay(page, 'Son gün', nextMonth(28));
  const send = dialog.getByRole('button', { name: '4 tarihi ekle' });
  await until(
    page,
    () => dialog.isHidden(),
    () => send.click({ timeout: 2000 }),
  );
  await mend();

  expect((await loggedCalls(page)).filter(({ source }) => source === 'fault')).not.toEqual([]);
  const dates = page.getByRole('list', { name: 'Ayın tarihleri' }).getByRole('listitem');
  await page.reload();
  await expect(dates.filter({ hasText: 'Salı 10:00' })).toHaveCount(4);
  await page.goto(path);
  await expect(records(page)).toHaveCount(20);
  await expect(toggle).not.toBeChecked();
});
