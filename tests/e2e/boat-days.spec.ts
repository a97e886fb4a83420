import type { Locator, Page } from '@playwright/test';
import { failing } from './support/mock.ts';
import { chooseLanguage, goDownTo, searchParam } from './support/person.ts';
import { expect, test } from './support/test.ts';

/** The calendar of a boat's page in June 2027, and the hours of a day. */
async function availability(page: Page) {
  const section = await goDownTo(page, 'Müsaitlik ve fiyat');
  return {
    section,
    june: (day: number) =>
      section.getByRole('button', { name: new RegExp(`^${day} Haziran 2027`) }),
    /** Says so, on its own accord. */
    says: (text: string) => section.getByRole('status').filter({ hasText: text }),
  };
}

/** The first day of the month that is taken; the days before it are free. */
async function firstTakenDay(section: Locator): Promise<number> {
  const taken = section.getByRole('button', { name: /Haziran 2027 .+, Dolu$/ }).first();
  return Number.parseInt((await taken.getAttribute('aria-label')) ?? '', 10);
}

const date = (day: number) => `2027-06-${String(day).padStart(2, '0')}`;

/** Waits until the address holds these days of June; none when nothing is given. */
async function expectTrip(page: Page, first?: number, last = first): Promise<void> {
  const wanted = [first, last].map((day) => (day === undefined ? null : date(day)));
  await expect.poll(() => [searchParam(page, 'start'), searchParam(page, 'end')]).toEqual(wanted);
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

test('days are chosen by pressing, and never over one that is taken', async ({ page }) => {
  await page.goto('/boats/1');
  const { section, june, says } = await availability(page);
  await expect(section.getByText('İlk ve son günü seçin; tek gün de olur.')).toBeVisible();
  const taken = await firstTakenDay(section);

  // The first day is a trip already.
  await june(taken - 4).click();
  await expectTrip(page, taken - 4);
  await expect(june(taken - 4)).toHaveAccessibleName(/, günlük ₺48\.500, seçili$/);
  await expect(says('Son günü seçin')).toBeVisible();
  await june(taken - 2).click();
  await expectTrip(page, taken - 4, taken - 2);
  await expect(section.getByText(`${taken - 4}–${taken - 2} Haziran 2027 · 3 gün`)).toBeVisible();
  await expect(june(taken - 4)).toHaveAccessibleName(/yolculuğunuzun ilk günü$/);
  await expect(june(taken - 3)).toHaveAccessibleName(/seçili$/);
  await expect(june(taken - 2)).toHaveAccessibleName(/yolculuğunuzun son günü$/);
  await expect(section.getByRole('gridcell', { selected: true })).toHaveCount(3);

  // Backwards it is the same; a trip over a day that is taken begins again behind it.
  await june(taken - 2).click();
  await june(taken - 5).click();
  await expectTrip(page, taken - 5, taken - 2);
  await june(taken - 3).click();
  await june(taken + 3).click();
  await expectTrip(page, taken + 3);
  await expect(says(`${taken} Haz dolu.`)).toHaveText(
    `${taken} Haz dolu. Yolculuğunuz ${taken + 3} Haz gününden yeniden başlıyor.`,
  );
  await june(taken + 5).click();
  await expectTrip(page, taken + 3, taken + 5);
  await expect(says(`${taken} Haz dolu.`)).toBeHidden();

  // A link to these days shows them; what is taken meanwhile is told.
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(section.getByText(`${taken + 3}–${taken + 5} Haziran 2027 · 3 gün`)).toBeVisible();
  await page.goto(`/boats/1?start=${date(taken - 1)}&end=${date(taken)}`);
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(says(`${taken} Haz dolu.`)).toBeVisible();
  await section.getByRole('button', { name: 'Tarihleri temizle' }).click();
  await expectTrip(page);
  await expect(section.getByText('İlk ve son günü seçin')).toBeVisible();
});

test('days are chosen by dragging and by keyboard', async ({ page, isPhone }) => {
  await page.goto('/boats/1');
  const { section, june, says } = await availability(page);
  await june(9).waitFor();
  const taken = await firstTakenDay(section);
  if (!isPhone) {
    await drag(page, june(taken - 4), june(taken - 1));
    await expectTrip(page, taken - 4, taken - 1);
    // An end of the trip can be moved.
    await drag(page, june(taken - 1), june(taken - 3));
    await expectTrip(page, taken - 4, taken - 3);
    await section.getByRole('button', { name: 'Tarihleri temizle' }).click();
    await expectTrip(page);
  }

  await june(taken - 4).focus();
  await page.keyboard.press('Enter');
  await expectTrip(page, taken - 4);
  // The next day has the focus by itself.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(june(taken - 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTrip(page, taken - 4, taken - 1);

  // Towards a day that is taken, it says why before anything is pressed.
  await page.keyboard.press('Enter');
  await expectTrip(page, taken - 1);
  await page.keyboard.press('ArrowRight');
  await expect(says(`${taken} Haz dolu.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('PageDown');
  await expect(section.getByRole('button', { name: /^\d+ Temmuz 2027/ }).first()).toBeVisible();

  await chooseLanguage(page, 'en');
  await page.goto(`/en/boats/1?start=${date(taken - 1)}`);
  await goDownTo(page, 'Availability and prices');
  await expect(
    page.getByRole('button', { name: / June 2027, .*₺48,500 a day, selected$/ }),
  ).toBeVisible();
});

test('a boat by the hour: free hours in a row, and a guess where they cannot be had', async ({
  page,
}) => {
  await page.goto('/boats/1');
  const { section, june } = await availability(page);
  await section.getByRole('radio', { name: /^Saatlik/ }).check();
  await june(9).click();
  await expect(june(9)).toHaveAccessibleName(/saatlik ₺6\.500, seçili$/);
  const hours = section.getByRole('region', { name: '9 Haziran 2027 saatleri' });
  const hour = (from: string) => hours.getByRole('button', { name: new RegExp(`^${from}`) });
  await expect(hours.getByRole('listitem')).toHaveCount(10);
  await hour('10:00').click();
  await hour('12:00').click();
  await expect(hours.getByText('10:00–13:00 · 3 saat · ₺19.500')).toBeVisible();
  await expect
    .poll(() => [searchParam(page, 'from'), searchParam(page, 'to')])
    .toEqual(['10', '13']);
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(hour('11:00')).toHaveAttribute('aria-pressed', 'true');

  const mend = await failing(page, 'listBoatTimeSlots', { status: 404 });
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(hours.getByRole('status')).toContainText([/kaptanın onaylaması gerekir/, /10:00/]);
  await expect(hour('08:00')).toBeEnabled();
  await mend();
  await hours.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(hours.getByText('kaptanın onaylaması gerekir')).toBeHidden();
  await section.getByRole('radio', { name: /^Günlük/ }).check();
  await expect.poll(() => searchParam(page, 'from')).toBeNull();
  await expectTrip(page, 9);
});
