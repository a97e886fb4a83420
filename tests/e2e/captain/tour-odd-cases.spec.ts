import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding } from '../support/mock.ts';
import { otherDevice, signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

type Schemas = components['schemas'];

const captain = 'mehmet.agaoglu';
/** A draft of the captain, which nobody has booked. */
const DRAFT = 4;

function wizardOn(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    step: (name: string) => main.getByRole('tab', { name }),
    text: (name: string) => main.getByRole('textbox', { name, exact: true }),
    next: main.getByRole('button', { name: 'Devam', exact: true }),
    save: main.getByRole('button', { name: /^(Kaydet|Güncelle|Kaydet ve çık)$/ }),
    dates: main.getByRole('region', { name: 'Önümüzdeki tarihler' }).getByRole('listitem'),
  };
}

/** Calls as the same captain on another device. */
async function elsewhere(page: Page) {
  const { headers } = await otherDevice(page, captain);
  const fresh = { headers: { ...headers, 'Cache-Control': 'no-cache' } };
  return {
    async read<Body>(path: string): Promise<Body> {
      const answer = await page.request.get(`${BASE}${path}`, fresh);
      return (await answer.json()) as Body; // the mock keeps to the contract
    },
    async addDate(startDate: string) {
      const answer = await page.request.post(`${BASE}/tour-dates/tour/${DRAFT}/batch`, {
        headers,
        data: [{ startDate, durationText: '1 saat', durationMinutes: 60, maxGuests: 1 }],
      });
      expect(answer.status()).toBe(201);
    },
    async remove(path: string) {
      const answer = await page.request.delete(`${BASE}${path}`, { headers });
      expect(answer.status()).toBe(204);
    },
  };
}

async function addDate(page: Page, day: string, time: string) {
  const { main } = wizardOn(page);
  const parts = main.getByRole('group', { name: 'Gün', exact: true }).getByRole('spinbutton');
  for (const [index, part] of day.split('-').reverse().entries()) {
    await parts.nth(index).click();
    await page.keyboard.type(part);
  }
  await main.getByRole('button', { name: time, exact: true }).first().click();
  await main.getByRole('button', { name: 'Tarihleri ekle' }).first().click();
}

test('a tour that was deleted on another device while it is open says so, and keeps what was typed', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/details`);
  const { main, text, save } = wizardOn(page);
  await text('Kısa açıklama').fill('Yeni cümle.');
  await (await elsewhere(page)).remove(`/tours/${DRAFT}`);
  expectFailedCalls(page);
  await save.click();
  await expect(main.getByRole('alert')).toContainText('Bu arada silinmiş');
  await expect(text('Kısa açıklama')).toHaveValue('Yeni cümle.');
});

test('dates of a tour that was deleted on another device are not added, and that is said', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/calendar`);
  await page.getByRole('button', { name: 'Tarih ekle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cumartesi' }).click();
  await dialog.getByRole('button', { name: '09:00' }).click();
  for (const [name, day] of [
    ['İlk gün', inDays(100)],
    ['Son gün', inDays(110)],
  ] as const) {
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type(day.split('-').reverse().join(''));
  }
  await (await elsewhere(page)).remove(`/tours/${DRAFT}`);
  expectFailedCalls(page);
  await dialog.getByRole('button', { name: /tarihi ekle$/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Tarihler eklenemedi');
});

test('the language changes in step 5: what was typed stays, and nobody is asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, captain);
  await page.goto('/captain/tours/new/details');
  const { text, step, main, dates } = wizardOn(page);
  await text('Başlık').fill('🐬🌅 Yunus turu');
  await step('Tarih ve fiyat').click();
  await text('Kişi başı fiyat').fill('1.500,50');
  await page.keyboard.press('Tab');
  await addDate(page, inDays(40), '10:00');
  await expect(dates).toHaveCount(1);
  await page
    .getByRole('link', { name: 'English' })
    .or(page.getByRole('button', { name: 'English' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/captain\/tours\/new\/dates$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: 'Price per person' })).toHaveValue('₺1,500.50');
  await expect(
    main.getByRole('region', { name: 'Dates to come' }).getByRole('listitem'),
  ).toHaveCount(1);
  await main.getByRole('tab', { name: 'Details' }).click();
  await expect(main.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    '🐬🌅 Yunus turu',
  );
});

test('back in the middle of a save asks; the save that ends meanwhile leaves no question behind', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/tours');
  await page.getByRole('link', { name: "Düzenle Simi'ye günübirlik" }).click();
  const { text, save } = wizardOn(page);
  await text('Kısa açıklama').fill('Yeni cümle.');
  const release = await holding(page, 'updateTour');
  await save.click();
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await release();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  await expect(page.getByText('Tur güncellendi')).toBeVisible();
  await expect(question).toBeHidden();
  expect(await callCount(page, 'updateTour')).toBe(1);
});

test('figures and texts nobody would type: 0, 200 letters, HTML, nothing that shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/details`);
  const { main, text, step, save } = wizardOn(page);
  const preview = main.getByRole('region', { name: 'Misafirlerin göreceği sayfa' });
  await text('Başlık').fill('a'.repeat(200));
  await save.click();
  await expect(text('Başlık')).toHaveAttribute('aria-invalid', 'true');
  await text('Başlık').fill('\u200b\u200b');
  await expect(main.getByText('Bir başlık yazın')).toBeVisible();
  await text('Başlık').fill('<img src=x onerror=alert(1)> <b>Kalın</b>');
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(
    '<img src=x onerror=alert(1)> <b>Kalın</b>',
  );
  await expect(text('Başlık')).not.toHaveAttribute('aria-invalid', 'true');
  await step('Tarih ve fiyat').click();
  await text('Kişi başı fiyat').fill('0');
  await page.keyboard.press('Tab');
  await save.click();
  await expect(main.getByText('Sıfırdan büyük bir fiyat girin')).toBeVisible();
});

test('a phone with its keyboard open: the field that is written in is above the bar @phone-only', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto(`/captain/tours/${DRAFT}/descriptions`);
  const { main, next } = wizardOn(page);
  const fields = main.getByRole('textbox');
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    await fields.nth(index).focus();
    const [field, bar] = [await fields.nth(index).boundingBox(), await next.boundingBox()];
    if (!field || !bar) throw new Error('no box');
    const line = Math.min(field.height, 48);
    expect(field.y + line, `field ${index}`).toBeLessThanOrEqual(bar.y);
    expect(field.y, `field ${index}`).toBeGreaterThanOrEqual(0);
  }
});

test('a draft of one account is not offered to another on the same device', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/tours/new/details');
  const { text, main } = wizardOn(page);
  await text('Başlık').fill('Gizli tur');
  await page.clock.runFor(1000);
  await signIn(page, 'zeynep.karaca');
  await page.evaluate(() => window.removeEventListener('beforeunload', () => undefined));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/captain/tours/new/details');
  await expect(text('Başlık')).toHaveValue('');
  await expect(main.getByText('Başlayıp kaydetmediğiniz')).toHaveCount(0);
  await expect(main.getByText('Gizli tur')).toHaveCount(0);
});

test('dates that were added and deleted on another device while the wizard is open: nobody’s are lost', async ({
  page,
}) => {
  const other = await elsewhere(page);
  const [date] = (await other.read<Schemas['Tour']>(`/tours/${DRAFT}`)).tourDates;
  if (!date) throw new Error('The tour has no date');
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/dates`);
  const { main, text, save, dates } = wizardOn(page);
  await expect(dates).toHaveCount(1);
  await addDate(page, inDays(40), '10:00');
  await expect(dates).toHaveCount(2);
  await other.remove(`/tour-dates/${date.id}`);
  await other.addDate(`${inDays(41)}T07:00:00Z`);
  expectFailedCalls(page);
  await save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  const starts = async () =>
    (await other.read<Schemas['Tour']>(`/tours/${DRAFT}`)).tourDates.map(
      ({ startDate }) => startDate,
    );
  const both = [`${inDays(40)}T07:00:00Z`, `${inDays(41)}T07:00:00Z`];
  expect(await starts()).toEqual(both);

  // What both have changed is asked; a date that is kept though it was deleted is there again.
  await page.goto(`/captain/tours/${DRAFT}/dates`);
  await expect(dates).toHaveCount(2);
  await text('Kapasite (kişi)').fill('7');
  await page.keyboard.press('Tab');
  await main.getByRole('button', { name: 'Yeni bilgileri onlarda da kullan' }).click();
  const [first] = (await other.read<Schemas['Tour']>(`/tours/${DRAFT}`)).tourDates;
  await other.remove(`/tour-dates/${first?.id}`);
  await save.click();
  const question = main.getByRole('alert').filter({ hasText: 'başka yerde değiştirildi' });
  await expect(question.getByText(/^Sizinki: /)).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  expect(await starts()).toEqual(both);
});

test('months nobody has: the calendar stands', async ({ page }) => {
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/calendar?month=2026-13`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(`/captain/tours/${DRAFT}/calendar?month=9999-12`);
  await expect(page.getByText('Bu ayda tarih yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Sonraki ay' }).click();
  await expect(page.getByText('Bu ayda tarih yok.')).toBeVisible();
  await page.goto('/captain/tour-availability?tour=abc&month=0000-00');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a copy of a tour that another device deleted is not made, that is said, and its card goes', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/captain/tours');
  const card = page.getByRole('article').filter({ hasText: "Simi'ye günübirlik" });
  await expect(card).toBeVisible();
  await (await elsewhere(page)).remove(`/tours/${DRAFT}`);
  await card.getByRole('button', { name: /kopyala/i }).click();
  const dialog = page.getByRole('dialog');
  expectFailedCalls(page);
  await dialog.getByRole('button', { name: 'Kopyayı oluştur' }).click();
  await expect(dialog.getByText('Kopya oluşturulamadı')).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  // The button that had the focus is gone.
  await expect(page.locator('body')).not.toBeFocused();
});

test('a price beyond what may be asked is brought to the most, and that is said: there, or wherever the person is by then', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/dates`);
  const { main, text, step, next } = wizardOn(page);
  const price = text('Kişi başı fiyat');
  const said = '999.999.999 yazdınız; en fazla ₺100.000.000 olabilir.';
  await price.fill('999999999');
  await price.press('Tab');
  await expect(price).toHaveValue('₺100.000.000');
  await expect(main.getByText(said)).toBeVisible();
  await price.fill('1850');
  await price.press('Tab');
  await expect(main.getByText(said)).toHaveCount(0);

  await price.fill('999999999');
  await next.click();
  await expect(step('Fotoğraflar')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(said)).toBeVisible();
});

test('the session ends while the dates are stored: after signing in again the rest goes, nothing twice', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto(`/captain/tours/${DRAFT}/dates`);
  const { main, save, dates } = wizardOn(page);
  await addDate(page, inDays(40), '10:00');
  await expect(dates).toHaveCount(2);
  expectFailedCalls(page);
  await failing(page, 'createTourDates', { status: 401, count: 1 });
  await failing(page, 'refreshSession', { status: 401, count: 1 });
  await save.click();
  await expect(page).toHaveURL(/\/login/);
  await signInHere(page, captain);
  await expect(page).toHaveURL(new RegExp(`/captain/tours/${DRAFT}/dates`));
  await main.getByRole('button', { name: 'Devam et' }).click();
  await expect(dates).toHaveCount(2);
  await save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  const stored = await (await elsewhere(page)).read<Schemas['Tour']>(`/tours/${DRAFT}`);
  expect(stored.tourDates).toHaveLength(2);
});

test.describe('a device that is elsewhere', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('dates are those of Istanbul, also past midnight and over the new year', async ({
    page,
  }) => {
    await signIn(page, captain);
    await page.goto(`/captain/tours/${DRAFT}/dates`);
    const { save, dates } = wizardOn(page);
    await addDate(page, '2026-12-31', '10:00');
    await expect(dates.last()).toContainText('31 Aralık 2026');
    await expect(dates.last()).toContainText('10:00');
    await save.click();
    await expect(page).toHaveURL(/\/captain\/tours$/);
    const stored = await (await elsewhere(page)).read<Schemas['Tour']>(`/tours/${DRAFT}`);
    expect(stored.tourDates.at(-1)?.startDate).toBe('2026-12-31T07:00:00Z');
    await page.goto(`/captain/tours/${DRAFT}/calendar?month=2026-12`);
    const cell = page
      .getByRole('cell')
      .filter({ has: page.getByRole('button', { name: /10:00/ }) });
    await expect(cell).toContainText('31');
  });
});

test('a period of a hundred days over the new year is taken, of a hundred and one it is not', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto(`/captain/tour-availability?tour=${DRAFT}`);
  await page.getByRole('button', { name: 'Dönem ekle' }).click();
  const dialog = page.getByRole('dialog');
  const type = async (name: string, day: string) => {
    const group = dialog.getByRole('group', { name: new RegExp(name) });
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type(day.split('-').reverse().join(''));
  };
  await type('Başlangıç tarihi', '2026-11-01');
  await type('Bitiş tarihi', '2027-02-09');
  await dialog.getByRole('button', { name: /Müsaitlik ekle/ }).click();
  await expect(dialog.getByText(/en fazla 100 gün/i).first()).toBeVisible();
  expect(await callCount(page, 'createAvailabilityPeriod')).toBe(0);
  await type('Bitiş tarihi', '2027-02-08');
  await expect(dialog.getByText(/^100 gün/)).toBeVisible();
  await dialog.getByRole('button', { name: /Müsaitlik ekle/ }).click();
  await expect(page.getByText('Dönem müsaitliği başarıyla oluşturuldu')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await hurryUntil(page, page.getByText('Günler eski haline döndü.'));
});
