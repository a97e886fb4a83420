import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing } from '../support/mock.ts';
import { otherDevice, signIn, signInHere } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

type Schemas = components['schemas'];
type Tour = Schemas['Tour'];

const captain = 'mehmet.agaoglu';

function wizardOn(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    step: (name: string) => main.getByRole('tab', { name }),
    text: (name: string) => main.getByRole('textbox', { name, exact: true }),
    region: main.getByRole('combobox', { name: 'Bölge' }),
    next: main.getByRole('button', { name: 'Devam', exact: true }),
    save: main.getByRole('button', { name: /^(Kaydet|Güncelle|Kaydet ve çık)$/ }),
    /** Beside the progress; the steps say it too. */
    unsaved: main.getByRole('paragraph').getByText('Kaydedilmemiş değişiklik', { exact: true }),
  };
}

/** The tours of the captain as the service has them, the newest first. */
async function toursOf(page: Page): Promise<Tour[]> {
  const { headers, userId } = await otherDevice(page, captain);
  const list = await page.request.get(`${BASE}/tours/guide/${userId}`, { headers });
  const ids = ((await list.json()) as Tour[]).map(({ id }) => id).toSorted((a, b) => b - a);
  return Promise.all(
    ids.map(async (id) => {
      const answer = await page.request.get(`${BASE}/tours/${id}`, { headers });
      return (await answer.json()) as Tour;
    }),
  );
}

/** A published tour of the captain. */
async function publishedTour(page: Page): Promise<Tour> {
  const tour = (await toursOf(page)).find(({ status }) => status === 'ACTIVE');
  if (!tour) throw new Error(`${captain} has no published tour`);
  return tour;
}

test('a captain writes a tour by keyboard alone and finds all of it again', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/tours/new');
  const { main, step, text, region, next, save, unsaved } = wizardOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni tur ekle');
  await expect(main.getByText('%0 · 7 adımdan 0')).toBeVisible();
  await expect(unsaved).toHaveCount(0);

  async function type(name: string, words: string) {
    await text(name).focus();
    await page.keyboard.type(words);
  }
  await type('Başlık', 'Günbatımı koy turu');
  await expect(unsaved).toBeVisible();
  await type('Kısa açıklama', 'Üç koy, bir akşam yemeği.');
  await main.getByRole('checkbox', { name: 'Türkçe' }).focus();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Tur tipi' }).press('Enter');
  await page.keyboard.type('Tekne');
  await page.keyboard.press('Enter');
  await expect(step('Detaylar')).not.toContainText('gezildi');
  await expectAccessible(page);
  await next.press('Enter');

  await expect(page).toHaveURL(/\/new\/terms$/);
  await expect(step('Detaylar')).toContainText('gezildi tamam');
  await expect(main.getByText('%14 · 7 adımdan 1')).toBeVisible();
  await main.getByRole('radio', { name: /Orta/ }).focus();
  await page.keyboard.press('Space');
  await type('Fiyata dâhil', 'Akşam yemeği');
  await next.press('Enter');

  await expect(page).toHaveURL(/\/new\/route$/);
  await region.focus();
  await page.keyboard.type('Gökova');
  await page.keyboard.press('Escape');
  await type('Enlem', '36,9');
  await type('Boylam', '28,2');
  await type('Buluşma noktası', 'Mavi iskele');
  await next.press('Enter');

  await expect(page).toHaveURL(/\/new\/descriptions$/);
  await type('Detaylı açıklama', 'Sakin koylar.');
  await type('Öne çıkan 1', 'Gün batımı');
  await expect(main.getByRole('button', { name: /Öne çıkan 1 satırını sil/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Öne çıkan ekle' }).press('Enter');
  await expect(text('Öne çıkan 2')).toBeFocused();
  await page.keyboard.type('Yıldızlar');
  await type('Başka bir özellik', 'ince tekne');
  await page.keyboard.press('Enter');
  await type('Başka bir özellik', 'INCE  TEKNE');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Ince tekne', pressed: true })).toHaveCount(1);
  await main.getByRole('button', { name: 'Yüzme' }).press('Space');
  await expectAccessible(page, { byNight: true });
  await next.press('Enter');

  await expect(page).toHaveURL(/\/new\/dates$/);
  await type('Kişi başı fiyat', '850');
  await step('Şartlar').focus();
  await save.press('Enter');
  await expect(page).toHaveURL(/\/captain\/tours$/);
  await expect(page.getByText('Tur oluşturuldu')).toBeVisible();

  const [tour] = await toursOf(page);
  expect(tour).toMatchObject({
    name: 'Günbatımı koy turu',
    status: 'DRAFT',
    tourType: 'BOAT',
    languages: ['tr'],
    cancellationPolicy: 'moderate',
    location: 'Gökova',
    latitude: 36.9,
    longitude: 28.2,
    highlights: ['Gün batımı', 'Yıldızlar'],
    features: ['INCE_TEKNE', 'SWIMMING'],
    price: 850,
    duration: { hours: 2, minutes: 0 },
  });
  await page.goto(`/captain/tours/${tour?.id}/descriptions`);
  await expect(text('Öne çıkan 2')).toHaveValue('Yıldızlar');
  await expect(step('Rota')).toContainText('gezildi tamam');
  await expect(unsaved).toHaveCount(0);
});

test('saving leads to the step of the first thing that is wrong: 1, 3, 5', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/tours/new/terms');
  const { main, step, text, region, save } = wizardOn(page);
  await expect(save).toHaveText('Kaydet');
  await save.click();
  await expect(page).toHaveURL(/\/new\/details$/);
  await expect(text('Başlık')).toBeFocused();
  await expect(main.getByText('Bir başlık yazın')).toBeVisible();
  for (const name of ['Detaylar', 'Rota', 'Tarih ve fiyat']) {
    await expect(step(name)).toContainText('Düzeltilecek 1 alan');
  }
  await expectAccessible(page);
  await text('Başlık').fill('a'.repeat(81));
  await expect(main.getByText('81 / 100')).toBeVisible();
  await expect(save).toHaveText('Kaydet ve çık');

  await save.click();
  await expect(page).toHaveURL(/\/new\/route$/);
  await expect(region).toBeFocused();
  await region.fill('Kek');
  await page.getByRole('option', { name: 'Kekova' }).click();

  await save.click();
  await expect(page).toHaveURL(/\/new\/dates$/);
  await expect(text('Kişi başı fiyat')).toBeFocused();
  await expect(main.getByText('Sıfırdan büyük bir fiyat girin')).toBeVisible();
  expect(await callCount(page, 'createTour')).toBe(0);
  await step('Belgeler').click();
  await expect(save).toHaveText('Kaydet');
  await expect(main.getByRole('button', { name: 'Devam', exact: true })).toHaveCount(0);
});

test('what was typed is offered on the next visit; leaving asks', async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/tours/new/details');
  const { main, text } = wizardOn(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await text('Başlık').fill('Yarım kalan tur');
  await page.reload();
  const offer = main.getByRole('status').filter({ hasText: 'Başlayıp kaydetmediğiniz' });
  await expect(offer).toBeVisible();
  await expect(text('Başlık')).toHaveValue('');
  // What is typed beside the offer takes the place of nothing.
  await text('Başlık').fill('Bambaşka bir tur');
  await page.reload();
  await expect(offer.getByRole('listitem')).toHaveText([/^Bambaşka bir tur/, /^Yarım kalan tur/]);
  await expectAccessible(page);
  await text('Başlık').fill('Üçüncü tur');
  await offer.getByRole('button', { name: 'Devam et: Yarım kalan tur' }).click();
  await expect(text('Başlık')).toHaveValue('Yarım kalan tur');
  await offer.getByRole('button', { name: 'Taslağı sil: Üçüncü tur' }).click();
  await offer.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(offer).toHaveCount(0);

  await main.getByRole('link', { name: 'Turlarım' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Kaydedilmemiş değişiklikleriniz var. Çıkmak istediğinizden emin misiniz?',
  );
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(text('Başlık')).toHaveValue('Yarım kalan tur');
  await main.getByRole('link', { name: 'Vazgeç' }).click();
  await question.getByRole('button', { name: 'Çık' }).click();
  await expect(page).toHaveURL(/\/captain\/tours$/);

  // Another page of the browser, as on another day.
  const later = await page.context().newPage();
  await later.goto('/captain/tours/new/details');
  const there = wizardOn(later);
  await there.main.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(there.text('Başlık')).toHaveValue('');
  await later.reload();
  await expect(there.text('Başlık')).toBeVisible();
  await expect(there.main.getByText('Başlayıp kaydetmediğiniz')).toHaveCount(0);
});

test('an edit sends only what differs, keeps the status, and overwrites nobody', async ({
  page,
  context,
}) => {
  await signIn(page, captain);
  const tour = await publishedTour(page);
  await page.goto(`/captain/tours/${tour.id}`);
  const here = wizardOn(page);
  await expect(here.text('Başlık')).toHaveValue(tour.name);
  await expect(here.save).toHaveText('Güncelle');
  await here.save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  expect(await callCount(page, 'updateTour')).toBe(0);

  await page.goto(`/captain/tours/${tour.id}/details`);
  await here.text('Kısa açıklama').fill('Yeni cümle.');
  const other = await context.newPage();
  await other.goto(`/captain/tours/${tour.id}/details`);
  const there = wizardOn(other);
  await there.text('Kısa açıklama').fill('Başka cümle.');
  await there.text('Başlık').fill('Yeni ad');
  await there.save.click();
  await expect(other).toHaveURL(/\/captain\/tours$/);

  expectFailedCalls(page);
  await here.save.click();
  await expect(here.main.getByRole('alert')).toContainText('Başka yerde kaydedilen: Başka cümle.');
  await expect(here.text('Başlık')).toHaveValue('Yeni ad');
  await expectAccessible(page);
  await here.save.click();
  await expect(page).toHaveURL(/\/captain\/tours$/);
  await expect(page.getByText('Tur güncellendi')).toBeVisible();
  const changed = (await toursOf(page)).find(({ id }) => id === tour.id);
  expect(changed).toMatchObject({
    name: 'Yeni ad',
    description: 'Yeni cümle.',
    status: 'ACTIVE',
    tourDates: tour.tourDates,
    tourImages: tour.tourImages,
    routeDescription: tour.routeDescription,
  });
});

test('a save that fails is tried three times, says so and loses nothing', async ({ page }) => {
  await signIn(page, captain);
  const tour = await publishedTour(page);
  await page.goto(`/captain/tours/${tour.id}/details`);
  const { main, text, save, unsaved } = wizardOn(page);
  await text('Kısa açıklama').fill('Yeni cümle.');
  const mend = await failing(page, 'updateTour', { status: 500 });
  await save.click();
  await hurryUntil(page, main.getByText('Tur güncellenemedi. Lütfen tekrar deneyin.'));
  expect(await callCount(page, 'updateTour')).toBe(3);
  await expect(text('Kısa açıklama')).toHaveValue('Yeni cümle.');
  await expect(unsaved).toBeVisible();
  await expectAccessible(page);
  await mend();

  await failing(page, 'updateTour', { status: 401, count: 1 });
  await failing(page, 'refreshSession', { status: 401, count: 1 });
  await save.click();
  await expect(page).toHaveURL(/\/login/);
  await signInHere(page, captain);
  await expect(page).toHaveURL(new RegExp(`/captain/tours/${tour.id}/details`));
  await main.getByRole('button', { name: 'Devam et' }).click();
  await expect(text('Kısa açıklama')).toHaveValue('Yeni cümle.');

  await failing(page, 'updateTour', { status: 500, count: 1 });
  const release = await failing(page, 'updateTour', { latency: 60_000 });
  await save.click();
  await hurryUntil(page, main.getByText('Yeniden deniyor (2/3)…'));
  await release();
  await expect(page).toHaveURL(/\/captain\/tours$/);
});

test('types that do not load, a tour that does not load, another’s tour, no tour', async ({
  page,
}) => {
  await signIn(page, captain);
  const tour = await publishedTour(page);
  const { main, text } = wizardOn(page);
  await failing(page, 'listTourTypes', { status: 409 });
  await page.goto('/captain/tours/new/details');
  await expect(main.getByText('Tur tipleri yüklenemedi')).toBeVisible();
  await main.getByRole('button', { name: 'Tur tipi' }).click();
  await expect(page.getByRole('option', { name: 'Dalış' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  const mend = await failing(page, 'getTour', { status: 500 });
  await page.goto(`/captain/tours/${tour.id}/details`);
  const again = main.getByRole('button', { name: 'Tekrar dene' });
  await hurryUntil(page, again);
  await expect(text('Başlık')).toHaveCount(0);
  await mend();
  await again.click();
  await expect(text('Başlık')).toHaveValue(tour.name);

  await page.goto('/captain/tours/999999/details');
  await expect(main.getByText('Böyle bir tur yok')).toBeVisible();
  await page.goto(`/captain/tours/${tour.id}/engine`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sayfa bulunamadı');

  await signIn(page, 'zeynep.karaca');
  await page.goto(`/captain/tours/${tour.id}/details`);
  await expect(main.getByText('Erişim yok')).toBeVisible();
  await expect(main.getByText(tour.name)).toHaveCount(0);
  await expectAccessible(page);
});

test('what guests will see stands beside the form', async ({ page }) => {
  await signIn(page, captain);
  const tour = await publishedTour(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/captain/tours/${tour.id}/details`);
  const { main, text } = wizardOn(page);
  const preview = main.getByRole('region', { name: 'Misafirlerin göreceği sayfa' });
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(tour.name);
  await text('Başlık').fill('Bambaşka bir tur');
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText('Bambaşka bir tur');
  await expectAccessible(page, { byNight: true });
});

test.describe('en', () => {
  test.use({ language: 'en' });

  test('on a phone the page of the guests is one press away @phone-only', async ({ page }) => {
    await signIn(page, captain);
    await page.goto('/en/captain/tours/new/details');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Title', exact: true }).fill('Three bays');
    await expect(main.getByText('0% · 0 of 7 steps')).toBeVisible();
    await main.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'What guests will see' });
    await expect(preview.getByRole('heading', { name: 'Three bays' })).toBeVisible();
    // Of what is not written yet there is no heading, as on the page itself.
    await expect(preview.getByRole('heading')).toHaveText([
      'What guests will see',
      'Three bays',
      'Dates and prices',
      'If your plans change',
    ]);
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByRole('button', { name: 'Continue' })).toBeInViewport();
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/new\/terms$/);
    await expectAccessible(page);
  });
});

const barWords = {
  tr: {
    title: 'Başlık',
    acts: ['Diğer işlemler', 'Kaydet ve çık', 'Devam'],
    back: 'Geri',
    cancel: 'Vazgeç',
    stay: 'Sayfada kal',
  },
  en: {
    title: 'Title',
    acts: ['Other actions', 'Save and exit', 'Continue'],
    back: 'Back',
    cancel: 'Cancel',
    stay: 'Stay here',
  },
} as const;

test('on a phone the bar is one row for the thumb, and its menu leads back and out @phone-only', async ({
  page,
}) => {
  await signIn(page, captain);
  for (const language of languages) {
    const words = barWords[language];
    await page.goto(address('/captain/tours/new/details', language));
    const main = page.getByRole('main');
    const act = (name: string) => main.getByRole('button', { name, exact: true });
    const [more, , next] = words.acts;
    await main.getByRole('textbox', { name: words.title, exact: true }).fill('Üç koy');
    await act(next).click();
    await expect(page).toHaveURL(/\/new\/terms$/);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = [];
      for (const name of words.acts) {
        await expect(act(name)).toBeInViewport({ ratio: 1 });
        const box = await act(name).boundingBox();
        if (!box) throw new Error(`${name} has no box`);
        boxes.push(box);
      }
      const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
      expect(new Set(middles).size, `${language} ${width}`).toBe(1);
      for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      for (const [index, box] of boxes.slice(1).entries()) {
        expect(box.x).toBeGreaterThanOrEqual((boxes[index]?.x ?? 0) + (boxes[index]?.width ?? 0));
      }
    }
    await act(more).click();
    await expect(page.getByRole('menuitem')).toHaveText([words.back, words.cancel]);
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: words.back }).click();
    await expect(page).toHaveURL(/\/new\/details$/);
    await act(more).click();
    await expect(page.getByRole('menuitem')).toHaveText([words.cancel]);
    await page.getByRole('menuitem', { name: words.cancel }).click();
    await page.getByRole('button', { name: words.stay }).click();
    await expect(page).toHaveURL(/\/new\/details$/);
  }
});
