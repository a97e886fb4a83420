import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { jpegFile, textFile } from '../support/files.ts';
import { callCount, failing, holding } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Boat = components['schemas']['Boat'];

/** Gülşah of Mehmet Ağaoğlu, which has four photos. */
async function openPhotos(page: Page) {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/vessels/1/photos');
  const grid = page.getByRole('grid', { name: 'Sırasıyla fotoğraflar' });
  await expect(grid.getByRole('row')).toHaveCount(4);
  return {
    grid,
    photos: grid.getByRole('row'),
    input: page.locator('input[type=file]'),
    save: page.getByRole('button', { name: 'Değişiklikleri kaydet' }),
  };
}

async function act(page: Page, photo: Locator, name: string) {
  await photo.getByRole('button', { name: /için seçenekler$/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function storedImages(page: Page): Promise<Boat['images']> {
  const answer = await page.request.get(`${BASE}/boats/1`);
  const boat = (await answer.json()) as Boat; // the mock keeps to the contract
  return boat.images;
}

test('photos are made to fit, put in order and saved with the boat @phone', async ({ page }) => {
  const { photos, input, save } = await openPhotos(page);
  const before = (await storedImages(page)).map(({ id }) => id);
  await input.setInputFiles([
    await jpegFile(page, 'guverte.jpg'),
    await jpegFile(page, 'dik.jpg', { width: 900, height: 1600, colour: '#c60' }),
    textFile('bozuk.jpg', 'image/jpeg'),
    textFile('ruhsat.pdf', 'application/pdf'),
  ]);
  await expect(page.getByText('2 fotoğraf optimize edildi ve eklendi.')).toBeVisible();
  await expect(page.getByText('ruhsat.pdf: Yalnızca JPEG, PNG ve WebP')).toBeVisible();
  await expect(page.getByText('Dosya Hatası')).toBeVisible();
  await expect(page.getByText('Bu dosyalar işlenemedi: bozuk.jpg')).toBeVisible();
  await expect(photos).toHaveCount(6);
  await expect(photos.nth(4)).toContainText('Henüz kaydedilmedi');
  await expectAccessible(page);

  await act(page, photos.nth(4), 'Kapak yap');
  await expect(photos.first()).toContainText('Henüz kaydedilmedi');
  await expect(photos.first().getByRole('img')).toHaveAccessibleName('1. fotoğraf, kapak');
  expect(await callCount(page, 'uploadBoatImage')).toBe(0);
  await save.click();
  await expect.poll(async () => (await storedImages(page)).length).toBe(6);
  await expect
    .poll(async () => (await storedImages(page)).slice(1, 5).map(({ id }) => id))
    .toEqual(before);
  const images = await storedImages(page);
  expect(images.map(({ isPrimary }) => isPrimary)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  const sizes = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          return [picture.width, picture.height];
        }),
      ),
    [images[0]?.imageUrl ?? '', images[5]?.imageUrl ?? ''],
  );
  expect(sizes).toEqual([
    [1067, 800],
    [450, 800],
  ]);
});

test('what was not uploaded is tried again by itself, and can be called off', async ({ page }) => {
  const { photos, input, save } = await openPhotos(page);
  await input.setInputFiles([await jpegFile(page, 'a.jpg'), await jpegFile(page, 'b.jpg')]);
  await expect(photos).toHaveCount(6);
  await expect(photos.nth(5)).toContainText('Henüz kaydedilmedi');
  await failing(page, 'uploadBoatImage', { status: 413, count: 1 });
  await save.click();
  await expect(photos.nth(4)).toContainText('Yüklenemedi');
  await expect(photos.nth(4)).toContainText('Dosya boyutu 10 MB’dan büyük olamaz.');
  await expect(photos.nth(5)).toContainText('Kaydedildi');
  expect((await storedImages(page)).length).toBe(5);

  const release = await holding(page, 'uploadBoatImage');
  await save.click();
  await expect(photos.nth(4)).toContainText('Yükleniyor');
  await photos
    .nth(4)
    .getByRole('button', { name: /yüklenmesini iptal et/ })
    .click();
  await expect(photos.nth(4)).toContainText('Yüklenemedi');
  // It is not saved, and nobody leaves without knowing.
  await expect(page.getByText('Fotoğraflar: Yükleme durduruldu.')).toBeVisible();
  await page.getByRole('link', { name: 'Taşıtlarım' }).first().click();
  await page.getByRole('button', { name: 'Sayfada kal' }).click();
  await release();
  await photos.nth(4).getByRole('button', { name: 'Tekrar dene: 5. fotoğraf' }).click();
  await expect(photos.nth(4)).toContainText('Kaydedildi');
  await expect.poll(async () => (await storedImages(page)).length).toBe(6);
});

test('the order is changed with the keyboard alone, and a failure keeps it here', async ({
  page,
}) => {
  const { photos, save } = await openPhotos(page);
  const [first, second] = (await storedImages(page)).map(({ id }) => id);
  const cover = photos.first().getByRole('img');
  const before = await cover.getAttribute('src');
  await photos.first().getByRole('button', { name: '1. fotoğrafı sürükle' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-drop-target]')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await failing(page, 'setBoatImageDisplayOrders', { status: 403, count: 1 });
  await expect(cover).not.toHaveAttribute('src', before ?? '');
  await save.click();
  await expect(page.getByText('Sıralama kaydedilemedi')).toBeVisible();
  expect((await storedImages(page))[0]?.id).toBe(first);
  await save.click();
  await expect.poll(async () => (await storedImages(page))[0]?.id).toBe(second);
});

test('a photo that was removed comes back, or goes with the save', async ({ page }) => {
  const { photos, save } = await openPhotos(page);
  const [, second, ...rest] = (await storedImages(page)).map(({ id }) => id);
  await act(page, photos.nth(1), 'Kaldır');
  await expect(photos).toHaveCount(3);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(photos).toHaveCount(4);
  await act(page, photos.nth(0), 'Kaldır');
  await save.click();
  await expect
    .poll(async () => (await storedImages(page)).map(({ id }) => id))
    .toEqual([second, ...rest]);
});
