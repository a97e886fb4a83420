import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { addDays } from '../../../mocks/rules/calendar/day.ts';
import { formatDate, formatDateRange, formatMoney } from '../../../src/i18n/format.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { calendarOf, freeDays, fromPrice } from '../support/bookings.ts';
import { dayNamed } from '../support/day-names.ts';
import { expectFailedCalls, failing, putRecords } from '../support/mock.ts';
import { chooseLanguage, goDownTo, searchParam } from '../support/person.ts';
import { reviewsOfBoat, searchBoats } from '../support/service.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays, today } from '../support/today.ts';

type CalendarDay = components['schemas']['CalendarDay'];

/** What a day of a boat's calendar can be, in the calendar's words and in those of the service. */
const KINDS: [state: string, fits: (day: CalendarDay) => boolean][] = [
  ['Müsait, onay gerekir', (day) => isOpen(day) && !day.isInstantConfirmation && !day.isOverride],
  ['Anında onay', (day) => isOpen(day) && day.isInstantConfirmation && !day.isOverride],
  ['Özel fiyat', (day) => isOpen(day) && !day.isInstantConfirmation && day.isOverride],
  ['Özel fiyat, Anında onay', (day) => isOpen(day) && day.isInstantConfirmation && day.isOverride],
  ['Dolu', (day) => !day.isAvailable],
];
/** How high a boat's page may be on a phone, its sections loaded; pixels. */
const PHONE_PAGE = 4_270;

const isOpen = (day: CalendarDay) => day.isAvailable && !day.hasBookings;

test('drinks that can be ordered are not asked for, and all boats of a captain are named', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/boats/3');
  // The basket of drinks is no meal either.
  await expect(page.getByRole('main')).toContainText('Ayrıca ödenir: Yemek · Havlu. Fiyatı');
  const captain = page.getByRole('region', { name: 'Kaptanınız' });
  await captain.scrollIntoViewIfNeeded();
  // Of all that they have, this one aside.
  const told = await captain.getByText(/^\d+ tekne$/).textContent();
  const count = Number.parseInt(told ?? '', 10);
  expect(count).toBeGreaterThan(7);
  await expect(captain.getByRole('listitem').getByRole('link')).toHaveCount(count - 1);
});

test('a boat is opened from its card: pictures, facts, services', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  await page.goto('/boats?name=Gülşah');
  await page.getByRole('link', { name: 'Gülşah', exact: true }).click();
  await expect(page).toHaveURL('/boats/1');
  await expect(page).toHaveTitle('Gülşah · Pruva');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeFocused();

  const main = page.getByRole('main');
  await expect(main).toContainText('Kaptan Mehmet Ağaoğlu');
  const lowest = formatMoney('tr', await fromPrice(page, 1));
  await expect(main).toContainText(`en az ${lowest} / gün`);
  const fact = (label: string) =>
    main
      .locator('div')
      .filter({ has: page.locator('dt', { hasText: label }) })
      .last();
  await expect(fact('Marka ve model')).toContainText('Bodrum guleti');
  await expect(fact('Yakıt')).toContainText('Dizel');
  await expect(main.getByRole('listitem').filter({ hasText: 'Klima' })).toBeVisible();
  const included = main.getByRole('list', { name: 'Fiyata dâhil olanlar' }).getByRole('listitem');
  await expect(included).toHaveText([
    'Kaptan ve 3 kişilik mürettebat',
    'Yakıt',
    'Meşrubat',
    'Havlu',
    'Temizlik',
  ]);
  // Meals stand among the services with their price, and are not said twice.
  const extras = page.getByRole('region', { name: 'Ek hizmetler' });
  if (isPhone) {
    // Folded there; what there is stands in the title.
    await expect(extras).toContainText('Kahvaltı · Kano');
    await page.getByRole('heading', { name: 'Ek hizmetler' }).click();
  }
  // What has no price to be told, nobody can order.
  await expect(main).toContainText('Ayrıca ödenir: Liman ücretleri. Fiyatı kaptana sorun.');
  const services = extras.getByRole('list', { name: 'Hizmetler' }).getByRole('listitem');
  await expect(services).toHaveText([
    /Kahvaltı.*₺650 \/ kişi/,
    /Kano.*₺1\.200/,
    /transferi.*₺2\.500/,
  ]);
  await expect(page.getByRole('region', { name: 'Tekne kuralları' })).toContainText(
    'Güvertede ayakkabı giyilmez',
  );

  const captain = page.getByRole('region', { name: 'Kaptanınız' });
  await expect(captain).toContainText(/\d+ tekne/);
  await expect(captain).toContainText('Türkçe, İngilizce, Almanca');
  await expect(captain).toContainText('18 yıldır denizde');
  await expect(captain).toContainText(/Genellikle .* içinde yanıtlar/);
  await expect(captain.getByRole('link', { name: 'Kaptana yaz' })).toHaveAttribute(
    'href',
    /^\/messages\?to=2/,
  );
  const place = page.getByRole('region', { name: 'Biniş yeri' });
  await expect(place).toContainText('Göcek Marina');
  const free = 'Günlük kiralamada 2 gün öncesinin sonuna, saatlik kiralamada 24 saat kalana kadar';
  if (isPhone) {
    // Folded there; the fact that most look for stands in the title.
    await expect(page.getByText(`Tamamı iade edilir · ${free}`)).toBeVisible();
    await page.getByRole('heading', { name: 'Biniş yeri' }).click();
    await page.getByRole('heading', { name: 'Planınız değişirse' }).click();
  }
  // The mark on the drawn map, which says nothing of its own.
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator('li svg')).toBeVisible();
  const terms = page.getByRole('region', { name: 'Planınız değişirse' });
  await expect(terms.getByRole('listitem')).toHaveText([
    new RegExp(`${free}.*Tamamı iade edilir`),
    /Sonra.*İade yapılmaz/,
  ]);
  await terms.scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: 'Benzer tekneler' });
  await goDownTo(page, 'Yorumlar');
  await expect(similar.getByRole('article')).toHaveCount(3);
  await expect(similar.getByRole('link', { name: 'Gülşah', exact: true })).toHaveCount(0);

  const pictures = page.getByRole('region', { name: 'Gülşah görselleri' });
  await expect
    .poll(() =>
      pictures
        .getByRole('img', { name: 'Gülşah, 1 / 4' })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const opener = pictures.getByRole('button', { name: 'Görseli büyüt: 1 / 4' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Gülşah' });
  await expect(viewer.getByRole('img', { name: 'Gülşah, 1 / 4' })).toBeInViewport();
  await viewer.getByRole('button', { name: 'Sonraki görsel' }).press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Gülşah, 2 / 4' })).toBeInViewport();
  await viewer.getByRole('button', { name: 'Sonraki görsel' }).press('End');
  await expect(viewer.getByText('Görsel 4 / 4')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a day on board is told by its hours', async ({ page }) => {
  await page.goto('/boats/1');
  const day = await goDownTo(page, 'Teknede bir gün');
  const hours = await day.getByRole('time').allTextContents();
  expect(hours.length).toBeGreaterThan(3);
  expect(hours).toEqual(hours.toSorted());
  await expect(day.getByRole('listitem').first()).toContainText('Göcek Marina');
  // A boat without a captain has no plan, and nothing leads to one.
  await page.goto('/boats/5');
  await expect(page.getByRole('heading', { level: 1, name: 'Kırlangıç' })).toBeVisible();
  await expect(page.getByText('Kaptansız', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gün planı' })).toHaveCount(0);
});

test('who lends a boat without a captain is called its owner, and a licence is asked for', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/boats/5');
  await expect(page.getByRole('heading', { level: 1, name: 'Kırlangıç' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('amatör denizci belgeniz yanınızda olmalı');
  const owner = page.getByRole('region', { name: 'Tekne sahibi', exact: true });
  await expect(owner.getByRole('link', { name: 'Tekne sahibine yaz' })).toBeAttached();
  await expect(main).not.toContainText(/Kaptan Mehmet|Kaptanınız|Kaptana yaz|kaptana sorun/);
});

test('what a boat is let for is told in the reader’s language', async ({ page }) => {
  await page.goto('/en/boats/1');
  for (const occasion of ['Day trip', 'Blue voyage', 'Birthday']) {
    await expect(page.getByText(occasion, { exact: true })).toBeVisible();
  }
});

test('tabs lead to the sections, stay at the top, and mark the one that is read', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await page.goto('/boats?name=Gülşah');
  await page.getByRole('link', { name: 'Gülşah', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Bu sayfada' });
  const tab = (name: string) => tabs.getByRole('link', { name, exact: true });
  const current = tabs.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const [name, title] of [
    ['Kaptan', 'Kaptanınız'],
    ['Yorumlar', 'Yorumlar'],
    ['Dâhil', 'Neler dâhil?'],
  ] as const) {
    await tab(name).focus();
    await page.keyboard.press('Enter');
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section).toBeFocused();
    await expect(current).toHaveText(name);
    await expect(tab(name)).toBeInViewport({ ratio: 1 });
    // The heading stands below the tabs, not under them.
    const heading = section.getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [bar, title] = [await tabs.boundingBox(), await heading.boundingBox()];
        return bar && title ? title.y - (bar.y + bar.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  }
  // Nothing on the page is wider than the screen; where there is no room, the tabs are pushed sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (isPhone) {
    expect(await tabs.locator('ul').evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(
      true,
    );
  }
  // Back leads to where the person came from, not from section to section.
  await page.goBack();
  await expect(page).toHaveURL(/\/boats\?name=/);
});

test('a phone shows a boat on a page of a few screens', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/boats/1');
  for (const name of ['Müsaitlik ve fiyat', 'Biniş yeri', 'Yorumlar', 'Benzer tekneler']) {
    const section = await goDownTo(page, name);
    await expect(section.getByRole('heading').first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Can Demir' })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThan(PHONE_PAGE);
  // What is folded is a press away.
  const figures = page.getByText('Teknenin ölçüleri', { exact: true });
  await expect(page.getByText('Bodrum guleti')).toBeHidden();
  await figures.click();
  await expect(page.getByText('Bodrum guleti')).toBeVisible();
  // The calendar opens where days are asked for, and stays open with them.
  const day = page.getByRole('button', { name: dayNamed(today) });
  await expect(day).toBeHidden();
  await expect(page.getByText('İlk müsait gün: 12 Haziran')).toBeVisible();
  await page.getByRole('button', { name: 'Gün seç', exact: true }).click();
  await expect(day).toBeInViewport();
  await day.click();
  await expect(page).toHaveURL(/[?&]start=/);
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(day).toBeVisible();
  // English says as much in as little. It comes last, because the language is kept.
  await page.goto('/en/boats/1');
  for (const name of [
    'Availability and prices',
    'Good to know',
    'Reviews',
    'Boats like this one',
  ]) {
    await goDownTo(page, name);
  }
  await expect(page.getByRole('heading', { name: 'Can Demir' })).toBeVisible();
  await expect.poll(height).toBeLessThan(PHONE_PAGE);
});

test('a price can be paid, and one word is said of how a trip is confirmed', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  // Every open day of this boat has a price of its own.
  const open = (await calendarOf(page, 16)).find(
    (day) => isOpen(day) && day.isOverride && day.date >= inDays(2),
  );
  const day = open?.date ?? '';
  await page.goto('/boats/16');
  const main = page.getByRole('main');
  await expect(main).toContainText(`en az ${formatMoney('tr', await fromPrice(page, 16))} / gün`);
  await page.goto(`/boats/16?start=${day}&end=${day}`);
  await expect(main).toContainText(formatMoney('tr', open?.price ?? 0));

  // Usually confirmed at once, and not on these days.
  const { start, end } = await freeDays(page, 1, { length: 3, instant: false });
  await page.goto(`/boats/1?start=${start}&end=${end}&guests=2`);
  const action = isPhone
    ? page.getByRole('button', { name: 'Rezervasyon iste' })
    : page.getByRole('link', { name: 'Rezervasyon iste' });
  await expect(action).toBeVisible();
  await expect(main.getByText('Anında onay', { exact: true })).toHaveCount(0);
  if (isPhone) {
    const days = page.getByText(`${formatDateRange('tr', start, end, 'short')} · 3 gün`);
    const lines = await days.evaluate((line) => line.getClientRects().length);
    expect(lines).toBe(1);
    expect((await days.boundingBox())?.height).toBeLessThan(30);
  }
});

test('a boat is kept, shared, remembered, and told to search engines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { start, end } = await freeDays(page, 1, { length: 2, instant: true });
  await page.goto(`/boats/1?start=${start}&end=${end}&guests=4`);
  const heart = page.getByRole('button', { name: 'Favorilere ekle: Gülşah' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Paylaş: Gülşah' }).click();
  await expect(page.getByText('Bağlantı kopyalandı.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const kept = await page.evaluate(() => [
    localStorage.getItem('favourites'),
    localStorage.getItem('recentlySeen'),
  ]);
  expect(kept).toEqual([expect.stringContaining('"id":1'), expect.stringContaining('"id":1')]);

  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Product',
    name: 'Gülşah',
    offers: { '@type': 'Offer', price: await fromPrice(page, 1), priceCurrency: 'TRY' },
    aggregateRating: { ratingValue: 4.8, reviewCount: 5 },
  });
  // The end of the free time is that of the chosen days.
  await expect(page.getByRole('region', { name: 'Planınız değişirse' })).toContainText(
    `${formatDate('tr', addDays(start, -2))} gününün sonuna kadar`,
  );
});

test('the calendar tells which days are open, at what price, month by month', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const calendar = await calendarOf(page, 1);
  const bookable = calendar.find(({ isAvailable }) => isAvailable)?.date ?? '';
  await page.goto('/boats/1');
  const section = await goDownTo(page, 'Müsaitlik ve fiyat');
  if (isPhone) await section.getByRole('heading', { name: 'Takvim' }).click();
  const named = (name: string) => section.getByRole('button', { name, exact: true });
  // It opens on the first month with a day that can be booked.
  await expect(section.getByRole('button', { name: dayNamed(bookable) })).toBeVisible();
  await expect(
    section.getByRole('list', { name: 'Renklerin anlamı' }).getByRole('listitem'),
  ).toContainText(['Müsait, onay gerekir', 'Anında onay', 'Özel fiyat', 'Dolu', 'Geçmiş tarih']);
  const follower = (month: string) => addDays(`${month}-28`, 4);
  await expect(
    section.getByText(formatDate('tr', follower(bookable.slice(0, 7)), 'month'), { exact: true }),
  ).toBeVisible({ visible: !isPhone });
  // One day of each kind, as the service tells of it, month by month.
  const examples = KINDS.map(([state, fits]) => {
    const day = calendar.find(fits);
    if (!day) throw new Error(`The calendar has no day that is ${state}.`);
    const price = day.isAvailable ? `, günlük ${formatMoney('tr', day.price)}` : '';
    return { day, name: `${formatDate('tr', day.date, 'full')}, ${state}${price}` };
  }).toSorted((a, b) => (a.day.date < b.day.date ? -1 : 1));
  let shown = bookable.slice(0, 7);
  let turned = 0;
  for (const { day, name } of examples) {
    while (shown < day.date.slice(0, 7)) {
      await section.getByRole('button', { name: 'Sonraki ay' }).click();
      shown = follower(shown).slice(0, 7);
      turned += 1;
    }
    await expect(named(name)).toBeVisible();
    await expect(named(name)).toBeEnabled({ enabled: day.isAvailable });
  }
  const last = examples.at(-1)?.name ?? '';
  expect(turned).toBeGreaterThan(0);
  await expect.poll(() => searchParam(page, 'month')).toBe(shown);
  await page.reload();
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(named(last)).toBeVisible();
  for (; turned > 0; turned -= 1) {
    await section.getByRole('button', { name: 'Önceki ay' }).click();
  }
  await expect(section.getByRole('button', { name: dayNamed(bookable) })).toBeVisible();

  // What is over, in the current month, before which there is nothing to see.
  await page.goto(`/boats/1?month=${today.slice(0, 7)}`);
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(named(`${formatDate('tr', inDays(-1), 'full')}, Geçmiş tarih`)).toBeDisabled();
  await expect(section.getByRole('button', { name: 'Önceki ay' })).toBeDisabled();

  // A month that nothing is known of leads to the first day that can be booked.
  await page.goto(`/boats/1?month=${inDays(2 * 365).slice(0, 7)}`);
  await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(section.getByText('Bu tarihler için müsaitlik bilgisi yok.')).toBeVisible();
  await section.getByRole('button', { name: `${formatDate('tr', bookable)} tarihine git` }).click();
  await expect(section.getByRole('button', { name: dayNamed(bookable) })).toBeVisible();

  await chooseLanguage(page, 'en');
  await expect(page.getByRole('button', { name: dayNamed(bookable, 'en') })).toHaveAccessibleName(
    / a day$/,
  );
});

test('a captain is not asked to write to themselves', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/boats/1');
  await expect(page.getByRole('region', { name: 'Kaptanınız' })).toContainText(/\d+ tekne/);
  await expect(page.getByRole('link', { name: 'Kaptana yaz' })).toHaveCount(0);
  await page.goto('/boats/3');
  await expect(page.getByRole('link', { name: 'Kaptana yaz' })).toBeVisible();
});

test('nobody is asked to book what they let or guide themselves', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  const book = page.getByRole('button', { name: /^(Gün|Tarih) seç$/ });
  await page.goto('/boats/1');
  await expect(page.getByText('Bu sizin tekneniz')).toBeVisible();
  await expect(book).toHaveCount(0);
  await page.goto('/tours/1');
  await expect(page.getByText('Bu sizin turunuz')).toBeVisible();
  await expect(book).toHaveCount(0);
  await page.goto('/boats/1/book');
  await expect(page.getByText('Bu sizin tekneniz')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Devam' })).toHaveCount(0);
  await page.goto('/boats/3');
  await expect(book).toBeVisible();
  await expect(page.getByText('Bu sizin tekneniz')).toHaveCount(0);
});

/** Nine reviews besides those that boat 1 has, one of each day, all of one trip that Can has been on. */
async function manyReviews(page: Page): Promise<void> {
  const reviews = Array.from({ length: 9 }, (_, index) => ({
    id: 90_001 + index,
    rating: 3,
    comment: `Pruva ile ${index + 1}. günümüz de güzeldi.`,
    textLanguage: 'tr',
    createdAt: `${inDays(index - 9)}T18:00:00Z`,
    customerId: 10,
    bookingId: 8,
    boatId: 1,
    tourId: null,
  }));
  await putRecords(page, { reviews });
}

test('a few reviews are read, and need neither search nor bars', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/boats/1');
  await page.getByRole('link', { name: /5 yorum/ }).click();
  const section = await goDownTo(page, 'Yorumlar');
  await expect(section).toBeInViewport();
  await expect(section.getByText('4,8')).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(5);
  const review = section.getByRole('article').filter({ hasText: 'Can Demir' });
  await expect(review).toContainText('Doğrulanmış rezervasyon');
  const written = (await reviewsOfBoat(page, 1)).find(
    ({ customer }) => customer.fullName === 'Can Demir',
  );
  await expect(review).toContainText(formatDate('tr', written?.createdAt ?? ''));
  await expect(review).toContainText('Mehmet Ağaoğlu · resmî yanıt');
  await expect(review.getByText('yüzmek için bile değer')).toBeHidden();
  await review.getByRole('button', { name: 'Daha fazla göster' }).first().click();
  await expect(review.getByText('yüzmek için bile değer')).toBeVisible();
  await expect(section.getByRole('list', { name: 'Yıldızlara göre yorumlar' })).toHaveCount(0);
  await expect(section.getByRole('searchbox')).toHaveCount(0);

  const { content } = await searchBoats(page, {}, { sort: 'newest,desc', size: 100 });
  const unrated = content.find(({ reviewCount }) => reviewCount === 0);
  await page.goto(`/boats/${unrated?.id}`);
  await goDownTo(page, 'Yorumlar');
  await expect(section).toContainText('Henüz yorum yok');
});

test('many reviews are narrowed by their stars and by a word', async ({ page }) => {
  await manyReviews(page);
  await page.goto('/boats/1');
  const section = await goDownTo(page, 'Yorumlar');
  const stars = section.getByRole('list', { name: 'Yıldızlara göre yorumlar' });
  await expect(stars.getByRole('listitem')).toContainText([
    '5 yıldız: 4 yorum',
    '4 yıldız: 1 yorum',
    '3 yıldız: 9 yorum',
    '2 yıldız: 0 yorum',
    '1 yıldız: 0 yorum',
  ]);
  await stars.getByRole('button', { name: /^4 yıldız/ }).click();
  await expect(section.getByRole('article')).toHaveCount(1);
  await expect(section.getByRole('heading', { name: 'James Carter' })).toBeVisible();
  await section.getByRole('button', { name: 'Bütün yorumlar' }).click();
  await expect(section.getByRole('article')).toHaveCount(12);
  await section.getByRole('searchbox', { name: 'Yorumlarda ara' }).fill('KAHVALTI');
  await expect(section.getByRole('article')).toHaveCount(1);
  await expect(section.getByRole('status').filter({ hasText: '1 yorum' })).toBeVisible();
  await section.getByRole('button', { name: 'Yanıtlananlar' }).click();
  await expect(section.getByText('Eşleşen yorum yok')).toBeVisible();
  await section.getByRole('button', { name: 'Bütün yorumlar' }).click();
  await section.getByRole('button', { name: /Sıralama/ }).click();
  await page.getByRole('option', { name: 'Önce en yüksek puan' }).click();
  await expect(section.getByRole('article').last()).not.toContainText('James Carter');
});

test('many reviews come page after page, the newest first', async ({ page }) => {
  await manyReviews(page);
  await page.goto('/boats/1');
  const section = await goDownTo(page, 'Yorumlar');
  await section.scrollIntoViewIfNeeded();
  const reviews = section.getByRole('article');
  await expect(section.getByText('14 yorum', { exact: true })).toBeVisible();
  await expect(reviews).toHaveCount(12);
  await expect(reviews.first()).toContainText(formatDate('tr', inDays(-1)));
  await section.getByRole('button', { name: 'Daha fazla yorum' }).click();
  await expect(reviews).toHaveCount(14);
  await expect(section.getByRole('button', { name: 'Daha fazla yorum' })).toBeHidden();
});

test('a section that fails says so in its place, and comes with another try', async ({ page }) => {
  const mendCalendar = await failing(page, 'listBoatCalendarDays', { status: 503 });
  const mendReviews = await failing(page, 'listFilteredBoatReviewsPage', { status: 429 });
  const mendSummary = await failing(page, 'getBoatReviewSummary', { status: 429 });
  await page.goto('/boats/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  const calendar = await goDownTo(page, 'Müsaitlik ve fiyat');
  const reviews = await goDownTo(page, 'Yorumlar');
  await expect(calendar.getByRole('alert')).toContainText(
    'Müsaitlik bilgileri yüklenemedi. Hizmet şu anda kullanılamıyor. Lütfen 30 saniye sonra tekrar deneyin.',
  );
  await expect(reviews.getByRole('alert')).toContainText(
    'Yorumlar yüklenemedi. Çok fazla istek gönderildi. Lütfen 30 saniye sonra tekrar deneyin.',
  );
  // What could not be loaded may be there.
  await expect(reviews).not.toContainText('Henüz yorum yok');

  await mendCalendar();
  await calendar.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(calendar.getByRole('button', { name: dayNamed(today) })).toBeVisible();
  await expect(reviews.getByRole('alert')).toBeVisible();
  await mendReviews();
  await mendSummary();
  await reviews.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(reviews.getByRole('heading', { name: 'Can Demir' })).toBeVisible();
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('days whose calendar cannot be had have no price, and the panel comes with another try', async ({
  page,
}) => {
  const { start, end } = await freeDays(page, 1, { length: 2, instant: true });
  const mend = await failing(page, 'listBoatCalendarDays', { status: 503 });
  await page.goto(`/boats/1?start=${start}&end=${end}`);
  const panel = page.getByRole('complementary').filter({ hasText: 'İlk gün' });
  await expect(panel.getByRole('status')).toContainText('Takvim verileri yüklenemedi');
  await expect(panel).not.toContainText('/ gün');
  await expect(panel.getByRole('button', { name: 'Başka günler seç' })).toHaveCount(0);
  await mend();
  await panel.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(panel.getByRole('link', { name: 'Hemen ayırt' })).toBeVisible();
});

test('a boat that is not there, and an address that leads nowhere', async ({ page }) => {
  expectFailedCalls(page);
  for (const address of ['/boats/99999999', '/boats/x1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Tekne bulunamadı' })).toBeVisible();
    await expect(page).toHaveTitle('Tekne bulunamadı · Pruva');
  }
  await page.getByRole('link', { name: 'Teknelerin hepsi' }).click();
  await expect(page).toHaveURL('/boats');
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page).toHaveTitle('Sayfa bulunamadı · Pruva');
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/en');
});

test('a boat that cannot be had says why, and comes with another try', async ({ page }) => {
  const mend = await failing(page, 'getBoat', { status: 503 });
  await page.goto('/boats/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Sunucu Hatası' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
});

test('a boat that is not published is there for its owner alone', async ({ page }) => {
  expectFailedCalls(page);
  await page.goto('/boats/9');
  await expect(page.getByRole('heading', { level: 1, name: 'Tekne bulunamadı' })).toBeVisible();
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/boats/9');
  await expect(page.getByText('Önizleme: yayında değil')).toBeVisible();
  const calendar = await goDownTo(page, 'Müsaitlik ve fiyat');
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  await expect(page.getByText('İlk ve son günü seçin')).toBeHidden();
  await expectAccessible(page);
});

test('days and people chosen in the list go along to the boat and to its booking', async ({
  page,
}) => {
  const { start: first, end: last } = await freeDays(page, 1, { length: 2, instant: true });
  await page.goto(`/en/boats?name=Gülşah&startDate=${first}&endDate=${last}&minCapacity=4`);
  await page.getByRole('link', { name: 'Gülşah', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/boats\/1\?/);
  expect(searchParam(page, 'start')).toBe(first);
  expect(searchParam(page, 'end')).toBe(last);
  expect(searchParam(page, 'guests')).toBe('4');
  const booking = page.getByRole('link', { name: /^(Book now|Request to book)$/ });
  await expect(booking).toHaveAttribute('href', new RegExp(`book\\?.*start=${first}.*guests=4`));
  await expect(page.getByText('Written in Turkish').first()).toBeVisible();
});

test('what somebody wrote in another language says so block by block', async ({ page }) => {
  const reply = {
    reviewId: 3,
    userId: 2,
    message: 'Lena Hanım, gelecek yaz yine bekleriz.',
    textLanguage: 'tr',
    isOfficial: true,
    createdAt: `${inDays(-1)}T18:00:00Z`,
  };
  await putRecords(page, { reviewReplies: [{ id: 90_001, ...reply }] });
  await page.goto('/en/boats/1');
  const figures = page.getByRole('group').filter({ hasText: 'Specifications' });
  await expect(figures.locator('dd[lang="tr"]').first()).toBeVisible();
  const place = await goDownTo(page, 'Where you board');
  await expect(place.locator('[lang="tr"]').first()).toBeVisible();
  const own = page.getByRole('main').getByText('Written in Turkish');
  await expect(own.first()).toBeVisible();
  await expect(figures).not.toContainText('Written in Turkish');
  // The name of a place is the same in every language.
  await expect(place).not.toContainText('Written in Turkish');
  await expect(await goDownTo(page, 'A day on board')).toContainText('Written in Turkish');
  const reviews = (await goDownTo(page, 'Reviews'))
    .getByRole('article')
    .filter({ has: page.locator('[lang="tr"]') });
  await expect(reviews.first()).toBeVisible();
  await expect(reviews.getByText('Written in Turkish')).toHaveCount(await reviews.count());
  const answered = reviews.filter({ hasText: reply.message });
  await expect(answered).toContainText('A wonderful gulet');
  await expect(answered.getByText(reply.message)).toHaveAttribute('lang', 'tr');
  await page.goto('/boats/1');
  await expect(page.getByText('Özgün dili')).toHaveCount(0);
  await page.goto('/en/tours/1');
  for (const name of ['The route', 'Meeting point']) {
    const part = await goDownTo(page, name);
    await expect(part.locator('[lang="tr"]').first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByText('Written in Turkish').first()).toBeVisible();
  await signIn(page);
  await page.goto('/en/my-bookings/1');
  const ticket = page.getByRole('region', { name: 'Boarding pass PR-0001' });
  await expect(ticket.locator('[lang="tr"]').first()).toBeVisible();
  await expect(ticket).toContainText('Written in Turkish');
});
