import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding, setClock } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays, today } from '../support/today.ts';

type Schemas = components['schemas'];

const CAPTAIN = 'mehmet.agaoglu';
/** One of the captain's tours: it has a booked date. */
const TOUR = 1;
/** A tour of another captain. */
const FOREIGN_TOUR = 3;
const path = `/captain/tours/${TOUR}/calendar`;

const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Ayın tarihleri' }).getByRole('listitem');

/** Calls as the same captain on another device. */
async function elsewhere(page: Page) {
  const { headers } = await otherDevice(page, CAPTAIN);
  return {
    async seats(): Promise<Schemas['TourDateSeats'][]> {
      const answer = await page.request.get(`${BASE}/tour-dates/tour/${TOUR}/seats`, { headers });
      return (await answer.json()) as Schemas['TourDateSeats'][]; // the mock keeps to the contract
    },
    async add(...starts: string[]): Promise<number[]> {
      const terms = { durationText: '1 saat', durationMinutes: 60, maxGuests: 1 };
      const answer = await page.request.post(`${BASE}/tour-dates/tour/${TOUR}/batch`, {
        headers,
        data: starts.map((startDate) => ({ startDate, ...terms })),
      });
      expect(answer.status()).toBe(201);
      const dates = (await answer.json()) as Schemas['TourDate'][]; // the mock keeps to the contract
      return dates.map(({ id }) => id);
    },
    async remove(id: number) {
      const answer = await page.request.delete(`${BASE}/tour-dates/${id}`, { headers });
      expect(answer.status()).toBe(204);
    },
    async setStatus(id: number, status: Schemas['TourDateStatus']) {
      const answer = await page.request.patch(`${BASE}/tour-dates/${id}/status?status=${status}`, {
        headers,
      });
      expect(answer.status()).toBe(200);
    },
  };
}

test('a month of a tour: dates by status with their seats; a status is set and taken back', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto(path);
  const row = rows(page).first();
  await expect(row).toContainText(/\d+ yerin \d+ tanesi dolu/);
  await expect(
    page.getByRole('list', { name: 'Renklerin anlamı' }).getByRole('listitem'),
  ).toHaveText(['Müsait', 'Dolu', 'İptal edildi']);
  await expectAccessible(page);
  await expect(row.getByRole('button', { name: 'Müsait' })).toBeDisabled();
  await page.getByRole('table').getByRole('button').first().click();
  await expect(row).toBeFocused();

  await row.getByRole('button', { name: 'Dolu' }).click();
  await expect(page.getByText('Durum güncellendi')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Dolu' })).toBeDisabled();
  await expect(page.getByRole('table').getByRole('button', { name: /, Dolu,/ })).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Durum eski haline döndü.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Müsait' })).toBeDisabled();
});

test('what another device has changed meanwhile is told and not overwritten', async ({ page }) => {
  const other = await elsewhere(page);
  const [first] = await other.seats();
  if (!first) throw new Error('The tour has no date');
  await signIn(page, CAPTAIN);
  await page.goto(path);
  const row = rows(page).first();
  await expect(row.getByRole('button', { name: 'Müsait' })).toBeDisabled();
  await other.setStatus(first.tourDateId, 'CANCELLED');
  await row.getByRole('button', { name: 'Dolu' }).click();
  await expect(page.getByText(/Bu arada bu tarihi başka biri değiştirdi/)).toBeVisible();
  await expect(row.getByRole('button', { name: 'İptal edildi' })).toBeDisabled();
  expect((await other.seats())[0]?.availabilityStatus).toBe('CANCELLED');
});

test('dates of a rule: shown before, added in one batch, taken back; what stands is told', async ({
  page,
}) => {
  const before = (await (await elsewhere(page)).seats()).length;
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await page.getByRole('button', { name: 'Tarih ekle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Tarihleri ekle' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cumartesi' }).click();
  await dialog.getByRole('button', { name: '09:00' }).click();
  for (const [name, day] of [
    ['İlk gün', '20062026'],
    ['Son gün', '18072026'],
    ['Dışarıda kalacak gün', '11072026'],
  ] as const) {
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  }
  // Five Saturdays, one left out, two of them standing already.
  await expect(dialog.getByText('2 yeni tarih, 2 tanesi zaten var')).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: '2 tarihi ekle' }).click();
  await expect(page.getByText('Eklenen tarih: 2')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await callCount(page, 'addTourDates')).toBe(1);
  expect(await (await elsewhere(page)).seats()).toHaveLength(before + 2);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Tarihler eski haline döndü.')).toBeVisible();
  expect(await (await elsewhere(page)).seats()).toHaveLength(before);
  // Fresh when it opens again.
  await page.getByRole('button', { name: 'Tarih ekle' }).click();
  await expect(dialog.getByRole('button', { name: 'Tarihleri ekle' })).toBeDisabled();
});

test('of a batch partly refused: what was added, why the rest was not; that alone is tried again', async ({
  page,
}) => {
  const other = await elsewhere(page);
  const before = await other.seats();
  await signIn(page, CAPTAIN);
  await page.goto(address(path, 'en'));
  await page.getByRole('button', { name: 'Add dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Friday' }).click();
  await dialog.getByRole('button', { name: '14:00' }).click();
  for (const [name, day] of [
    ['From', today],
    ['Until, included', inDays(14)],
  ] as const) {
    const [year, month, date] = day.split('-');
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type(`${date}${month}${year}`);
  }
  await expect(dialog.getByText('3 new dates')).toBeVisible();

  // While the dialog is open, the first of them begins, and the second is taken on another device.
  const [taken = 0] = await other.add(`${inDays(7)}T11:00:00Z`);
  await setClock(page, `${today}T12:00:00Z`);
  const mend = await failing(page, 'addTourDates', { status: 500 });
  await dialog.getByRole('button', { name: 'Add 3 dates' }).click();
  await expect(dialog.getByText('(2/3)')).toBeVisible();
  await mend();
  await page.keyboard.press('Escape');
  const report = dialog.getByRole('alert');
  await expect(report).toContainText('Added: 1; not added: 2');
  await expect(report.getByRole('listitem')).toHaveText([
    /12 June 2026.*has begun already/,
    /19 June 2026.*exists already/,
  ]);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Try 1 date again' }).click();
  await expect(report).toContainText('Added: 0; not added: 1');
  await other.remove(taken);
  await dialog.getByRole('button', { name: 'Try 1 date again' }).click();
  await expect(page.getByText('Dates added: 1')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await other.seats()).toHaveLength(before.length + 2);

  const heal = await failing(page, 'deleteTourDate', { status: 500 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await hurryUntil(page, page.getByText('Not everything could be undone'));
  await heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The dates are as they were.')).toBeVisible();
  expect(await other.seats()).toHaveLength(before.length + 1);
});

test('a large batch is taken back date by date: how far it has come, what fails in the middle, and the rest', async ({
  page,
}) => {
  const other = await elsewhere(page);
  const before = (await other.seats()).length;
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await page.getByRole('button', { name: 'Tarih ekle' }).click();
  const dialog = page.getByRole('dialog');
  for (const day of ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']) {
    await dialog.getByRole('button', { name: day, exact: true }).click();
  }
  await dialog.getByRole('button', { name: '09:00' }).click();
  for (const [name, day] of [
    ['İlk gün', inDays(100)],
    ['Son gün', inDays(129)],
  ] as const) {
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type(day.split('-').reverse().join(''));
  }
  await dialog.getByRole('button', { name: '30 tarihi ekle' }).click();
  await expect(page.getByText('Eklenen tarih: 30')).toBeVisible();

  const release = await failing(page, 'deleteTourDate', { latency: 100_000, skip: 12 });
  await page.getByRole('button', { name: 'Geri al' }).click();
  const progress = page.getByRole('progressbar', { name: 'Geri alınıyor…' });
  await expect(progress).toHaveAttribute('aria-valuetext', '12 / 30');
  await expect(page.getByRole('alertdialog')).toContainText('12 / 30');
  await expectAccessible(page);
  const heal = await failing(page, 'deleteTourDate', { status: 500 });
  await release();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Her şey geri alınamadı' });
  await hurryUntil(page, toast);
  await expect(toast).toContainText('Geri alınan: 13 / 30.');
  await expect(toast).toContainText(/Geri alınamayan: \d+/);
  // It waits for an answer, however long that takes.
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  expect(await other.seats()).toHaveLength(before + 17);
  await heal();
  await toast.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Tarihler eski haline döndü.')).toBeVisible();
  expect(await other.seats()).toHaveLength(before);
});

test('a booked date is not deleted and says why, another one is, after asking', async ({
  page,
}) => {
  const dates = await (await elsewhere(page)).seats();
  const booked = dates.findIndex(({ bookedSeats, heldSeats }) => bookedSeats + heldSeats > 0);
  expect(booked).toBe(0);
  await signIn(page, CAPTAIN);
  await page.goto(path);
  await rows(page)
    .first()
    .getByRole('button', { name: /tarihini sil$/ })
    .click();
  const question = page.getByRole('alertdialog');
  expectFailedCalls(page);
  await question.getByRole('button', { name: 'Tarihi sil' }).click();
  await expect(question.getByText('Tarih silinemedi')).toBeVisible();
  await expectAccessible(page, { within: '[role="alertdialog"]' });
  await question
    .getByRole('button', { name: 'Vazgeç' })
    .or(question.getByRole('button', { name: 'Kalsın' }))
    .first()
    .click();

  await page.goto('/captain/tours/4/calendar');
  await rows(page)
    .first()
    .getByRole('button', { name: /tarihini sil$/ })
    .click();
  await question.getByRole('button', { name: 'Tarihi sil' }).click();
  await expect(page.getByText('Tarih silindi')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bu turun henüz tarihi yok' })).toBeVisible();
});

test('on its way, failed with another try, an empty month; of another captain nothing is told', async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  const release = await holding(page, 'listTourDateSeats');
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heal = await failing(page, 'listTourDateSeats', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByText(/Tur takvimi yüklenemedi/));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Önceki ay' }).click();
  await expect(page.getByText('Bu ayda tarih yok.')).toBeVisible();
  // The month stands in the address: it is there again for who comes back.
  const shown = page.url();
  expect(shown).toMatch(/\?month=2026-\d\d$/);
  await page.getByRole('main').getByRole('link', { name: 'Turlarım' }).click();
  await expect(page).toHaveURL('/captain/tours');
  await page.goBack();
  await expect(page).toHaveURL(shown);
  await expect(page.getByText('Bu ayda tarih yok.')).toBeVisible();

  expectFailedCalls(page);
  await page.goto(address(`/captain/tours/${FOREIGN_TOUR}/calendar`, 'en'));
  await expect(page.getByRole('heading', { name: 'Tour not found' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a day full of dates from midnight on, 320 px wide; a status pressed twice; a date that another device deleted', async ({
  page,
}) => {
  const other = await elsewhere(page);
  const midnight = Date.parse(`${inDays(3)}T00:00:00+03:00`);
  const starts = Array.from({ length: 24 }, (_, index) =>
    new Date(midnight + index * 3_600_000).toISOString().replace('.000Z', 'Z'),
  );
  const ids = await other.add(...starts);
  await signIn(page, CAPTAIN);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  const cell = page.getByRole('cell').filter({ has: page.getByRole('button', { name: /00:00/ }) });
  await expect(cell.getByRole('button')).toHaveCount(24);
  await expect(cell).toContainText(String(Number(inDays(3).slice(-2))));
  await expectAccessible(page);

  const row = rows(page).first();
  await expect(row).toContainText('00:00');
  await row.getByRole('button', { name: 'Dolu' }).dblclick();
  await expect(page.getByText('Durum güncellendi')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Dolu' })).toBeDisabled();
  expect(await callCount(page, 'setTourDateStatus')).toBe(1);

  await other.remove(ids[1] ?? 0);
  const gone = rows(page).filter({ hasText: '01:00' });
  await gone.getByRole('button', { name: 'Dolu' }).click();
  await expect(page.getByText('Bu arada bu tarihi başka biri sildi.')).toBeVisible();
  await expect(gone).toHaveCount(0);
});
