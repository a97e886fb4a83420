import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding, loggedCalls, putRecords, startFrom } from '../support/mock.ts';
import { goDownTo } from '../support/person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inSeconds } from '../support/today.ts';

const comment = 'Begonvil tertemizdi, kaptan her koyu biliyordu.';

test('a trip that waits: written about, published, changed', async ({ page }) => {
  await signIn(page, 'onur.cetin');
  await page.goto('/my-reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Yorumlarım' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Yorum yaz/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Yorum yaz: Begonvil' }).click();
  await expect(page).toHaveURL(/\?booking=\d+$/);

  const form = page.getByRole('form', { name: 'Begonvil yorumu' });
  await expect(form).toBeFocused();
  await form.getByRole('button', { name: 'Yorumu yayımla' }).click();
  await expect(form.getByText('Bir ile beş arasında yıldız verin')).toBeVisible();
  await expect(form.getByText('Nasıl geçtiğini birkaç cümleyle anlatın')).toBeVisible();
  await form.getByRole('radio').nth(3).press('Space');
  await form.getByRole('textbox').fill('  kısa  ');
  await expect(form.getByText('En az 10 karakter girin')).toBeVisible();
  await form.getByRole('textbox').fill(comment);
  await expectAccessible(page);

  // Kept over a reload and a failure.
  await page.clock.runFor(400);
  await page.reload();
  await expect(form.getByRole('textbox')).toHaveValue(comment);
  await expect(form.getByRole('radio').nth(3)).toBeChecked();
  await failing(page, 'createReview', { status: 400, count: 1 });
  await form.getByRole('button', { name: 'Yorumu yayımla' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Yorumu yayımla' }).click();

  await expect(page.getByText('Teşekkürler, yorumunuz yayında.')).toBeVisible();
  await expect(page).toHaveURL('/my-reviews');
  await expect(page.getByRole('heading', { name: 'Yazdıklarınız' })).toBeFocused();
  const card = page.getByRole('article', { name: 'Begonvil yorumunuz' });
  await expect(card).toContainText(comment);
  await expect(page.getByRole('link', { name: /^Yorum yaz/ })).toHaveCount(1);
  await card.getByRole('button', { name: 'Değiştir: Begonvil yorumu' }).click();
  await expect(card.getByRole('form')).toBeFocused();
  await card.getByRole('textbox').fill(`${comment} Yine geliriz.`);
  await card.getByRole('button', { name: 'Kaydet' }).click();
  await expect(card.getByText('Yine geliriz.')).toBeVisible();
  await expect(card).toBeFocused();
  await card.getByRole('link', { name: 'Begonvil' }).click();
  const reviews = await goDownTo(page, 'Yorumlar');
  await expect(reviews.getByText(`${comment} Yine geliriz.`)).toBeVisible();
});

test('what is written stands where the trips that wait cannot be told', async ({ page }) => {
  await signIn(page);
  const mend = await failing(page, 'listCustomerBookings', { status: 504 });
  await page.goto('/my-reviews');
  const failure = page.getByRole('main').getByRole('alert');
  await hurryUntil(page, failure);
  await expect(failure).toContainText('Yorum bekleyen yolculuklar yüklenemedi');
  await expect(page.getByRole('heading', { name: 'Yazdıklarınız' })).toBeVisible();
  await mend();
  await failure.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Yazdıklarınız' })).toBeVisible();
});

test('once per booking, only after the trip; loading, failing', async ({ page }) => {
  await signIn(page, 'onur.cetin');
  const release = await holding(page, 'listCustomerReviews');
  await page.goto('/my-reviews');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Yükleniyor…');
  await release();
  const mend = await failing(page, 'listCustomerReviews', { status: 504 });
  await page.reload();
  // Tried three times before that.
  await hurryUntil(page, page.getByRole('main').getByRole('alert'));
  await expect(page.getByRole('alert').getByRole('heading', { name: /\S/ })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('link', { name: 'Yorum yaz: Begonvil' })).toBeVisible();

  await page.goto('/my-reviews');
  await page.getByRole('link', { name: 'Yorum yaz: Begonvil' }).click();
  const bookingId = Number(new URL(page.url()).searchParams.get('booking'));
  const form = page.getByRole('form', { name: 'Begonvil yorumu' });
  await form.getByRole('radio').nth(4).press('Space');
  await form.getByRole('textbox').fill(comment);
  // Meanwhile it was written on another device.
  await putRecords(page, {
    reviews: [
      {
        id: 90_001,
        rating: 5,
        comment: 'Harika bir hafta sonuydu.',
        textLanguage: 'tr',
        createdAt: inSeconds(-60),
        customerId: 18,
        bookingId,
        boatId: 43,
        tourId: null,
      },
    ],
  });
  await failing(page, 'createReview', { status: 409, count: 1 });
  await form.getByRole('button', { name: 'Yorumu yayımla' }).click();
  await expect(page.getByText('Bu yolculuk için zaten yorum yazdınız.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Begonvil yorumunuz' })).toContainText(
    'Harika bir hafta sonuydu.',
  );
  expect((await loggedCalls(page)).some(({ status }) => status === 409)).toBe(true);
  await page.goto('/my-reviews?booking=1');
  await expect(page.getByText('Bu yolculuk sizinkiler arasında yok.')).toBeVisible();
});

test('no trip to write about yet', async ({ page }) => {
  await startFrom(page, 'empty');
  await signIn(page);
  await page.goto('/my-reviews');
  await expect(
    page.getByRole('heading', { name: 'Henüz yorum yazacak bir yolculuk yok' }),
  ).toBeVisible();
  await expectAccessible(page);
});
