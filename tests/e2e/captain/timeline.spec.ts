import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { addDays } from '../../../mocks/rules/calendar/day.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { dayNamed } from '../support/day-names.ts';
import { failing, holding } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, type Language, languages, test } from '../support/test.ts';
import { inDays, today } from '../support/today.ts';

type Timeline = components['schemas']['OwnerTimeline'];
type Boat = Timeline['boats'][number];

const CAPTAIN = 'mehmet.agaoglu';
const PATH = '/captain/availability/all';

/** What the service tells of the captain's boats for the coming month. */
async function boatsOf(page: Page): Promise<Boat[]> {
  const { headers, userId } = await otherDevice(page, CAPTAIN);
  const answer = await page.request.get(`${BASE}/availabilities/owner/${userId}/timeline`, {
    params: { startDate: today, endDate: inDays(30) },
    headers,
  });
  return ((await answer.json()) as Timeline).boats; // by contract
}

const rowOf = (page: Page, boat: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: boat }) });
const dayOf = (row: Locator, day: string, language: Language = 'tr') =>
  row.getByRole('gridcell', { name: dayNamed(day, language) });

/** The booking that begins first from the day after tomorrow on: it is in sight, or nearly. */
function firstBooked(boats: readonly Boat[]) {
  const [first] = boats
    .flatMap((boat) => boat.bookings.map((booking) => ({ boat, booking })))
    .filter(({ booking }) => booking.startDate > inDays(1))
    .sort((a, b) => a.booking.startDate.localeCompare(b.booking.startDate));
  if (!first) throw new Error('No boat is booked.');
  return first;
}

/** A day on which nothing holds a boat, and the two that follow. */
function freeStart(boats: readonly Boat[]): string {
  for (let offset = 3; offset < 20; offset += 1) {
    const [first, last] = [inDays(offset), inDays(offset + 2)];
    const isFree = boats.every(
      ({ spans, bookings }) =>
        bookings.every(({ startDate, endDate }) => endDate < first || startDate > last) &&
        spans.some((span) => span.isAvailable && span.startDate <= first && span.endDate >= last),
    );
    if (isFree) return first;
  }
  throw new Error('The boats have no three free days together.');
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('A day is not in sight.');
  await page.mouse.move(start.x + 12, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(end.x + 12, end.y + 40, { steps: 4 });
  await page.mouse.up();
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('shows boats, days, prices and guests, and leads to a booking @phone', async ({
      page,
    }) => {
      await signIn(page, CAPTAIN);
      const boats = await boatsOf(page);
      const { boat, booking } = firstBooked(boats);
      const tellTimeline = await holding(page, 'getOwnerTimeline');
      await page.goto(address(PATH, language));
      await expect(
        page.getByRole('main').getByText({ tr: 'Yükleniyor…', en: 'Loading…' }[language]),
      ).toBeAttached();
      await tellTimeline();

      const grid = page.getByRole('grid');
      await expect(grid).toHaveAttribute('aria-colcount', '401');
      await expect(
        page.getByRole('columnheader', { name: dayNamed(today, language) }),
      ).toHaveAttribute('aria-current', 'date');
      const row = rowOf(page, boat.boatName);
      const cell = dayOf(row, booking.startDate, language);
      await cell.scrollIntoViewIfNeeded();
      const word = { tr: 'Dolu', en: 'Booked' }[language];
      await expect(cell).toHaveAccessibleName(new RegExp(`${word}: .*${booking.customerName}`));
      await expectAccessible(page);
      await cell.getByRole('link').first().click();
      await expect(page).toHaveURL(address(`/captain/bookings/${booking.bookingId}`, language));
    });
  });
}

test('chooses days of several boats by drag and Shift, and closes them', async ({ page }) => {
  await signIn(page, CAPTAIN);
  const [one, two] = (await boatsOf(page)).filter(({ spans }) => spans.length > 0);
  if (!one || !two) throw new Error('The captain has too few boats.');
  const first = freeStart([one, two]);
  await page.goto(PATH);
  const [upper, lower] = [rowOf(page, one.boatName), rowOf(page, two.boatName)];
  await drag(page, dayOf(upper, first), dayOf(lower, addDays(first, 1)));
  const chosen = page.getByRole('region', { name: 'Seçilen günler' });
  await expect(chosen).toContainText('2 gün · 2 tekne');
  await chosen.getByRole('button', { name: 'Günleri düzenle' }).click();
  await page.locator('label', { has: page.getByRole('radio', { name: 'Kapalı' }) }).click();
  // The open panel goes on with other days, and keeps what was asked for.
  await dayOf(lower, addDays(first, 2)).click({ modifiers: ['Shift'], position: { x: 12, y: 40 } });
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(6);
  await expect(page.getByRole('radio', { name: 'Kapalı' })).toBeChecked();
  await expect(page.getByText(/^6 gün kapanır/)).toBeVisible();
  await page.getByRole('button', { name: '6 günü kaydet' }).click();
  await expect(dayOf(upper, first)).toHaveAccessibleName(/Kapalı/);
  await expect(dayOf(lower, addDays(first, 2))).toHaveAccessibleName(/Kapalı/);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(dayOf(upper, first)).not.toHaveAccessibleName(/Kapalı/);
});

test('is used by keyboard alone', async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto(PATH);
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Günleri genişlet' }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator('[role="gridcell"]:focus');
  await expect(focused).toHaveAccessibleName(dayNamed(today));
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(dayNamed(inDays(30)));
  await page.keyboard.press('End');
  await expect(focused).toHaveAttribute('aria-colindex', '401');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-colindex', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[role="rowheader"]:focus')).toBeVisible();
  await page.getByRole('button', { name: 'Bugün' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /günü kaydet/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
});

test('takes two taps for a range @phone-only', async ({ page }) => {
  await signIn(page, CAPTAIN);
  const [boat] = (await boatsOf(page)).filter(({ spans }) => spans.length > 0);
  if (!boat) throw new Error('The captain has no boat.');
  const first = freeStart([boat]);
  await page.goto(PATH);
  const row = rowOf(page, boat.boatName);
  await dayOf(row, first).scrollIntoViewIfNeeded();
  await dayOf(row, first).tap();
  await dayOf(row, addDays(first, 2)).tap();
  const chosen = page.getByRole('region', { name: 'Seçilen günler' });
  await expect(chosen).toContainText('3 gün');
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Günleri düzenle' }).tap();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: '3 günü kaydet' }),
  ).toBeVisible();
});

test('says when there is no boat, and tries again after a failure', async ({ page }) => {
  await signIn(page, 'sibel.uysal');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Henüz tekne yok' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İlk teknenizi ekleyin' })).toHaveAttribute(
    'href',
    '/captain/vessels/new',
  );
  await expectAccessible(page);
  const mend = await failing(page, 'getOwnerTimeline', { status: 400 });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await mend();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Henüz tekne yok' })).toBeVisible();
});

/** A calendar of whole days, both ends included. */
function calendar(days: readonly (readonly [first: string, last: string])[]): Buffer {
  const plain = (day: string) => day.replaceAll('-', '');
  const events = days.flatMap(([first, last], index) => [
    ...['BEGIN:VEVENT', `UID:${index}@elsewhere`, 'DTSTAMP:20260101T000000Z'],
    `DTSTART;VALUE=DATE:${plain(first)}`,
    `DTEND;VALUE=DATE:${plain(addDays(last, 1))}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test',
    ...events,
    'END:VCALENDAR',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

test('takes days out of a calendar file, and hands its own out @phone', async ({ page }) => {
  await signIn(page, CAPTAIN);
  const boats = await boatsOf(page);
  const { boat, booking } = firstBooked(boats);
  const booked = booking.startDate;
  const free = freeStart([boat]);
  await page.goto(PATH);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Takvim dosyası' }).click();
  await page.getByRole('menuitem', { name: '.ics olarak indir' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).toContain(`UID:boat-${boat.boatId}-booking-`);
  expect(text).not.toMatch(/@(?!pruva)|\+90/);

  await page.getByRole('button', { name: 'Takvim dosyası' }).click();
  await page.getByRole('menuitem', { name: '.ics dosyasından al' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type="file"]');
  const give = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'text/calendar', buffer });
  await give('fatura.ics', Buffer.from('%PDF-1.7'));
  await expect(dialog.getByText('Bu bir takvim dosyası değil.')).toBeVisible();
  await give('bozuk.ics', Buffer.from('BEGIN:VCALENDAR\r\nbir satır\r\n'));
  await expect(dialog.getByText('Dosya bozuk.')).toBeVisible();
  await give('büyük.ics', Buffer.alloc(5 * 1024 * 1024 + 1, 'x'));
  await expect(dialog.getByText('Dosya 5 MB’tan büyük.')).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });

  await give(
    'kış.ics',
    calendar([
      [free, addDays(free, 1)],
      [booked, booked],
    ]),
  );
  await dialog.getByRole('checkbox', { name: boat.boatName }).check({ force: true });
  await dialog.getByRole('button', { name: 'Neyin değişeceğini gör' }).click();
  await expect(dialog.getByText('2 gün kapanır')).toBeVisible();
  await expect(dialog.getByText('Dolu, olduğu gibi kalır')).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });

  await failing(page, 'updateAvailabilities', { status: 400, count: 1 });
  await dialog.getByRole('button', { name: '2 günü kapat' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: '2 günü yeniden dene' }).click();
  await expect(dialog).toBeHidden();
  const closed = dayOf(rowOf(page, boat.boatName), free);
  await closed.scrollIntoViewIfNeeded();
  await expect(closed).toHaveAccessibleName(/Kapalı/);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(closed).not.toHaveAccessibleName(/Kapalı/);
});

test('tours stand below the boats, with time and seats, and lead to their calendar', async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  await page.goto(`${PATH}?month=2026-07`);
  const row = page.getByRole('row').filter({ hasText: 'Göcek 12 Adalar yelken turu' });
  const name = row.getByRole('link', { name: 'Göcek 12 Adalar yelken turu' });
  await expect(name).toHaveAttribute('href', '/captain/tours/1/calendar');
  const day = row.getByRole('gridcell', { name: /^4 Temmuz 2026.*\d\d:\d\d.*yerin/ });
  await expect(day).toHaveAttribute('data-time', /^\d\d:\d\d/);
  await expect(day).toHaveAttribute('data-shown', /^\d+\/\d+$/);
  await name.click();
  await expect(page).toHaveURL('/captain/tours/1/calendar');
});
