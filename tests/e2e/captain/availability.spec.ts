import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { calendarOf, takenDay } from '../support/bookings.ts';
import { dayNamed } from '../support/day-names.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding, loggedCalls } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { nextMonth, today } from '../support/today.ts';

type Schemas = components['schemas'];

const CAPTAIN = 'mehmet.agaoglu';
/** One of the captain's boats. */
const BOAT = 1;
const month = nextMonth(1).slice(0, 7);
const path = `/captain/availability?boat=${BOAT}&month=${month}`;

const cell = (page: Page, day: string): Locator =>
  page.getByRole('gridcell', { name: dayNamed(day) });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Seçilen günler' });

/** Draws over days with the mouse. */
async function drawOver(page: Page, first: string, last: string): Promise<void> {
  await cell(page, first).hover();
  await page.mouse.down();
  await cell(page, last).hover();
  await page.mouse.up();
}

/** Goes on with Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [10] });
}

/** What stands on some days, by the service. */
async function standing(page: Page, days: readonly string[]): Promise<Schemas['CalendarDay'][]> {
  const all = await calendarOf(page, BOAT);
  return all.filter(({ date }) => days.includes(date));
}

/** Changes a day as the same captain on another device. */
async function changeElsewhere(page: Page, change: Partial<Schemas['AvailabilityBatchChange']>) {
  const { headers } = await otherDevice(page, CAPTAIN);
  const answer = await page.request.post(`${BASE}/availabilities/batch`, {
    headers,
    data: { changes: [{ boatId: BOAT, action: 'SET', ...change }] },
  });
  expect(answer.status()).toBe(200);
}

test('a month of a boat: guests, states, today; boat and month stand in the address', async ({
  page,
}) => {
  const taken = await takenDay(page, BOAT);
  await signIn(page, CAPTAIN);
  await page.goto(`/captain/availability?boat=${BOAT}&month=${taken.slice(0, 7)}`);
  await expect(cell(page, taken)).toHaveAccessibleName(/Dolu, \S+ \S+/);
  const legend = page.getByRole('list', { name: 'Renklerin anlamı' }).getByRole('listitem');
  await expect(legend.first()).toBeVisible();
  expect(await legend.count()).toBeGreaterThanOrEqual(5);
  await expect(page.getByRole('tab', { name: /^Tüm kayıtlar \d+/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/captain/availability');
  await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(dayNamed(today));
  await page.getByRole('button', { name: 'Gülşah', pressed: false }).click();
  await page.getByRole('button', { name: 'Sonraki ay' }).click();
  await expect(page).toHaveURL(new RegExp(`boat=${BOAT}.*month=${month}`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gülşah', pressed: true })).toBeVisible();

  await page.goto(address('/captain/availability?boat=999999', 'en'));
  await expect(page.getByRole('heading', { name: 'This boat is not among yours' })).toBeVisible();
});

test('weekends get some per cent more: said before, saved once, taken back with one press', async ({
  page,
}) => {
  const weekends = [4, 5, 11, 12].map(nextMonth);
  const first = nextMonth(1);
  const last = nextMonth(14);
  await signIn(page, CAPTAIN);
  await page.goto(path);
  const before = await standing(page, weekends);
  await expect(cell(page, first)).toHaveAccessibleName(/₺/);
  await drawOver(page, first, last);
  await panel(page).getByRole('button', { name: 'Yalnız hafta sonları' }).click();
  await panel(page).getByText('+/− yüzde').click();
  await panel(page).getByRole('textbox', { name: 'Şimdiki fiyata yüzde' }).fill('7,5');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByText(/günün fiyatı: .*→/)).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await panel(page)
    .getByRole('button', { name: /günü kaydet$/ })
    .click();
  await expect(page.getByText(/gün kaydedildi/)).toBeVisible();
  for (const { date, price } of before) {
    const raised = formatMoney('tr', Math.round(price * 1.075));
    await expect(cell(page, date)).toHaveAccessibleName(new RegExp(raised));
  }
  const untouched = (await standing(page, [nextMonth(6)]))[0];
  expect(untouched?.price).toBe(before[0]?.price);

  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Günler eski haline döndü.')).toBeVisible();
  expect(await standing(page, weekends)).toEqual(before);
});

test('by keyboard alone: days are drawn out with Shift and closed; booked ones stay', async ({
  page,
}) => {
  const taken = await takenDay(page, BOAT);
  await signIn(page, CAPTAIN);
  await page.goto(`/captain/availability?boat=${BOAT}&month=${taken.slice(0, 7)}`);
  await expect(cell(page, taken)).toHaveAccessibleName(/Dolu/);
  await cell(page, taken).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('[role="gridcell"][aria-selected="true"]')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, panel(page).getByRole('radio', { name: 'Açık' }));
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'Kapalı' })).toBeChecked();
  await expect(panel(page).getByText(/^2 gün kapanır/)).toBeVisible();
  await expect(panel(page).getByText(/Dolu, olduğu gibi kalır: /)).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await tabTo(page, panel(page).getByRole('button', { name: '2 günü kaydet' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 gün kaydedildi')).toBeVisible();
  // The focus is back where the days were chosen.
  await expect(page.locator('[role="gridcell"]:focus')).toHaveCount(1);
});

test('what another device has changed meanwhile is told, and never overwritten unseen', async ({
  page,
}) => {
  const [mine, theirs] = [nextMonth(21), nextMonth(22)];
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await expect(cell(page, mine)).toHaveAccessibleName(/₺/);
  await drawOver(page, mine, theirs);
  await panel(page).getByText('Kapalı', { exact: true }).click();
  await expect(panel(page).getByText(/^2 gün kapanır/)).toBeVisible();

  await changeElsewhere(page, { dates: [theirs], priceOverride: 71_000 });
  await panel(page).getByRole('button', { name: '2 günü kaydet' }).click();
  await expect(panel(page).getByText('1 gün kaydedildi, şunlar kaydedilemedi')).toBeVisible();
  await expect(panel(page).getByText(/şimdi: açık.*₺71\.000/)).toBeVisible();
  expect(await standing(page, [theirs])).toMatchObject([{ isAvailable: true, price: 71_000 }]);
  await expectAccessible(page, { within: 'main' });

  // Seen, it may be changed; the price of the other device stays.
  await panel(page).getByRole('button', { name: '1 günü yeniden dene' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await standing(page, [mine, theirs])).toMatchObject([
    { isAvailable: false },
    { isAvailable: false, price: 71_000 },
  ]);
});

test('a save that fails is tried again, and one call in five failing changes nothing twice', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await expect(cell(page, nextMonth(20))).toHaveAccessibleName(/₺/);
  await drawOver(page, nextMonth(20), nextMonth(22));
  await panel(page).getByText('Kapalı', { exact: true }).click();
  await expect(panel(page).getByText(/^3 gün kapanır/)).toBeVisible();
  const heal = await failing(page, 'updateAvailabilities', { status: 503 });
  await panel(page).getByRole('button', { name: '3 günü kaydet' }).click();
  await hurryUntil(page, panel(page).getByText('Henüz bir şey kaydedilmedi'));
  await heal();

  expectFailedCalls(page);
  // Whatever the browser says of calls that break off.
  expectError(page, /./);
  for (const [seed, fault] of [{ status: 503 }, { hangUp: true }].entries()) {
    await page.request.post('/_mock/faults', {
      data: { ...fault, operation: 'updateAvailabilities', probability: 0.1, seed },
    });
  }
  const again = panel(page).getByRole('button', { name: /^3 günü (yeniden dene|kaydet)$/ });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await page.clock.runFor(5000);
    await expect(panel(page)).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [200] });
  const days = [20, 21, 22].map(nextMonth);
  await expect(async () => {
    expect((await standing(page, days)).map(({ isAvailable }) => isAvailable)).toEqual([
      false,
      false,
      false,
    ]);
  }).toPass();
  const saves = (await loggedCalls(page)).filter(
    ({ operationId, status }) => operationId === 'updateAvailabilities' && status === 200,
  );
  expect(saves.length).toBeGreaterThan(0);
});

test('records are added, edited, closed and deleted one by one, in English', async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto(address(`/captain/availability?boat=${BOAT}&view=all`, 'en'));
  await page.getByRole('button', { name: 'Add availability' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add availability' }).click();
  await expect(dialog.getByText('A start date must be chosen')).toBeVisible();
  await expect(dialog.getByText('An end date must be chosen')).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');

  await page.goto(address(`/captain/availability?boat=${BOAT}&view=available`, 'en'));
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.nth(10)).toBeVisible();
  await expectAccessible(page);
  const row = rows.nth(10);
  const name = await row.locator('p').first().innerText();
  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(dialog.getByLabel('Special price (optional)')).toBeVisible();
  await dialog.getByLabel('Special price (optional)').fill('61000');
  const heal = await failing(page, 'updateAvailability', { status: 500 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Trying again \([23]\/3\)/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await hurryUntil(page, dialog.getByRole('button', { name: 'Try again' }));
  await heal();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Availability updated')).toBeVisible();
  await expect(rows.filter({ hasText: name })).toContainText('₺61,000');

  await rows
    .filter({ hasText: name })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the entry' }).click();
  await expect(page.getByText('Availability deleted')).toBeVisible();
  await expect(rows.filter({ hasText: name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.filter({ hasText: name })).toContainText('₺61,000');
});

test('on its way, failed with another try, no boats; a season is taken over', async ({ page }) => {
  await signIn(page, CAPTAIN);
  const release = await holding(page, 'getOwnerTimeline');
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heal = await failing(page, 'listBoatCalendarDays', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByText(/Takvim verileri yüklenemedi/));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(cell(page, nextMonth(1))).toHaveAccessibleName(/₺/);

  await page.getByRole('button', { name: 'Geçen yılın fiyatları' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Alınacak bir şey yok/)).toBeVisible();
  // The boat has no season behind it: the coming one goes to the year after.
  const year = dialog.getByRole('spinbutton', { name: /^yıl/ });
  for (const part of await year.all()) await part.press('ArrowUp');
  await expect(dialog.getByText(/gün açılır/)).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: /günü kaydet$/ }).click();
  await expect(page.getByText(/gün kaydedildi/)).toBeVisible();
  expect(await callCount(page, 'updateAvailabilities')).toBeGreaterThan(0);

  await signIn(page, 'sibel.uysal');
  await page.goto('/captain/availability');
  await expect(page.getByRole('heading', { name: 'Henüz tekneniz yok' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İlk teknenizi ekleyin' })).toHaveAttribute(
    'href',
    '/captain/vessels/new',
  );
});

test('two taps choose days, a sheet changes them', { tag: '@phone-only' }, async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await expect(cell(page, nextMonth(7))).toHaveAccessibleName(/₺/);
  await cell(page, nextMonth(7)).tap();
  await expect(page.getByText('Son güne dokunun.', { exact: false }).last()).toBeVisible();
  await expectAccessible(page);
  await cell(page, nextMonth(9)).tap();
  const sheet = page.getByRole('dialog', { name: /7\D+9/ });
  await sheet.getByText('Kapalı', { exact: true }).tap();
  await expect(sheet.getByText(/^3 gün kapanır/)).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await sheet.getByRole('button', { name: '3 günü kaydet' }).tap();
  await expect(sheet).toBeHidden();
  await expect(cell(page, nextMonth(8))).toHaveAccessibleName(/Kapalı/);
});
