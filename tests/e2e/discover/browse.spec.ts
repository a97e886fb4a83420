import { formatMoney } from '../../../src/i18n/format.ts';
import { cards, expectCount, recommended, shownBoats } from '../support/boats.ts';
import { fromPrice } from '../support/bookings.ts';
import { chooseLanguage } from '../support/person.ts';
import { searchBoats } from '../support/service.ts';
import { expect, test } from '../support/test.ts';

test('a first visit finds the boats in Turkish, with pictures and prices', async ({ page }) => {
  const { totalElements, content } = await searchBoats(page);
  await page.goto('/boats');
  await expect(page).toHaveTitle('Tekneler · Pruva');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(
    page.getByRole('heading', { level: 1, name: `${totalElements} tekne`, exact: true }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  expect((await shownBoats(page)).map(({ name }) => name)).toEqual(recommended(content));
  await expect
    .poll(() =>
      cards(page)
        .first()
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  // Without days, that a boat confirms at once is told of most of its days.
  for (const { name, isInstantConfirmation } of content) {
    const card = cards(page).nth(recommended(content).indexOf(name));
    const badge = card.getByText('Çoğu gün anında onay');
    await expect(badge).toHaveCount(isInstantConfirmation ? 1 : 0);
  }
  expect(new Set(content.map(({ isInstantConfirmation }) => isInstantConfirmation)).size).toBe(2);

  await page.goto('/boats?name=gulsah');
  const card = cards(page).filter({ hasText: 'Gülşah' });
  await expect(card.getByRole('link', { name: 'Gülşah' })).toHaveAttribute('href', '/boats/1');
  await expect(card).toContainText('Yat, 24 m · Göcek · 12 kişi');
  const lowest = formatMoney('tr', await fromPrice(page, 1));
  await expect(card).toContainText(`en az ${lowest} / gün`);
  await expect(card).toContainText('5 üzerinden 4,8');
});

test('another language is chosen at once, and kept', async ({ page }) => {
  const { totalElements } = await searchBoats(page, { name: 'Gülşah' });
  await page.goto('/boats?name=Gülşah');
  await expectCount(page, totalElements);
  await chooseLanguage(page, 'en');

  const lowest = formatMoney('en', await fromPrice(page, 1));
  const inEnglish = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ boats?$/);
    await expect(cards(page).first()).toContainText('Yacht, 24 m · Göcek · 12 guests');
    await expect(cards(page).first()).toContainText(`from ${lowest} / day`);
    await expect(page).toHaveTitle('Boats · Pruva');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  };
  await inEnglish();
  await page.reload();
  await inEnglish();

  await chooseLanguage(page, 'tr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tekne');
});

test('every page shows the boats that follow, and has an address', async ({ page }) => {
  const { totalPages } = await searchBoats(page);
  const next = recommended((await searchBoats(page, {}, { page: 1 })).content);
  const names = async () => (await shownBoats(page)).map(({ name }) => name);

  await page.goto('/boats');
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL('/boats?page=2');
  await expect.poll(names).toEqual(next);
  // The reader stands at the top of the new page, not at its links.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.reload();
  await expect.poll(names).toEqual(next);
  await page.getByRole('link', { name: 'Önceki sayfa' }).click();
  await expect(page).toHaveURL('/boats');
  await expect(cards(page)).toHaveCount(12);

  await page.goto(`/boats?page=${totalPages + 1}`);
  await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok' })).toBeVisible();
  await page.getByRole('link', { name: 'İlk sayfaya git' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('on a slow phone the boats stay while the next ones come', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/boats');
  await expect(cards(page)).toHaveCount(12);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('main').evaluate((main) => {
    new MutationObserver(() => {
      const title = main.querySelector('h1');
      if (!title?.checkVisibility()) document.documentElement.dataset.blinked = '';
    }).observe(main, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL('/boats?page=2');
  await expect(page.getByRole('link', { name: 'Önceki sayfa' })).toBeVisible();
  await expect(page.locator('html[data-blinked]')).toHaveCount(0);
});

test('the pictures of a boat are leafed through in its card, and load only then', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await page.goto('/boats?name=gülşah');
  const card = cards(page).first().locator('xpath=ancestor::li');
  const pictures = card.locator('a[aria-hidden="true"] img');
  if (isPhone) {
    await expect(pictures).toHaveCount(1);
    await pictures.first().dispatchEvent('touchstart');
    await expect(pictures).toHaveCount(2);
    await card.locator('a[aria-hidden="true"]').evaluate((slides: HTMLElement) => {
      slides.parentElement?.scrollTo({ left: slides.clientWidth, behavior: 'instant' });
    });
  } else {
    await expect(pictures).toHaveCount(0);
    await cards(page).first().getByRole('link').focus();
    const next = card.getByRole('button', { name: 'Sonraki fotoğraf: Gülşah' });
    await expect(pictures).toHaveCount(1);
    await next.press('Enter');
    await expect(card.getByRole('button', { name: 'Önceki fotoğraf: Gülşah' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  }
  await expect(pictures).toHaveCount(3);
  await expect(pictures.nth(1)).toBeInViewport();
  await pictures.nth(1).click();
  await expect(page).toHaveURL('/boats/1');
});

test('a link that brings something along shows the same boats and tours', async ({ page }) => {
  for (const list of ['boats', 'tours']) {
    await page.goto(`/${list}`);
    const title = await page.getByRole('heading', { level: 1, name: /^\d/ }).textContent();
    await page.goto(`/${list}?utm_source=newsletter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    // It is no filter, and counts as none.
    await expect(page.getByRole('button', { name: /^Filtreler/ })).toHaveText('Filtreler');
  }
});
