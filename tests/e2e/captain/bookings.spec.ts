import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding, putRecords, startFrom } from '../support/mock.ts';
import { expectPaper } from '../support/paper.ts';
import { scrollPosition } from '../support/person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays, inSeconds } from '../support/today.ts';

/** A captain whose bookings are in all six statuses. */
const CAPTAIN = 'nermin.alkim';

const links = (page: Page) => page.getByRole('main').locator('a[href*="/captain/bookings/"]');

/** A request for a boat of the captain that has just come in. */
async function newRequest(page: Page, boatId: number): Promise<void> {
  await putRecords(page, {
    bookings: [
      {
        id: 900_001,
        kind: 'BOAT',
        status: 'PENDING',
        customerId: 4,
        boatId,
        tourId: null,
        tourDateId: null,
        startDate: inDays(40),
        endDate: inDays(41),
        startTime: null,
        hours: null,
        passengerCount: 2,
        notes: '=1+1',
        services: [],
        totalPrice: 20_000,
        depositAmount: 4_000,
        cancellationReason: null,
        createdAt: inSeconds(0),
      },
    ],
  });
}

test('bookings are found by status, kind, text and order @phone', async ({ page, isPhone }) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervasyonlar' })).toBeVisible();
  await expect(links(page).first()).toBeVisible();
  await expectAccessible(page);

  const chip = page
    .getByRole('group', { name: 'Durum' })
    .getByRole('button', { name: /^Bekliyor/ });
  const count = Number((await chip.innerText()).match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await chip.click();
  await expect(page).toHaveURL(/status=PENDING/);
  await expect(page.getByText(`${count} rezervasyon`, { exact: true })).toBeVisible();
  await expect(links(page)).toHaveCount(count);

  if (isPhone) await page.locator('summary').click();
  const guest = (await links(page).first().innerText()).trim();
  await page.getByRole('searchbox').fill(guest);
  await expect(links(page).first()).toHaveText(guest);
  await page.getByRole('searchbox').fill('böyle biri yok');
  await expect(page.getByRole('heading', { name: 'Eşleşen rezervasyon yok' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText(/^\d+ rezervasyon$/)).toBeFocused();

  await page.goto('/captain/reservations?status=CONFIRMED&sort=totalPrice%2Casc');
  await expect(page).toHaveURL(/\/captain\/bookings\?status=CONFIRMED&sort=/);
  if (!isPhone) {
    await expect(page.getByRole('columnheader', { name: 'Toplam' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('button', { name: 'Toplam' }).click();
    await expect(page).toHaveURL(/totalPrice%2Cdesc/);
  }
  await links(page).first().click();
  await expect(page).toHaveURL(/\/captain\/bookings\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/status=CONFIRMED/);
  await expect(links(page).first()).toBeVisible();
});

test('loading, a failure with another try, no permission, nothing booked yet', async ({ page }) => {
  await signIn(page, CAPTAIN);
  const release = await holding(page, 'listOwnerBookingsPage');
  await page.goto('/captain/bookings');
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();

  const heal = await failing(page, 'listOwnerBookingsPage', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByText('Rezervasyonlar yüklenirken bir hata oluştu.'));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(links(page).first()).toBeVisible();

  const allow = await failing(page, 'listOwnerBookingsPage', { status: 403 });
  await page.reload();
  await expect(page.getByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
  await allow();

  await signIn(page, 'sibel.uysal');
  await page.goto('/captain/bookings');
  await expect(page.getByRole('heading', { name: 'Rezervasyon Bulunamadı' })).toBeVisible();
  await page.goto('/en/captain/bookings');
  await expect(page.getByRole('heading', { name: 'No booking found' })).toBeVisible();
});

test('new requests are announced, and shown when they are asked for', async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings?kind=BOAT');
  await expect(links(page).first()).toBeVisible();
  const boat = await ownBoat(page);
  const before = await links(page).first().getAttribute('href');
  await newRequest(page, boat);
  const button = page.getByRole('button', { name: '1 yeni istek' });
  await hurryUntil(page, button);
  await expect(page.getByRole('status').filter({ hasText: '1 yeni istek' })).toBeAttached();
  // Nothing moves before somebody asks for it.
  await expect(links(page).first()).toHaveAttribute('href', before ?? '');
  await button.click();
  await expect(links(page).first()).toHaveAttribute('href', /900001/);
  await expect(button).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV olarak indir' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pruva-rezervasyonlar-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFNumara;Durum;Tür;Tekne ya da tur;Misafir')).toBe(true);
  const total = await page.getByText(/^\d+ rezervasyon$/).innerText();
  expect(text.trim().split('\r\n').length - 1).toBe(Number.parseInt(total, 10));
  // A spreadsheet must not run what a guest has written.
  expect(text).toContain("'=1+1");
});

test('back from one of 5,000 bookings leads to the same place in the list @phone', async ({
  page,
}) => {
  await startFrom(page, 'many-bookings');
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings?sort=startDate%2Casc');
  await expect(links(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 90_000));
  const inSight = async () => {
    const height = page.viewportSize()?.height ?? 0;
    for (const link of await links(page).all()) {
      const box = await link.boundingBox();
      if (box && box.y > height / 4 && box.y < height / 2) return link.getAttribute('href');
    }
    return undefined;
  };
  await expect.poll(inSight).toBeDefined();
  const href = await inSight();
  const before = await scrollPosition(page);
  const link = page.locator(`a[href="${href}"]`);
  const place = (await link.boundingBox())?.y;
  await link.click();
  await expect(page.getByRole('heading', { name: 'Seyir', exact: true })).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/sort=startDate/);
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await expect.poll(async () => (await link.boundingBox())?.y).toBe(place);

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Seyir', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Rezervasyonlar' }).click();
  await expect(page).toHaveURL(/sort=startDate/);
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await expect(link).toBeInViewport();
});

test('a file that is being made can be stopped, and made after all', async ({ page }) => {
  await startFrom(page, 'many-bookings');
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings');
  await expect(links(page).first()).toBeVisible();
  const release = await holding(page, 'listOwnerBookingsPage');
  const make = page.getByRole('button', { name: 'CSV olarak indir' });
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  await make.click();
  const stop = page.getByRole('button', { name: 'Dosyayı hazırlamayı durdur' });
  await expect(page.getByRole('progressbar', { name: 'Dosya hazırlanıyor' })).toBeVisible();
  await stop.press('Enter');
  await expect(stop).toBeHidden();
  await expect(make).toBeFocused();
  await release();

  const download = page.waitForEvent('download');
  await make.press('Enter');
  const text = await readFile(await (await download).path(), 'utf8');
  const total = await page.getByText(/^[\d.]+ rezervasyon$/).innerText();
  const count = Number(/[\d.]+/.exec(total)?.[0].replaceAll('.', ''));
  expect(count).toBeGreaterThanOrEqual(5_000);
  expect(text.trim().split('\r\n').length - 1).toBe(count);
  expect(files, 'nothing of the stopped one').toBe(1);
});

test('a boat that is none of theirs is named so in the filter', async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings?boatId=99999999');
  await expect(page.getByRole('button', { name: /Bunların arasında yok/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eşleşen rezervasyon yok' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(links(page).first()).toBeVisible();
});

test('a booking on paper has no bars, and is dark on white', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings?status=CONFIRMED');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await links(page).first().click();
  await expect(page.getByRole('heading', { name: 'Seyir', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Seyir', exact: true })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

/** The id of a boat of the captain, from the filter's options. */
async function ownBoat(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^Tekne ya da tur|Tümü Tekne ya da tur/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/boatId=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('boatId'));
  await page.goto('/captain/bookings?kind=BOAT');
  await expect(links(page).first()).toBeVisible();
  return id;
}

test('a booking at its own address: facts, contact after confirmation, calendar file', async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings?status=PENDING');
  await links(page).first().click();
  await expect(page.getByText(/Telefon ve e-posta, siz onayladıktan sonra görünür/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(0);
  for (const name of ['Seyir', 'Misafir', 'Fiyat', 'Ödemeler', 'İptal koşulları', 'Neler oldu']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Kalan bakiye')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Takvime ekle' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pruva-\d+\.ics$/);

  await page.goto('/captain/bookings?status=CONFIRMED');
  await links(page).first().click();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await page.getByRole('link', { name: 'Misafire yaz' }).click();
  await expect(page).toHaveURL(/\/messages\?.*to=\d+/);
});

test('somebody else’s booking shows nothing; a failure has another try', async ({ page }) => {
  await signIn(page, CAPTAIN);
  await page.goto('/captain/bookings?status=CONFIRMED');
  await links(page).first().click();
  // The heading of the list is gone only when the booking is there.
  await expect(page.getByRole('heading', { name: 'Seyir', exact: true })).toBeVisible();
  const own = new URL(page.url()).pathname;
  const guest = await page.getByRole('heading', { level: 1 }).innerText();

  const heal = await failing(page, 'getBooking', { status: 400 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Doğrulama Hatası' })).toBeVisible();
  await heal();

  await signIn(page, 'zeynep.karaca');
  for (const address of [own, '/captain/bookings/99999999', '/captain/bookings/abc']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Böyle bir rezervasyon yok' })).toBeVisible();
    await expect(page.getByText(guest)).toHaveCount(0);
  }
});

test('the calendar opens on all boats, asks for one where none is known, and shows the bookings of a day @phone', async ({
  page,
}) => {
  await signIn(page, CAPTAIN);
  const asks = page.getByText('Lütfen önce bir gemi seçin');
  // No boat of this captain.
  await page.goto('/captain/booking-calendar?boat=99999999');
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: /Tekne/ }).click();
  await page.getByRole('option', { name: 'Bütün tekneler ve turlar' }).click();
  await expect(page).toHaveURL(/boat=all/);
  await page.goto('/captain/booking-calendar');
  await expect(page.getByRole('button', { name: /^Bütün tekneler ve turlar/ })).toBeVisible();
  await expect(asks).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yeni rezervasyon' })).toBeDisabled();
  await expect(page.getByText(/Rezervasyonu misafirler kendileri yapar/)).toBeVisible();

  await page
    .getByRole('button', { name: /, \d+ rezervasyon$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await expect(links(page).first()).toBeVisible();
  await expectAccessible(page);

  const heal = await failing(page, 'listOwnerBookingsPage', { status: 400 });
  await page.reload();
  await expect(page.getByText('Rezervasyonlar yüklenirken bir hata oluştu.')).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Yenile', exact: true }).click();
  await expect(links(page).first()).toBeVisible();

  await page.goto(`/captain/booking-calendar?boat=all&day=${inDays(300)}`);
  await expect(page.getByText('Bu gün için rezervasyon yok')).toBeVisible();
});
