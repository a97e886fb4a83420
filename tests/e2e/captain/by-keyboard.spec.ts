import type { Locator, Page } from '@playwright/test';
import { formatDate, formatMoney } from '../../../src/i18n/format.ts';
import { freeDays } from '../support/bookings.ts';
import { dayNamed } from '../support/day-names.ts';
import { PASSWORD, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

/** One of the captain's boats. */
const BOAT = 1;

/** More than any page has to pass. */
const FAR = 90;

/** Goes on with Tab, or back with Shift and Tab, until an element has the focus; never by a pointer. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  await expect(page.locator('body'), 'the focus is nowhere').not.toBeFocused();
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused({ timeout: 1 });
}

/** Goes to another page of the area, from wherever the focus is on this one. */
async function goTo(page: Page, name: RegExp, path: string): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Kaptan sayfaları' });
  await tabTo(page, ways.getByRole('link', { name }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}

/** Goes through the days of a month to one of them. */
async function goAlong(page: Page, day: Locator): Promise<void> {
  for (let step = 0; step < 62; step += 1) {
    if (await day.evaluate((cell) => cell === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  await expect(day).toBeFocused({ timeout: 1 });
}

test('a captain’s day by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/captain');
  await expect(page).toHaveURL('/login');
  const form = main.getByRole('form');
  await form.locator('input').first().focus();
  await page.keyboard.type('mehmet.agaoglu');
  await tabTo(page, form.locator('input[type="password"]'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/captain');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  const request = page
    .getByRole('region', { name: 'Bekleyen istekler' })
    .getByRole('listitem')
    .first();
  await tabTo(page, request.getByRole('button', { name: 'Onayla' }));
  await page.keyboard.press('Enter');
  await expect(request.getByText('Onaylandı', { exact: true })).toBeVisible();
  await expect(request).toBeFocused();

  await goTo(page, /^Rezervasyonlar/, '/captain/bookings');
  const confirmed = main
    .getByRole('group', { name: 'Durum' })
    .getByRole('button', { name: /^Onaylandı/ });
  await tabTo(page, confirmed);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/status=CONFIRMED/);
  await expect(confirmed).toBeFocused();
  const booking = main.locator('a[href*="/captain/bookings/"]').first();
  await tabTo(page, booking);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/captain\/bookings\/\d+/);
  await expect(main.getByRole('heading', { name: 'Seyir', exact: true })).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: 'Durumu değiştir' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Durumu değiştir' })).toBeFocused();

  await goTo(page, /^Takvim ve fiyat/, '/captain/availability');
  const boat = main.getByRole('button', { name: 'Gülşah' });
  await tabTo(page, boat);
  await page.keyboard.press('Enter');
  await expect(boat).toHaveAttribute('aria-pressed', 'true');
  const { start } = await freeDays(page, BOAT, { length: 2, instant: true });
  const day = main.getByRole('gridcell', { name: dayNamed(start) });
  const next = main.getByRole('button', { name: 'Sonraki ay' });
  if (!(await day.isVisible())) {
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(next).toBeFocused();
  }
  await expect(day).toHaveAccessibleName(/₺/);
  await tabTo(page, main.locator('[role="gridcell"][tabindex="0"]'));
  await goAlong(page, day);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(main.locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(2);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Seçilen günler' });
  await expect(panel).toBeFocused();
  await tabTo(page, panel.getByRole('switch', { name: 'Özel fiyat' }));
  await page.keyboard.press('Space');
  await tabTo(page, panel.getByRole('textbox', { name: /fiyat/i }));
  await page.keyboard.type('54321');
  await tabTo(page, panel.getByRole('button', { name: '2 günü kaydet' }));
  await page.keyboard.press('Enter');
  const price = new RegExp(formatMoney('tr', 54_321));
  await expect(day).toHaveAccessibleName(price);
  await expect(main.locator('[role="gridcell"]:focus')).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Geri al' });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(day).not.toHaveAccessibleName(price);
  await expect(page.getByText('Günler eski haline döndü.')).toBeVisible();

  await goTo(page, /^Tekneler/, '/captain/vessels');
  await tabTo(page, main.getByRole('link', { name: 'Düzenle Gülşah' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/captain/vessels/${BOAT}/details`);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  const guests = main.getByRole('textbox', { name: 'Kapasite (kişi)', exact: true });
  await tabTo(page, guests);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9');
  const save = main.getByRole('button', { name: 'Değişiklikleri kaydet' });
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tekne kaydedildi', { exact: true })).toBeVisible();
  await expect(page.locator('body'), 'the focus is nowhere').not.toBeFocused();
});

/** Presses what a dialog does, having gone there with Tab. */
async function pressIn(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test('dates and days of tours by keyboard alone', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  const main = page.getByRole('main');
  await page.goto('/captain/tours');
  await page.keyboard.press('Tab');
  await pressIn(page, main.locator('a[href="/captain/tours/4/calendar"]'));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  // A date by a rule.
  const add = main.getByRole('button', { name: 'Tarih ekle' });
  await pressIn(page, add);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Pazartesi' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: '18:00' }));
  await page.keyboard.press('Space');
  const [year, month, day] = inDays(3).split('-');
  for (const name of ['İlk gün', 'Son gün']) {
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await tabTo(page, group.getByRole('spinbutton').first());
    await page.keyboard.type(`${day}${month}${year}`);
  }
  await pressIn(page, dialog.getByRole('button', { name: '1 tarihi ekle' }));
  await expect(page.getByText('Eklenen tarih: 1')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  // From the month to the date’s row, its status, and its end.
  const rows = main.getByRole('list', { name: 'Ayın tarihleri' }).getByRole('listitem');
  const row = rows.filter({ hasText: '18:00' });
  await pressIn(page, main.getByRole('table').getByRole('button', { name: /18:00/ }));
  await expect(row).toBeFocused();
  await pressIn(page, row.getByRole('button', { name: 'Dolu' }));
  await expect(row.getByRole('button', { name: 'Dolu' })).toBeDisabled();
  await expect(row).toBeFocused();
  const bin = row.getByRole('button', { name: /sil$/ });
  await pressIn(page, bin);
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bin).toBeFocused();
  await page.keyboard.press('Enter');
  await pressIn(page, question.getByRole('button', { name: 'Tarihi sil' }));
  await expect(row).toHaveCount(0);
  // No date is left in the month, and no list to go on in.
  await expect(main.getByRole('region', { name: 'Turun tarihleri' })).toBeFocused();

  // Days of a tour: a period, an entry that is closed, edited and deleted.
  await goTo(page, /^Tur müsaitliği/, '/captain/tour-availability');
  const addPeriod = main.getByRole('button', { name: 'Dönem ekle' });
  await pressIn(page, addPeriod);
  for (const [name, at] of [
    ['Başlangıç tarihi', inDays(10)],
    ['Bitiş tarihi', inDays(11)],
  ] as const) {
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await tabTo(page, group.getByRole('spinbutton').first());
    await page.keyboard.type(at.split('-').reverse().join(''));
  }
  await pressIn(page, dialog.getByRole('button', { name: 'Müsaitlik ekle' }));
  await expect(page.getByText('Dönem müsaitliği başarıyla oluşturuldu')).toBeVisible();
  await expect(addPeriod).toBeFocused();

  const records = main.getByRole('region', { name: 'Tüm kayıtlar' }).getByRole('listitem');
  const record = records.filter({ hasText: formatDate('tr', inDays(11)) });
  const toggle = record.getByRole('switch');
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(page.getByText('Müsaitlik güncellendi')).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeFocused();
  const edit = record.getByRole('button', { name: /düzenle/i });
  await pressIn(page, edit);
  const price = dialog.getByRole('textbox', { name: /Özel fiyat/ });
  await tabTo(page, price);
  await page.keyboard.type('950');
  await pressIn(page, dialog.getByRole('button', { name: 'Kaydet' }));
  await expect(record).toContainText('₺950');
  await expect(edit).toBeFocused();
  await pressIn(page, record.getByRole('button', { name: /sil/i }));
  await pressIn(page, question.getByRole('button', { name: /sil/i }));
  await expect(page.getByText('Müsaitlik silindi')).toBeVisible();
  await expect(record).toHaveCount(0);
  await expect(page.locator('body'), 'the focus is nowhere').not.toBeFocused();

  // The month: a day opened, whose panel gives the focus back.
  const cell = main.getByRole('gridcell', { name: dayNamed(inDays(12)) });
  await tabTo(page, main.locator('[role="gridcell"][tabindex="0"]'), 'Shift+Tab');
  await goAlong(page, cell);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Seçilen günler' });
  await expect(panel).toBeFocused();
  await tabTo(page, panel.getByRole('switch', { name: 'Özel fiyat' }));
  await page.keyboard.press('Space');
  await tabTo(page, panel.getByRole('textbox', { name: /fiyat/i }));
  await page.keyboard.type('1250');
  await pressIn(page, panel.getByRole('button', { name: '1 günü kaydet' }));
  await expect(cell).toHaveAccessibleName(new RegExp(formatMoney('tr', 1250)));
  await expect(cell).toBeFocused();
});
