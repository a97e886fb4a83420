import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { buildWorld } from '../../../mocks/data/scenario/scenarios.ts';
import { createStore } from '../../../mocks/store/state.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { failing, holding, loggedCalls, putRecords } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { expectNoTurkish } from '../support/turkish.ts';

/** Kuruş of an amount as Turkish writes it: `₺1.234,50`. */
function kurusOf(text: string): number {
  const [, lira = '', kurus = '00'] = /₺([\d.]+)(?:,(\d\d))?/.exec(text) ?? [];
  if (lira === '') throw new Error(`no amount in “${text}”`);
  return Number(lira.replaceAll('.', '')) * 100 + Number(kurus);
}

const total = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + kurusOf(amount), 0);

/** The amounts in a column of a table's body, by the column's place. */
const column = (table: Locator, place: number) =>
  table.locator('tbody tr').locator(`:nth-child(${place})`).and(table.locator('td'));

const main = (page: Page) => page.getByRole('main');
const figure = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Dönemin toplamları' }).getByRole('link', { name });

test('each figure is the sum of the payments that it leads to', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/finance?days=90');
  const table = page.getByRole('table', { name: 'Ödemeler' });
  for (const [name, place, asked] of [
    [/^Toplam gelir/, 5, 'revenue'],
    [/^Komisyon/, 6, 'commission'],
    [/^Net/, 7, 'netRevenue'],
    [/^Bekleyen hakediş/, 8, 'pendingPayout'],
  ] as const) {
    const shown = kurusOf(await figure(page, name).innerText());
    expect(shown).toBeGreaterThan(0);
    await figure(page, name).press('Enter');
    await expect(page).toHaveURL(new RegExp(`days=90&figure=${asked}`));
    await expect(page.getByRole('heading', { name: 'Ödemeler' })).toBeFocused();
    expect(total(await column(table, place).allInnerTexts())).toBe(shown);
    expect(
      kurusOf(
        await table
          .locator('tfoot td')
          .nth(place - 5)
          .innerText(),
      ),
    ).toBe(shown);
  }
  await expect(table.getByText('Kapora alındı').first()).toBeVisible();
  await expect(table.getByText('Başarısız').first()).toBeVisible();
  await expect(table.getByText('Başarılı').first()).toBeVisible();
  await expect(table.getByText('Bekliyor').first()).toBeVisible();
  await expectAccessible(page);

  // A day of the chart's table is the sum of its payments as well.
  await page.goto('/captain/finance?from=2026-04-20&to=2026-04-26');
  await main(page).getByText('Tablo olarak göster').click();
  const days = page.getByRole('figure').locator('tbody tr');
  await expect(days).toHaveCount(7);
  expect(total(await days.locator('td').allInnerTexts())).toBe(
    kurusOf(await figure(page, /^Toplam gelir/).innerText()),
  );
  const earned = days.getByRole('link', { name: '₺102.000' });
  await earned.click();
  await expect(page).toHaveURL(/from=2026-04-23&to=2026-04-23&figure=revenue/);
  await expect(column(table, 5)).toHaveText(['₺102.000']);
});

test('payments are found, filtered, written as CSV and printed', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/finance?days=90');
  const table = page.getByRole('table', { name: 'Ödemeler' });
  const search = page.getByRole('searchbox', { name: /^Misafir/ });
  await search.fill('imbat');
  await expect(table.locator('tbody tr').filter({ hasNotText: 'İmbat' })).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: /Durum/ }).click();
  await page.getByRole('option', { name: 'Başarılı' }).click();
  await expect(page).toHaveURL(/state=received/);
  await expect(table.locator('tbody tr')).toHaveCount(1);
  // The figures are those of the whole period all the same.
  await expect(figure(page, /^Toplam gelir/)).toContainText('₺283.200');
  await expect(table.locator('tfoot')).toContainText('₺102.000');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV olarak indir' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`pruva-odemeler-2026-03-15-${today}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFGün;Rezervasyon;Tekne ya da tur;Misafir;/);
  expect(text).toContain(';Başarılı;102000;0;102000;15300;86700;0\r\n');
  expect(text.trim().split('\r\n')).toHaveLength(2);

  await page.goto('/captain/finance');
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Bütün ödemeleri göster' }).click();
  await expect(page).toHaveURL(/\/captain\/finance$/);
  await expect(table).toBeVisible();
  // Boats of others have no payments here.
  await page.goto('/captain/finance?days=90&boatId=16');
  await expect(page.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();

  await page.goto('/captain/finance?days=90');
  await page.getByRole('button', { name: 'Yazdır' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Ödemeler, 15 Mart – 12 Haziran 2026')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Raporlar' })).toBeHidden();
  const printed = page.getByRole('table', { name: 'Ödemeler' }).filter({ visible: true });
  await expect(printed.locator('tbody tr')).toHaveCount(24);
  expect(
    await printed
      .locator('th')
      .first()
      .evaluate((cell) => getComputedStyle(cell).color),
  ).toBe('rgb(0, 0, 0)');
});

test('each part loads and fails alone', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  const release = await holding(page, 'listFinanceTransactionsPage');
  await page.goto('/captain/finance');
  await expect(
    main(page).getByRole('status').filter({ hasText: 'Yükleniyor…' }).first(),
  ).toBeAttached();
  await release();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Ödemeler' })).toBeVisible();

  // The list and its figures are there; the chart, which comes later, is not.
  await page.goto('/captain');
  const mend = await failing(page, 'listFinanceTransactionsPage', { status: 500 });
  await page.getByRole('link', { name: 'Finans' }).first().click();
  const chart = page.getByRole('figure');
  await expect(page.getByRole('heading', { name: 'Ödemeler yüklenemedi' })).toBeVisible();
  await expect(chart.getByText('Grafik yüklenemedi')).toBeVisible();
  await expectAccessible(page);
  await mend();
  await chart.getByRole('button', { name: 'Yenile' }).click();
  await expect(chart.getByText('Grafik yüklenemedi')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ödemeler yüklenemedi' })).toBeVisible();
  // Not narrowed down, the list and the figures are one call.
  await main(page).getByRole('button', { name: 'Tekrar dene' }).first().click();
  await expect(main(page).getByRole('button', { name: 'Tekrar dene' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Ödemeler' })).toBeVisible();

  for (const [operation, name] of [
    ['listPendingPayoutsPage', 'Hakedişler'],
    ['getFinanceReport', 'Raporlar'],
  ] as const) {
    const undo = await failing(page, operation, { status: 500 });
    await page.getByRole('link', { name }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await undo();
    await main(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(main(page).getByRole('table').first()).toBeVisible();
  }
});

test('what waits to be paid out, when, and to which account', { tag: '@phone' }, async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/finance?tab=payouts');
  const table = page.getByRole('table', { name: 'Bekleyen hakedişler' });
  // On a phone, where a table would hide what is paid out, each has a card.
  const cards = page.getByRole('list', { name: 'Bekleyen hakedişler' });
  const account = page.getByRole('region', { name: 'Ödemelerin gideceği hesap' });
  await expect(account).toContainText(/TR33\*+1326/);
  await expect(account).toContainText('Ağaoğlu Denizcilik Ltd. Şti.');
  // Nobody reads over a shoulder what is not there.
  expect(await page.content()).not.toMatch(/TR\d{10,}/);
  const shown = kurusOf(await account.getByRole('link').first().innerText());
  await expect(table.or(cards)).toBeVisible();
  const paidOut = (await cards.isVisible())
    ? cards.getByRole('listitem').locator('dd:last-child')
    : column(table, 5);
  expect(total(await paidOut.allInnerTexts())).toBe(shown);
  const booking = table.or(cards).getByRole('link').first();
  await expect(booking).toHaveAttribute('href', /^\/captain\/bookings\/\d+$/);
  await expectAccessible(page);

  await signIn(page, 'sibel.uysal');
  await page.goto('/captain/finance?tab=payouts');
  await expect(page.getByRole('heading', { name: 'Bekleyen hakediş yok' })).toBeVisible();
  await page.getByRole('link', { name: 'İşlemler' }).click();
  await expect(page.getByRole('heading', { name: 'Bu günlerde ödeme yok' })).toBeVisible();

  await signIn(page, 'zeynep.karaca');
  await page.goto('/en/captain/finance?tab=payouts');
  await expect(page.getByText('There is no account to pay out to')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add the IBAN' })).toHaveAttribute(
    'href',
    '/en/captain/company#iban',
  );
});

/** The sums of a table's foot lead to the payments whose sums they are. */
async function expectPaymentsOf(page: Page, href: string, lira: number) {
  await page.goto(href);
  const figures = ['revenue', 'commission', 'netRevenue'];
  const place = figures.indexOf(new URL(href, page.url()).searchParams.get('figure') ?? '');
  expect(place).toBeGreaterThanOrEqual(0);
  const payments = page.getByRole('table', { name: 'Ödemeler' });
  const nothing = page.getByRole('heading', { name: /^(Bu günlerde ödeme yok|Sonuç bulunamadı)$/ });
  await expect(payments.or(nothing)).toBeVisible();
  if (lira === 0 && (await nothing.isVisible())) return;
  expect(kurusOf(await payments.locator('tfoot td').nth(place).innerText()), href).toBe(lira);
}

/** A figure that opens a dialog, and the parts of the bookings in it, which add up to it. */
async function expectBookingsOf(page: Page, figure: Locator) {
  const counted = amountOf(await figure.innerText());
  await figure.click();
  const dialog = page.getByRole('dialog');
  const items = dialog.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const parts = await items.evaluateAll((all) =>
    all.map((item) => item.querySelector('p > span')?.textContent ?? '1'),
  );
  expect(parts.reduce((sum, part) => sum + amountOf(part), 0)).toBe(counted);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** A number as Turkish writes it; of money, kuruş. */
const amountOf = (text: string) =>
  text.includes('₺') ? kurusOf(text) : Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', ''));

test('a report by month, boat and tour, beside the period before: each figure opens its list', async ({
  page,
}) => {
  await signIn(page, 'levent.denizer');
  const period = 'from=2026-04-01&to=2026-09-30';
  await page.goto(`/captain/finance?tab=reports&${period}`);
  const comparison = page.getByRole('table', { name: 'Önceki dönemle karşılaştırma' });
  const row = (name: RegExp) => comparison.getByRole('row', { name });
  const shown = kurusOf(
    await row(/^Toplam gelir/)
      .getByRole('link')
      .first()
      .innerText(),
  );
  expect(shown).toBeGreaterThan(0);
  const boats = page.getByRole('table', { name: 'Tekneye göre' });
  const tours = page.getByRole('table', { name: 'Tura göre' });
  // Who has no boat, or no tour, has no table of them.
  const rows = [
    ...(await column(boats, 2).allInnerTexts()),
    ...(await column(tours, 2).allInnerTexts()),
  ];
  expect(rows.length).toBeGreaterThan(0);
  expect(total(rows)).toBe(shown);
  await page.getByRole('figure').getByText('Tablo olarak göster').click();
  const months = page.getByRole('figure').locator('tbody tr');
  expect(total(await months.locator('td:nth-child(2)').allInnerTexts())).toBe(shown);

  // What is no sum says how it comes about.
  await expect(row(/^Günlük ortalama gelir/)).toContainText('Toplam gelirin 183 güne bölümü');
  await expect(comparison).toContainText(/Dolu|dolu/);
  for (const figure of [
    row(/^Bu günlerde başlayan rezervasyonlar/)
      .getByRole('button')
      .first(),
    row(/^Ayrılmış, henüz gelmemiş/)
      .getByRole('button')
      .first(),
    row(/^Teknelerin doluluğu|^Turların doluluğu/)
      .getByRole('button')
      .first(),
    months.getByRole('button').first(),
    boats.or(tours).first().getByRole('button').first(),
    boats.or(tours).first().getByRole('button').nth(1),
  ]) {
    await expectBookingsOf(page, figure);
  }
  await row(/^Ayrılmış/)
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  const links = [
    ...(await comparison.getByRole('link').all()),
    ...(await months.getByRole('link').all()).slice(0, 3),
    ...(await boats.or(tours).first().locator('a[href*="figure="]').all()).slice(0, 2),
  ];
  const ways = await Promise.all(
    links.map(async (link) => ({
      href: (await link.getAttribute('href')) ?? '',
      lira: kurusOf(await link.innerText()),
    })),
  );
  expect(ways).toHaveLength(11);
  for (const { href, lira } of ways) await expectPaymentsOf(page, href, lira);

  await page.goto('/captain/finance?tab=reports&from=2024-01-01&to=2026-06-01');
  await expect(page.getByText('Bir rapor en çok 366 günü kapsar.')).toBeVisible();
});

/** Points, 72 to the inch. */
const A4 = [595, 842];

/** The size of each sheet that the page is printed on. */
async function sheetsOf(page: Page): Promise<number[][]> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
}

test('a year on one page of paper, also for an administrator', async ({ page }) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/captain/finance/2026?captain=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Sayılarla 2026' })).toBeVisible();
  const months = page.getByRole('table', { name: 'Aya göre' });
  await expect(months.locator('tbody tr')).toHaveCount(12);
  expect(total(await column(months, 2).allInnerTexts())).toBe(
    kurusOf(await months.locator('tfoot td').first().innerText()),
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: '2025' }).click();
  await expect(page).toHaveURL(/\/captain\/finance\/2025\?captain=2/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sayılarla 2025' })).toBeVisible();
  await expect(months).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByText('Pruva, 12 Haziran 2026 itibarıyla')).toBeVisible();
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('tbody th') ?? document.body).color,
    ]),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ media: null, colorScheme: 'light' });

  // As many boats as a sheet has no room for.
  const boat = createStore(buildWorld('default', today)).boats.get(1);
  if (!boat) throw new Error('There is no boat to copy.');
  const name = 'Kıyı Rüzgârı ve Uzak Adaların Sessiz Mavi Kuğusu ile Ağır Ağır Denize Açılan Gulet';
  const boats = Array.from({ length: 30 }, (_, index) => ({
    ...boat,
    id: 9001 + index,
    name: `${name} ${index}`,
  }));
  await putRecords(page, { boats });
  for (const [address, heading] of [
    ['/captain/finance/2026', 'Sayılarla 2026'],
    ['/en/captain/finance/2026', '2026 in figures'],
  ] as const) {
    await page.goto(`${address}?captain=2`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(4);
    expect(await sheetsOf(page)).toEqual([A4]);
  }

  await page.goto('/en/captain/finance/1066?captain=2');
  await expect(page.getByRole('heading', { name: 'There is no such year' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('one call in five failing: every tab comes at last, and its figures are still the sums', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  const mend = await misbehave(page);
  for (const [address, name] of [
    ['/captain/finance?days=90', 'Ödemeler'],
    ['/captain/finance?tab=payouts', 'Bekleyen hakedişler'],
    ['/captain/finance?tab=reports&days=90', 'Tekneye göre'],
    ['/captain/finance/2026', 'Aya göre'],
  ] as const) {
    await page.goto(address);
    const failed = main(page).getByRole('button', { name: /^(Tekrar dene|Yenile)$/ });
    await until(
      page,
      async () =>
        (await page.getByRole('table', { name }).isVisible()) && (await failed.count()) === 0,
      async () => undefined,
    );
    const sums = page.getByRole('table', { name }).locator('tfoot td');
    const place = name === 'Ödemeler' ? 5 : name === 'Bekleyen hakedişler' ? 3 : 2;
    expect(total(await column(page.getByRole('table', { name }), place).allInnerTexts())).toBe(
      kurusOf(await sums.first().innerText()),
    );
  }
  await mend();
});

test('in English nothing of it is left in Turkish', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  for (const [address, ready] of [
    ['finance?days=90', page.getByRole('table', { name: 'Payments' })],
    ['finance?tab=payouts', page.getByRole('table', { name: 'Pending payouts' })],
    ['finance?tab=reports&days=90', page.getByRole('table', { name: 'By boat' })],
    ['finance/2026', page.getByRole('table', { name: 'By month' })],
    ['finance?boatId=16', page.getByRole('heading', { name: 'No results found' })],
    ['messages?conversation=conversation_2_9', page.getByRole('textbox', { name: 'Your message' })],
    ['ratings', page.getByRole('article').first()],
    ['ratings?boat=9999', page.getByRole('heading', { name: /^This is not among/ })],
  ] as const) {
    await page.goto(`/en/captain/${address}`);
    await expect(ready).toBeVisible();
    await expectNoTurkish(main(page));
  }
});

test('nobody reads the money, the letters or the reviews of another captain by an address', async ({
  page,
}) => {
  const pages = [
    '/captain/finance?captain=2&boatId=1&days=90',
    '/captain/finance?captain=2&tab=payouts',
    '/captain/finance?captain=2&tab=reports&days=90',
    '/captain/finance/2026?captain=2',
    '/captain/ratings?captain=2&boat=1',
    '/captain/messages?captain=2&conversation=conversation_2_9',
  ];
  await signIn(page, 'zeynep.karaca');
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText('Yükleniyor…')).toHaveCount(0);
    // Boats, the company and a guest of captain 2.
    await expect(main(page).getByText(/Gülşah|Ağaoğlu|Elif Yıldız/)).toHaveCount(0);
  }
  await signIn(page);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Kaptan Değilsiniz' }), address).toBeVisible();
  }
  const asked = (await loggedCalls(page)).filter(
    ({ operationId, path, status }) =>
      /Finance|Payout|OwnerReview|OwnerRating|OwnerOffer|ConversationMessages/.test(
        operationId ?? '',
      ) &&
      /ownerId=2\b|owner\/2\b|conversation_2_9/.test(path) &&
      status < 400,
  );
  expect(asked).toEqual([]);
});
