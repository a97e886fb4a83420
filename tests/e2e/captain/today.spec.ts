import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { formatDate } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding, type OperationId, setClock } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { expectPaper } from '../support/paper.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays, today } from '../support/today.ts';

/** What the service answers a captain who asks without the app, and who that is. */
async function serviceOf(page: Page, username: string) {
  const { headers, userId } = await otherDevice(page, username);
  return {
    userId,
    async get(path: string, params: Record<string, string> = {}) {
      const answer = await page.request.get(`${BASE}${path}`, { headers, params });
      if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
      return answer.json();
    },
  };
}

test('each of the five figures is what the list holds that it leads to', async ({ page }) => {
  await signIn(page, 'levent.denizer');
  const service = await serviceOf(page, 'levent.denizer');
  await page.goto('/captain');
  await expect(page.getByRole('heading', { level: 1, name: 'İyi günler Levent' })).toBeVisible();

  for (const name of [/^Bekleyen istek/, /^Bu ayki rezervasyon/, /^Bütün rezervasyonlar/]) {
    const figure = page.getByRole('main').getByRole('link', { name });
    const address = new URL((await figure.getAttribute('href')) ?? '', page.url());
    expect(address.pathname).toBe('/captain/bookings');
    // The filter in the address is the filter of the list, by the same names.
    const filter = Object.fromEntries(address.searchParams);
    const list = await service.get(`/bookings/owner/${service.userId}`, filter);
    expect(list.totalElements).toBeGreaterThan(0);
    await expect(figure).toContainText(new RegExp(`\\D${list.totalElements}\\D`));
  }

  const boats = page.getByRole('main').getByRole('link', { name: /^Tekneler/ });
  await expect(boats).toHaveAttribute('href', '/captain/vessels');
  const fleet = await service.get(`/boats/owner/${service.userId}`);
  await expect(boats).toContainText(new RegExp(`\\D${fleet.length}\\D`));

  const earned = page.getByRole('link', { name: /^Bu ayki kazanç/ });
  const sum = /₺[\d.,]+/.exec(await earned.innerText())?.[0] ?? 'no sum';
  expect(sum).not.toBe('₺0');
  await earned.click();
  await expect(page).toHaveURL(/payments=2026-06/);
  const payments = page.getByRole('dialog');
  await expect(payments.getByText(`Gerçekleşen${sum}`)).toBeVisible();
  const rows = await payments.getByRole('listitem').allInnerTexts();
  const lira = rows.map((row) => Number(/₺([\d.]+)/.exec(row)?.[1]?.replaceAll('.', '')));
  expect(lira.reduce((total, one) => total + one, 0)).toBe(
    Number(sum.slice(1).replaceAll('.', '')),
  );
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(payments).toBeHidden();
  await expect(page).not.toHaveURL(/payments/);
});

test('departures and returns by day and hour, on paper, as a table', async ({ page }) => {
  await signIn(page, 'levent.denizer');
  await page.goto('/captain');
  const trips = page.getByRole('region', { name: 'Kalkışlar ve dönüşler' });
  await expect(trips.getByRole('heading', { name: /^Bugün, 12 Haziran 2026/ })).toBeVisible();
  const tour = trips.getByRole('listitem').filter({ hasText: 'Akvaryum Koyu' }).first();
  await expect(tour).toContainText('10:00');
  await expect(tour).toContainText('toplam 10 misafir');
  await expect(tour).toContainText('Teknede ödenecek: ₺2.160');
  await expect(trips.getByText('İstenen: 9 × Öğle yemeği').first()).toBeVisible();
  await expect(trips.getByText(/Annemlerin kırkıncı evlilik/).first()).toBeVisible();
  await expect(tour.getByRole('link', { name: /Nur Koç kişisini arayın/ })).toHaveAttribute(
    'href',
    'tel:+905590005071',
  );

  const download = page.waitForEvent('download');
  await trips.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pruva-2026-06-12.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFGün;Saat;Kalkış ya da dönüş;/);
  expect(text).toContain(';10:00;Kalkış;Karaada kaplıcası ve Akvaryum Koyu;Nur Koç;2;');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Kalkışlar ve dönüşler, 12–19 Haziran 2026')).toBeVisible();
  await expect(page.getByText('Nur Koç').first()).toBeVisible();
  for (const other of ['İyi günler Levent', 'Bekleyen istekler', 'Yazdır', 'Kazanç']) {
    await expect(page.getByText(other, { exact: true }).first()).toBeHidden();
  }
  const colours = await page
    .getByText('Nur Koç')
    .first()
    .evaluate((name) => ({
      ink: getComputedStyle(name).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
  expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});

test('on paper from a phone there are the trips alone, and nothing below them', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signIn(page, 'levent.denizer');
  await page.goto('/captain');
  await expect(page.getByText('Nur Koç').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nur Koç').first()).toBeVisible();
  await expectPaper(page);
});

for (const { path, day } of [
  {
    path: '/captain',
    day: (page: Page, date: string) =>
      page.getByRole('heading', { name: new RegExp(`^Bugün, ${formatDate('tr', date)}`) }),
  },
  {
    path: '/captain/availability/all',
    day: (page: Page, date: string) =>
      page.locator('[role="columnheader"][aria-current="date"]', {
        hasText: String(Number(date.slice(-2))),
      }),
  },
  {
    path: '/captain/booking-calendar',
    day: (page: Page, date: string) =>
      page.getByRole('main').getByRole('heading', { name: new RegExp(formatDate('tr', date)) }),
  },
]) {
  test(`${path} that is left open over midnight is of the new day`, async ({ page }) => {
    await signIn(page, 'levent.denizer');
    await setClock(page, `${today}T20:59:20Z`);
    await page.goto(path);
    await expect(day(page, today)).toBeVisible();
    await hurryUntil(page, day(page, inDays(1)));
    await expect(day(page, today)).toBeHidden();
  });
}

test('a request is confirmed at once, where it stands, and once only', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/en/captain');
  const requests = page.getByRole('region', { name: 'Requests that wait' });
  const first = requests.getByRole('listitem').first();
  await expect(first).toContainText('Pınar Kılıç');
  const [below] = await requests.getByRole('listitem').nth(1).allInnerTexts();

  await failing(page, 'setBookingStatus', { status: 403, count: 1 });
  await first.getByRole('button', { name: 'Confirm' }).click();
  await expect(first.getByRole('alert')).toContainText('Not confirmed');
  expect(await callCount(page, 'setBookingStatus')).toBe(1);
  await first.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(first.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(first.getByRole('button')).toHaveCount(0);
  await expect(requests.getByText('The request of Pınar Kılıç is confirmed.')).toBeAttached();
  await expect(first).toBeFocused();
  expect(await callCount(page, 'setBookingStatus')).toBe(2);
  // What is counted follows; what is being read stays where it is.
  await expect(page.getByRole('link', { name: /^Waiting requests/ })).toContainText('13');
  await expect(requests.getByRole('listitem').first()).toContainText('Pınar Kılıç');
  expect(await requests.getByRole('listitem').nth(1).innerText()).toBe(below);

  // Answered on the other phone meanwhile: it no longer waits, and nothing is confirmed twice.
  const second = requests.getByRole('listitem').nth(1);
  const service = await serviceOf(page, 'mehmet.agaoglu');
  const waiting = await service.get('/bookings/owner/2', {
    status: 'PENDING',
    sort: 'createdAt,asc',
  });
  const { headers } = await otherDevice(page, 'mehmet.agaoglu');
  await page.request.patch(`${BASE}/bookings/${waiting.content[0].id}/status?status=CONFIRMED`, {
    headers,
  });
  expectError(page, /^Failed to load resource/, /^ApiError: /);
  await second.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByText('No longer waiting')).toBeVisible();
  await expect(second.getByRole('alert')).toBeVisible();
});

test('a request is declined with a reason, by keyboard alone', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain');
  const requests = page.getByRole('region', { name: 'Bekleyen istekler' });
  const first = requests.getByRole('listitem').first();
  await first.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first.getByRole('button', { name: 'Reddet…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type('Tekne o hafta bakımda olacak.');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }).focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('Artık beklemiyor')).toBeAttached();
  await hurryUntil(page, first.getByText('Artık beklemiyor'));
  // The button that opened the dialog is gone; the next request is one Tab away.
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
  await expect(page.getByRole('link', { name: /^Bekleyen istek/ })).toContainText('13');
});

test('an answer that a reload interrupts is asked for again, with what was typed', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain');
  const requests = page.getByRole('region', { name: 'Bekleyen istekler' });
  const second = requests.getByRole('listitem').nth(1);
  const name = await second.getByRole('link').first().innerText();
  await second.getByRole('button', { name: 'Reddet…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Tekne o hafta bakımda olacak.');
  await page.reload();
  await expect(dialog.getByRole('textbox')).toHaveValue('Tekne o hafta bakımda olacak.');
  await expect(dialog).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(second).toBeVisible();
  await expect(dialog).toBeHidden();
});

/** What each part of the page is made of. */
const parts: readonly OperationId[] = [
  'getCaptainDashboardById',
  'listOwnerTripEvents',
  'listOwnerBookingsPage',
  'listOwnerPublishChecklists',
  'getFinanceReport',
];

test('every part waits, fails and is tried again by itself @phone', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  const main = page.getByRole('main');
  const releases = await Promise.all(parts.map((part) => holding(page, part)));
  await page.goto('/captain');
  // What is far down comes with whoever goes there.
  await page.keyboard.press('End');
  await expect(main.getByText('Yükleniyor…')).toHaveCount(6);
  for (const release of releases) await release();

  const heals = await Promise.all(parts.map((part) => failing(page, part, { status: 500 })));
  expectError(page, /./);
  await page.goto('/captain');
  await page.keyboard.press('End');
  const alerts = main.getByRole('alert');
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(alerts).toHaveCount(6, { timeout: 50 });
  }).toPass({ intervals: [50] });
  for (const heal of heals) await heal();
  for (let left = 6; left > 0; left -= 1) {
    await alerts.first().getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(alerts).toHaveCount(left - 1);
  }
  await expect(page.getByRole('link', { name: /^Tekneler.*7/ }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /2026 yılının aylara göre kazancı/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Temmuz 2026: 161 boş gün' })).toBeVisible();
  const issues = page.getByRole('region', { name: 'Bulunmanıza engel olanlar' });
  await expect(issues.getByRole('link').first()).toHaveAttribute(
    'href',
    '/captain/vessels/15/documents#document-144',
  );
  await expectAccessible(page);
});

test('nothing to do says so; a captain without boats is shown five steps @phone', async ({
  page,
}) => {
  await signIn(page, 'rasim.torun');
  await page.goto('/captain');
  await expect(page.getByText('Bugün gelen ya da dönen yok.')).toBeVisible();
  await expect(page.getByText('Sonraki yedi günde de gelen ya da dönen yok.')).toBeVisible();
  await expect(page.getByText(/^Bekleyen istek yok\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();

  await signIn(page, 'sibel.uysal');
  await page.goto('/en/captain');
  const steps = page.getByRole('region', { name: 'Five steps to the first booking' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps.getByText('Done')).toHaveCount(1);
  await expect(steps.getByRole('link')).toHaveCount(1);
  await expect(steps.getByRole('link', { name: 'Add a boat' })).toHaveAttribute(
    'href',
    '/en/captain/vessels/new/details',
  );
  await expect(page.getByRole('heading', { name: 'Departures and returns' })).toBeHidden();
  await expectAccessible(page);
});

test('an administrator reads a captain’s day and answers nothing', async ({ page }) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/captain?captain=2');
  const requests = page.getByRole('region', { name: 'Bekleyen istekler' });
  await expect(requests.getByText(/İstekleri yalnızca kaptan yanıtlayabilir/)).toBeVisible();
  await expect(requests.getByText('Pınar Kılıç')).toBeVisible();
  await expect(requests.getByRole('button', { name: 'Onayla' })).toHaveCount(0);
  const all = page.getByRole('main').getByRole('link', { name: /^Bütün rezervasyonlar/ });
  await expect(all).toHaveAttribute('href', '/captain/bookings?captain=2');
});

test.describe('at sea', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the day opens without a connection once seen, and is gone after signing out', async ({
    page,
    context,
  }) => {
    expectError(page, /./);
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await signIn(page, 'levent.denizer');
    await page.goto('/captain');
    await expect(page.getByText('Nur Koç').first()).toBeVisible();

    await context.setOffline(true);
    await page.goto('/captain');
    await expect(page.getByText('Nur Koç').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Nur Koç kişisini arayın/ }).first()).toBeVisible();

    await context.setOffline(false);
    await page.goto('/my-profile');
    await page.getByRole('button', { name: /^Hesap: / }).click();
    await page.getByRole('button', { name: 'Çıkış' }).click();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await caches.open('answers').then((cache) => cache.keys());
          return kept.filter(({ url }) => url.includes('/owner/')).length;
        }),
      )
      .toBe(0);
  });
});
