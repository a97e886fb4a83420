import type { Page } from '@playwright/test';
import { formatMoney } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { freeDays } from '../support/bookings.ts';
import { hurryUntil } from '../support/hurry.ts';
import { expectFailedCalls, failing, holding } from '../support/mock.ts';
import { searchParam } from '../support/person.ts';
import { searchBoats } from '../support/service.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

test.use({ language: 'tr' });

const list = (page: Page) => page.getByRole('list', { name: 'Tekneler', exact: true });

test('boats are chosen from the list and stand side by side', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  await page.goto('/boats?location=Göcek');
  const toggles = list(page).getByRole('button', { name: /^Karşılaştır: / });
  const most = isPhone ? 3 : 4;
  for (let index = 0; index < most; index += 1) {
    await toggles.nth(index).click();
    await expect(toggles.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await toggles.nth(most).click();
  await expect(page.getByText('Karşılaştırma doldu')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Karşılaştırma' });
  // The address keeps them.
  await page.reload();
  await expect(tray.getByRole('listitem')).toHaveCount(most);
  await expectAccessible(page);
  await tray.getByRole('link', { name: `${most} tekneyi karşılaştır` }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Yan yana ${most} tekne`);
  await expect(page.getByRole('rowheader', { name: /^Günlük fiyat/ })).toBeVisible();
  await expectAccessible(page);
  // Before days are chosen, there is nothing to be booked.
  await expect(page.getByRole('link', { name: /^Gün seç: / })).toHaveCount(most);
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: 'Yalnızca farklar' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows);
  await page
    .getByRole('button', { name: /^Karşılaştırmadan çıkar: / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(most - 1);
  await expect(page.getByRole('region', { name: 'Karşılaştırma' })).toBeFocused();
});

test('boats are compared at the price of the chosen days, and booked for them', {
  tag: '@phone',
}, async ({ page }) => {
  const { start, end } = await freeDays(page, 1, { length: 2, instant: true });
  const { content } = await searchBoats(page, { startDate: start, endDate: end }, { size: 100 });
  const priceOf = (id: number) => content.find((boat) => boat.id === id)?.periodPrice ?? 0;
  const other = content.find(({ id, ownerId }) => id !== 1 && ownerId !== 2);
  const otherId = other?.id ?? 0;
  await page.goto(`/compare?boats=1,${otherId}&start=${start}&end=${end}&guests=4`);
  const prices = page.getByRole('row', { name: /^Seçtiğiniz günlerin fiyatı/ }).getByRole('cell');
  await expect(prices).toHaveText(
    [priceOf(1), priceOf(otherId)].map((price) => formatMoney('tr', price)),
  );
  await signIn(page, 'can.demir');
  await page.reload();
  await page.getByRole('link', { name: 'Ayırt: Gülşah' }).click();
  await expect(page).toHaveURL(/\/boats\/1\/book\?/);
  expect(searchParam(page, 'start')).toBe(start);
  expect(searchParam(page, 'guests')).toBe('4');
});

test('how a boat is confirmed on the chosen days is told, not how it mostly is', {
  tag: '@phone',
}, async ({ page }) => {
  const usual = await searchBoats(page, {}, { size: 100 });
  const isUsuallyInstant = (id: number) =>
    usual.content.find((boat) => boat.id === id)?.isInstantConfirmation;
  /** A boat that is confirmed otherwise on a day than it mostly is. */
  async function otherwiseOn(day: string, instant: boolean) {
    const { content } = await searchBoats(page, { startDate: day, endDate: day }, { size: 100 });
    const boat = content.find(
      ({ id, periodPrice, isInstantConfirmation }) =>
        periodPrice != null &&
        isInstantConfirmation === instant &&
        isUsuallyInstant(id) === !instant,
    );
    if (!boat) throw new Error(`No boat is confirmed otherwise than usual on ${day}.`);
    return boat;
  }
  const [summer, autumn] = [inDays(32), inDays(140)];
  const [instant, request] = [await otherwiseOn(summer, true), await otherwiseOn(autumn, false)];
  const answers = page.getByRole('row', { name: /^Anında onay/ }).getByRole('cell');
  const compared = `/compare?boats=${instant.id},${request.id}`;
  await page.goto(compared);
  await expect(answers).toHaveText(['Çoğunlukla kaptan onayıyla', 'Çoğu gün']);
  await page.goto(`${compared}&start=${summer}&end=${summer}`);
  await expect(answers.first()).toHaveText('Evet');
  await expect(page.getByRole('link', { name: `Ayırt: ${instant.name}` })).toBeVisible();
  await page.goto(`${compared}&start=${autumn}&end=${autumn}`);
  await expect(answers.last()).toHaveText('Onaya bağlı');
  await expect(page.getByRole('link', { name: `Rezervasyon iste: ${request.name}` })).toBeVisible();
  await expectAccessible(page);
});

test('boats without days lead to their calendar, and what is not shown is told', {
  tag: '@phone',
}, async ({ page }) => {
  expectFailedCalls(page);
  await page.goto('/compare?boats=1,2,3,999,5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yan yana 3 tekne');
  await expect(page.getByRole('main')).toContainText(
    '5 tekne istendi; aynı anda en çok 4 tekne karşılaştırılabilir.',
  );
  await page.getByRole('link', { name: 'Gün seç: Gülşah' }).click();
  await expect(page).toHaveURL(/\/boats\/1\?.*#availability$/);
  const calendar = page.getByRole('main').getByRole('grid').first();
  await expect(calendar).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Müsaitlik ve fiyat' })).toBeInViewport();
});

test('only what decides between boats is marked', async ({ page }) => {
  await page.goto('/compare?boats=1,2');
  const marked = page.getByRole('rowheader', { name: /farklı/ });
  await expect(page.getByRole('rowheader', { name: 'Yapım yılı' })).toBeVisible();
  await expect(marked.first()).toBeVisible();
  expect(await marked.count()).toBeLessThan((await page.getByRole('row').count()) / 2);
  // A few centimetres or a year are told, not marked.
  await expect(page.getByRole('rowheader', { name: /Uzunluk.*farklı/ })).toHaveCount(0);
});

test('the comparison says what loads, what failed, what is gone, what is missing', async ({
  page,
}) => {
  const release = await holding(page, 'getBoat');
  await page.goto('/compare?boats=1,2');
  await expect(
    page.getByRole('status').filter({ hasText: 'Tekne yükleniyor…' }).first(),
  ).toBeAttached();
  await release();
  await page.goto('/compare?boats=1,999');
  await expect(page.getByRole('link', { name: 'Gülşah', exact: true })).toBeVisible();
  await expect(page.getByText('Bu tekne artık yayında değil.')).toBeVisible();
  // One that fails stands in its column, all of them say so once.
  await failing(page, 'getBoat', { status: 403, count: 1 });
  await page.goto('/compare?boats=2,3');
  const retry = page.getByRole('button', { name: 'Tekrar dene' });
  await expect(page.getByRole('alert')).toHaveCount(1);
  await retry.click();
  await expect(retry).toHaveCount(0);
  const mend = await failing(page, 'getBoat', { status: 503 });
  await page.goto('/compare?boats=2,3,4');
  await hurryUntil(page, page.getByRole('heading', { name: 'Sunucu Hatası' }));
  await expect(page.getByRole('alert')).toHaveCount(1);
  await mend();
  await retry.click();
  await expect(page.getByRole('link', { name: 'Martı', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İmbat', exact: true })).toBeVisible();
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'En az iki tekne seçin' })).toBeVisible();
});

test('boats that need more room than the screen are pushed sideways, and the page stays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/compare?boats=16,17,18,19');
  await expect(page.getByRole('columnheader', { name: 'Meltem' })).toBeVisible();
  await expectAccessible(page);
});

test('of two boats chosen one right after the other, both are compared', async ({ page }) => {
  await page.goto('/boats');
  const toggles = list(page).getByRole('button', { name: /^Karşılaştır: / });
  await expect(toggles.nth(1)).toBeVisible();
  await page.waitForFunction(() => !document.querySelector('[data-prerendered]'));
  await toggles.evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 2)) (button as HTMLElement).click(); // buttons
  });
  await expect(page.getByRole('link', { name: '2 tekneyi karşılaştır' })).toBeVisible();
  await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggles.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a heart keeps a boat, and a link passes the list on', async ({ page }) => {
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { name: 'Henüz favoriniz yok' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/boats?name=Gülşah');
  const heart = page.getByRole('button', { name: 'Favorilere ekle: Gülşah' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favourites');
  await expect(page.getByRole('link', { name: 'Gülşah', exact: true })).toBeVisible();
  await heart.press('Enter');
  await expect(page.getByRole('heading', { name: 'Henüz favoriniz yok' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expectFailedCalls(page);
  await page.goto('/favourites?boats=2,999');
  await expect(page.getByRole('link', { name: 'İmbat', exact: true })).toBeVisible();
  await expect(page.getByText('Bazıları artık yayında değil.')).toBeVisible();
  await page.getByRole('button', { name: 'Hepsini sakla' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a search is saved under a name, found again, and removed when that is confirmed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/boats?type=CATAMARAN&sort=price,asc');
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kayıtlı aramalar' });
  const name = dialog.getByRole('textbox', { name: 'Bu aramanın adı' });
  await expect(name).toHaveValue('Katamaran');
  await name.fill('');
  await dialog.getByRole('button', { name: 'Bu aramayı kaydet' }).click();
  await expect(name).toBeFocused();
  await name.fill('Temmuz için');
  await dialog.getByRole('button', { name: 'Bu aramayı kaydet' }).click();
  await expect(dialog.getByRole('link', { name: 'Temmuz için' })).toBeVisible();
  await expectAccessible(page, { within: '[role=dialog]' });

  await page.goto('/boats');
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click();
  await dialog.getByRole('link', { name: 'Temmuz için' }).click();
  await expect(page).toHaveURL('/boats?type=CATAMARAN&sort=price%2Casc');
  await page.getByRole('button', { name: 'Kayıtlı aramalar' }).click();
  await dialog.getByRole('button', { name: 'Kaldır: Temmuz için' }).click();
  await dialog.getByRole('button', { name: 'Kaldır', exact: true }).click();
  await expect(dialog.getByText('Henüz kayıtlı arama yok')).toBeVisible();
});
