import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const captain = 'mehmet.agaoglu';

test('all reviews in figures, narrowed by stars, boat, answer and words', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, captain);
  await page.goto('/captain/ratings');
  const main = page.getByRole('main');
  const list = main.getByRole('list', { name: 'Yorumlar', exact: true });
  await expect(list.getByRole('article').first()).toBeVisible();
  const status = main.getByRole('status').filter({ hasText: /^\d+ yorum$/ });
  const total = Number.parseInt((await status.textContent()) ?? '', 10);
  // The figure is the length of the list.
  await expect(main.getByText(`${total} yorum`).first()).toBeVisible();
  await expectAccessible(page);

  const row = main.getByRole('button', { name: /^5 yıldız: \d+ yorum/ });
  const five = Number.parseInt(/: (\d+)/.exec((await row.textContent()) ?? '')?.[1] ?? '', 10);
  await row.click();
  await expect(page).toHaveURL(/stars=5/);
  await expect(status).toHaveText(`${five} yorum`);
  await main.getByRole('button', { name: 'Bütün yorumlar' }).click();
  await expect(page).not.toHaveURL(/stars=/);

  await main.getByRole('button', { name: /Yanıt$/ }).click();
  await page.getByRole('option', { name: 'Yalnız yanıtsızlar' }).click();
  await expect(page).toHaveURL(/unanswered=only/);
  await expect(list.getByText('Kaptanın yanıtı')).toHaveCount(0);
  await main.getByRole('searchbox').fill('böyle bir söz yok');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await main.getByRole('button', { name: 'Bütün yorumlar' }).click();
  await expect(list.getByRole('article').first()).toBeVisible();

  await main.getByRole('button', { name: /Değerlendirilen$/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/(?:boat|tour)=\d+/);
  await expect(main.getByRole('img', { name: /^Son günlerin puanları/ })).toBeVisible();
});

test('a review is answered with the keyboard, and what was typed outlives a failure', async ({
  page,
}) => {
  await signIn(page, captain);
  await page.goto('/en/captain/ratings?unanswered=only');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const heal = await failing(page, 'replyToReview', { status: 422 });
  await card.getByRole('button', { name: `Reply to the review by ${name}` }).press('Enter');
  const dialog = page.getByRole('dialog');
  const text = 'Thank you, we look forward to seeing you again.';
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('textbox').press('Control+Enter');
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('textbox')).toHaveValue(text);
  await heal();
  await dialog.getByRole('textbox').press('Control+Enter');
  await expect(dialog).toBeHidden();
  // It is answered now, and no longer among those that wait.
  await expect(page.getByRole('main').getByText(text)).toHaveCount(0);
  await page.goto('/en/captain/ratings');
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
});

test('loading; each part fails by itself, with another try', async ({ page }) => {
  await signIn(page, captain);
  const release = await holding(page, 'listOwnerReviewsPage');
  await page.goto('/captain/ratings');
  await expect(page.getByRole('main').getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  const heals = [
    await failing(page, 'getOwnerRatingTrend', { status: 500 }),
    await failing(page, 'listOwnerReviewsPage', { status: 500 }),
  ];
  await page.clock.install();
  await page.reload();
  const refresh = page.getByRole('button', { name: 'Yenile', exact: true });
  const said = page.getByText('Veriler yüklenirken bir hata oluştu. Lütfen tekrar deneyin.');
  await hurryUntil(page, refresh);
  await hurryUntil(page, said);
  await expectAccessible(page);
  for (const heal of heals) await heal();
  await refresh.click();
  await expect(page.getByRole('img', { name: /^Son günlerin puanları/ })).toBeVisible();
  await page
    .getByRole('region', { name: 'Tüm yorumlar' })
    .getByRole('button', { name: 'Tekrar Dene' })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('nothing yet, and another captain’s boat shows nothing', async ({ page }) => {
  await signIn(page, 'sibel.uysal');
  await page.goto('/captain/ratings');
  await expect(page.getByRole('heading', { name: 'Henüz tekne ya da tur yok' })).toBeVisible();
  await signIn(page, captain);
  await page.goto('/en/captain/ratings?boat=9999');
  await expect(
    page.getByRole('heading', { name: 'This is not among your boats and tours' }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all boats and tours' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('one call in five failing: every part comes at last, and a reply is published once', async ({
  page,
}) => {
  await signIn(page, captain);
  const mend = await misbehave(page);
  await page.goto('/captain/ratings');
  const main = page.getByRole('main');
  const reply = main.getByRole('button', { name: /^Yanıtla: / }).first();
  const trend = main.getByRole('img', { name: /^Son günlerin puanları/ });
  await until(
    page,
    async () => (await trend.isVisible()) && (await reply.isVisible()),
    async () => undefined,
  );
  await reply.click();
  const text = 'Teşekkürler, ışıl ışıl bir gündü. https://pruva.example';
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await expectAccessible(page);
  await until(
    page,
    async () => (await dialog.count()) === 0,
    async () => {
      await expect(dialog.getByRole('textbox')).toHaveValue(text);
      await dialog.getByRole('button', { name: 'Yanıtı yayımla' }).click({ timeout: 2000 });
    },
  );
  await mend();
  await page.reload();
  await expect(main.getByText(text)).toHaveCount(1);
});
