import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../mocks/rules/calendar/day.ts';
import { formatDate, formatDateRange, formatMoney } from '../../../src/i18n/format.ts';
import { calendarOf, freeDays } from '../support/bookings.ts';
import { dayNamed } from '../support/day-names.ts';
import { failing, setClock } from '../support/mock.ts';
import { chooseLanguage, goDownTo, searchParam } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';

/** The calendar of a boat's page, and the hours of a day. */
async function availability(page: Page) {
  const section = await goDownTo(page, 'Müsaitlik ve fiyat');
  return {
    section,
    button: (day: string) => section.getByRole('button', { name: dayNamed(day) }),
    /** Says so, on its own accord. */
    says: (text: string) => section.getByRole('status').filter({ hasText: text }),
  };
}

/**
 * A day of the boat's calendar that is taken, with five free days before it and three from the third
 * day after it on, all in one month: the days so many from it, and the page of that month.
 */
async function aroundTakenDay(page: Page) {
  const days = await calendarOf(page, 1);
  const isFree = (date: string) =>
    days.some((day) => day.date === date && day.isAvailable && !day.hasBookings && !day.isOverride);
  const taken = days.find(
    ({ date, isAvailable }) =>
      !isAvailable &&
      [-5, -4, -3, -2, -1, 3, 4, 5].every((count) => isFree(addDays(date, count))) &&
      addDays(date, -5).slice(0, 7) === addDays(date, 5).slice(0, 7),
  );
  if (!taken) throw new Error('No day that is taken has such neighbours.');
  return {
    near: (count: number) => addDays(taken.date, count),
    path: `/boats/1?month=${taken.date.slice(0, 7)}`,
  };
}

const short = (day: string) => formatDate('tr', day, 'short');

/** Waits until the address holds these days; none when nothing is given. */
async function expectTrip(page: Page, first?: string, last = first): Promise<void> {
  const wanted = [first ?? null, last ?? null];
  await expect.poll(() => [searchParam(page, 'start'), searchParam(page, 'end')]).toEqual(wanted);
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

test('days are chosen by pressing, and never over one that is taken', { tag: '@phone' }, async ({
  page,
}) => {
  const { near, path } = await aroundTakenDay(page);
  await page.goto(path);
  const { section, button, says } = await availability(page);
  // No day can be chosen before it is known what it is.
  await expect(button(near(0))).toHaveAccessibleName(/, Dolu$/);
  await expect(section.getByText('İlk ve son günü seçin; tek gün de olur.')).toBeVisible();

  // The first day is a trip already.
  await button(near(-4)).click();
  await expectTrip(page, near(-4));
  await expect(button(near(-4))).toHaveAccessibleName(/, günlük ₺48\.500, seçili$/);
  await expect(says('Son günü seçin')).toBeVisible();
  await button(near(-2)).click();
  await expectTrip(page, near(-4), near(-2));
  await expect(
    section.getByText(`${formatDateRange('tr', near(-4), near(-2))} · 3 gün`),
  ).toBeVisible();
  await expect(button(near(-4))).toHaveAccessibleName(/yolculuğunuzun ilk günü$/);
  await expect(button(near(-3))).toHaveAccessibleName(/seçili$/);
  await expect(button(near(-2))).toHaveAccessibleName(/yolculuğunuzun son günü$/);
  await expect(section.getByRole('gridcell', { selected: true })).toHaveCount(3);

  // Backwards it is the same; a trip over a day that is taken begins again behind it.
  await button(near(-2)).click();
  await button(near(-5)).click();
  await expectTrip(page, near(-5), near(-2));
  await button(near(-3)).click();
  await button(near(3)).click();
  await expectTrip(page, near(3));
  await expect(says(`${short(near(0))} dolu.`)).toHaveText(
    `${short(near(0))} dolu. Yolculuğunuz artık ${short(near(3))} günü başlıyor.`,
  );
  await button(near(5)).click();
  await expectTrip(page, near(3), near(5));
  await expect(says(`${short(near(0))} dolu.`)).toBeHidden();

  // A link to these days shows them; what is taken meanwhile is told.
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(
    section.getByText(`${formatDateRange('tr', near(3), near(5))} · 3 gün`),
  ).toBeVisible();
  await page.goto(`/boats/1?start=${near(-1)}&end=${near(0)}`);
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(says(`${short(near(0))} dolu.`)).toBeVisible();
  await section.getByRole('button', { name: 'Tarihleri temizle' }).click();
  await expectTrip(page);
  await expect(section.getByText('İlk ve son günü seçin')).toBeVisible();
});

test('a price stands once for each run of the days that cost it, and every day still says its own', async ({
  page,
}) => {
  const { near, path } = await aroundTakenDay(page);
  const month = near(0).slice(0, 7);
  const days = (await calendarOf(page, 1)).filter(
    (day) => day.date.startsWith(month) && day.isAvailable && !day.hasBookings,
  );
  const counts = Map.groupBy(days, ({ price }) => price);
  const [plain] = [...counts].toSorted(([, ones], [, others]) => others.length - ones.length);
  await page.goto(path);
  const { section, button } = await availability(page);
  await expect(button(near(0))).toHaveAccessibleName(/, Dolu$/);
  const price = formatMoney('tr', plain?.[0] ?? Number.NaN);
  await expect(section.getByText(`günlük ${price}`).first()).toBeVisible();
  for (const day of plain?.[1].slice(0, 3) ?? []) {
    await expect(button(day.date)).toHaveText(String(Number(day.date.slice(-2))));
    await expect(button(day.date)).toHaveAccessibleName(new RegExp(`, günlük ${price}`));
  }
  // What would be chosen is shown before it is pressed, by the pointer and by the keyboard.
  const cell = (day: string) => section.getByRole('gridcell', { name: dayNamed(day) });
  const isPreview = (day: string) =>
    expect(cell(day)).toHaveAttribute('data-choice', /\bpreview\b/);
  await button(near(-4)).click();
  await button(near(-1)).hover();
  await isPreview(near(-2));
  await button(near(-4)).focus();
  await page.keyboard.press('ArrowRight');
  await isPreview(near(-3));
  await expect(cell(near(-2))).not.toHaveAttribute('data-choice', /preview/);
});

test('days are chosen by dragging and by keyboard', async ({ page }) => {
  const { near, path } = await aroundTakenDay(page);
  await page.goto(path);
  const { section, button, says } = await availability(page);
  // No day can be chosen before it is known what it is.
  await expect(button(near(0))).toHaveAccessibleName(/, Dolu$/);
  await drag(page, button(near(-4)), button(near(-1)));
  await expectTrip(page, near(-4), near(-1));
  // An end of the trip can be moved.
  await drag(page, button(near(-1)), button(near(-3)));
  await expectTrip(page, near(-4), near(-3));
  await section.getByRole('button', { name: 'Tarihleri temizle' }).click();
  await expectTrip(page);

  await button(near(-4)).focus();
  await page.keyboard.press('Enter');
  await expectTrip(page, near(-4));
  // The next day has the focus by itself.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(button(near(-1))).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTrip(page, near(-4), near(-1));

  // Towards a day that is taken, it says why before anything is pressed.
  await page.keyboard.press('Enter');
  await expectTrip(page, near(-1));
  await page.keyboard.press('ArrowRight');
  await expect(says(`${short(near(0))} dolu.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageDown');
  await expect(
    section.getByRole('button', { name: dayNamed(`${addDays(near(0), 31).slice(0, 7)}-10`) }),
  ).toBeVisible();

  await chooseLanguage(page, 'en');
  await page.goto(`/en/boats/1?start=${near(-1)}`);
  await goDownTo(page, 'Availability and prices');
  await expect(page.getByRole('button', { name: dayNamed(near(-1), 'en') })).toBeVisible();
});

test('a boat by the hour: free hours in a row, and a guess where they cannot be had', async ({
  page,
}) => {
  const { start: day } = await freeDays(page, 1, { length: 1, instant: true });
  await page.goto(`/boats/1?month=${day.slice(0, 7)}`);
  const { section, button } = await availability(page);
  await section.getByRole('radio', { name: /^Saatlik/ }).check();
  await expect(button(day)).toHaveAccessibleName(/, saatlik ₺6\.500$/);
  // By the hour, the panel speaks of hours, and offers nothing to book before they are chosen.
  const panel = page.locator('aside').filter({ hasText: 'Misafir' });
  await expect(panel).toContainText('₺6.500 / saat');
  await button(day).click();
  await expect(button(day)).toHaveAccessibleName(/saatlik ₺6\.500, seçili$/);
  await expect(panel).toContainText('₺6.500 / saat');
  await expect(panel.getByRole('button', { name: 'Saatleri seç' }).last()).toBeVisible();
  await expect(panel.getByRole('link', { name: /ayırtın|isteyin/ })).toHaveCount(0);
  await expect(panel).not.toContainText('gün');
  const hours = section.getByRole('region', { name: `${formatDate('tr', day)} saatleri` });
  const hour = (from: string) => hours.getByRole('button', { name: new RegExp(`^${from}`) });
  await expect(hours.getByRole('listitem')).toHaveCount(10);
  await hour('10:00').click();
  await hour('12:00').click();
  await expect(hours.getByText('10:00–13:00 · 3 saat · ₺19.500')).toBeVisible();
  await expect
    .poll(() => [searchParam(page, 'from'), searchParam(page, 'to')])
    .toEqual(['10', '13']);
  await expect(panel.getByRole('link', { name: 'Hemen ayırt' })).toBeVisible();
  await expect(panel).toContainText('₺6.500 × 3 saat');
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(hour('11:00')).toHaveAttribute('aria-pressed', 'true');

  const mend = await failing(page, 'listBoatTimeSlots', { status: 404 });
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(hours.getByRole('status')).toContainText([/onaylanması gerekir/, /10:00/]);
  await expect(hour('08:00')).toBeEnabled();
  // The panel asks for the hours as well, and would have them before the button is pressed.
  await expect(panel).toContainText('₺6.500');
  await mend();
  await hours.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(hours.getByText('onaylanması gerekir')).toBeHidden();
  await section.getByRole('radio', { name: /^Günlük/ }).check();
  await expect.poll(() => searchParam(page, 'from')).toBeNull();
  await expectTrip(page, day);
});

test('the panel leads to the hours of the chosen day, once the calendar is there', {
  tag: '@phone',
}, async ({ page }) => {
  const { start } = await freeDays(page, 1, { length: 1, instant: true });
  await page.goto(`/boats/1?start=${start}&end=${start}&by=hour`);
  await page.getByRole('button', { name: 'Saatleri seç', exact: true }).click();
  const hours = page.getByRole('region', { name: `${formatDate('tr', start)} saatleri` });
  await expect(hours).toBeInViewport();
  await expect(hours).toBeFocused();
});

test('where no hour of today is left, that is told, and the panel leads to another day', async ({
  page,
}) => {
  // Past the last start time, in Istanbul.
  await setClock(page, `${today}T15:30:00Z`);
  await page.goto(`/boats/1?start=${today}&end=${today}&by=hour`);
  const { section } = await availability(page);
  const hours = section.getByRole('region', { name: `${formatDate('tr', today)} saatleri` });
  await expect(hours.getByRole('status')).toHaveText(
    'Bugün için boş saat kalmadı. Lütfen başka bir gün seçin.',
  );
  await expect(section.getByText('dolu.')).toHaveCount(0);
  await expect(hours.getByText('Başlangıç saatini')).toHaveCount(0);
  await page.getByRole('button', { name: 'Başka gün seç', exact: true }).click();
  await expect(section).toBeFocused();
});

test('hours wear what the legend says: confirmed at once, taken, over', async ({ page }) => {
  await page.goto(`/boats/21?start=${today}&end=${today}&by=hour`);
  const { section } = await availability(page);
  const hours = section.getByRole('region', { name: `${formatDate('tr', today)} saatleri` });
  const hour = (name: string) => hours.getByRole('button', { name, exact: true });
  const legend = section.getByRole('list', { name: 'Renklerin anlamı' }).getByRole('listitem');
  const ground = (place: Locator) =>
    place.evaluate((element) => getComputedStyle(element).backgroundColor);
  const swatch = (name: string) =>
    ground(legend.filter({ hasText: name }).locator('[aria-hidden]').first());
  await expect(hour('13:00–14:00')).toBeEnabled();
  await expect.poll(() => ground(hour('13:00–14:00'))).toBe(await swatch('Anında onay'));
  await expect(hour('09:00–10:00, geçti')).toBeDisabled();
  expect(await ground(hour('09:00–10:00, geçti'))).toBe(await swatch('Geçmiş tarih'));
});
