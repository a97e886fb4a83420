import { expectAccessible } from '../support/accessibility.ts';
import { callCount, failing, holding } from '../support/mock.ts';
import { chooseLanguage, goDownTo } from '../support/person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const reply = 'James, sabah yelkenini unutmadık; rotanızı bu yaz için yazdım.';

test('a captain replies to a review of their own boat', { tag: '@phone' }, async ({
  page,
  isPhone,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/boats/1');
  const reviews = await goDownTo(page, 'Yorumlar');
  const review = reviews.getByRole('article').filter({ hasText: 'James Carter' });
  const opener = review.getByRole('button', { name: 'Yanıtla: James Carter yorumu' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Yorumu yanıtlayın' });
  const field = dialog.getByRole('textbox', { name: 'Yanıtınız' });
  await expect(field).toBeFocused();
  await expect(dialog).toContainText('James Carter');
  await expect(dialog).toContainText('1.000');
  await expectAccessible(page, { within: '[role="dialog"]', byNight: true });

  // Blanks are no reply, and no more than the limit is one.
  const publish = dialog.getByRole('button', { name: 'Yanıtı yayımla' });
  await field.fill('   ');
  await publish.click();
  await expect(dialog.getByText('Yanıtınızı yazın')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('a'.repeat(1001));
  await expect(dialog.getByText('En fazla 1.000 karakter girin')).toBeVisible();
  expect(await callCount(page, 'replyToReview')).toBe(0);

  // Kept over a reload, a closed dialog and a failure.
  await field.fill(`  ${reply} `);
  await page.clock.runFor(400);
  await page.reload();
  await goDownTo(page, 'Yorumlar');
  await opener.click();
  await expect(field).toHaveValue(`  ${reply} `);
  await dialog.getByRole('button', { name: 'Şimdi değil' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await failing(page, 'replyToReview', { status: 403, count: 1 });
  await field.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(`  ${reply} `);

  // What is under way cannot be sent twice or turned away from.
  const release = await holding(page, 'replyToReview');
  await field.press(isPhone ? 'Control+Enter' : 'Meta+Enter');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await field.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await release();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('Yanıtınız yayında.')).toBeVisible();
  await expect(review).toContainText(reply);
  await expect(review).toContainText('Mehmet Ağaoğlu · resmî yanıt');
  await expect(opener).toBeFocused();
  // Accepted, it is a draft no more.
  await opener.click();
  await expect(field).toHaveValue('');
});

test('a captain reports a review, once', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/boats/1');
  await chooseLanguage(page, 'en');
  const reviews = await goDownTo(page, 'Reviews');
  const review = reviews.getByRole('article').filter({ hasText: 'James Carter' });
  const report = review.getByRole('button', { name: 'Report the review by James Carter' });
  await report.click();
  const dialog = page.getByRole('dialog', { name: 'Report the review' });
  const field = dialog.getByRole('textbox', { name: 'What is wrong with it?' });
  const send = dialog.getByRole('button', { name: 'Report the review' });
  await expect(field).toBeFocused();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await field.fill('Too short');
  await send.click();
  await expect(dialog.getByText('Enter at least 10 characters')).toBeVisible();
  await field.fill('This is about another boat than mine.');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(review.getByText('Reported')).toBeFocused();
  await expect(report).toBeHidden();

  // The page has forgotten it; the service has not.
  await page.reload();
  await goDownTo(page, 'Reviews');
  await report.click();
  await field.fill('This is about another boat than mine.');
  await failing(page, 'flagReview', { status: 409, count: 1 });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
});

test('an administrator deletes a review, after being asked why', async ({ page }) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/tours/1');
  const reviews = await goDownTo(page, 'Yorumlar');
  const articles = reviews.getByRole('article');
  await expect(articles.first()).toBeVisible();
  const count = await articles.count();
  const name = await articles.first().getByRole('heading', { level: 3 }).innerText();
  await articles
    .first()
    .getByRole('button', { name: `Sil: ${name} yorumu` })
    .click();
  const question = page.getByRole('dialog', { name: 'Bu yorum silinsin mi?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(articles).toHaveCount(count);
  await articles
    .first()
    .getByRole('button', { name: `Sil: ${name} yorumu` })
    .click();
  await question.getByRole('button', { name: 'Hakaret' }).click();
  await failing(page, 'removeReview', { status: 403, count: 1 });
  await question.getByRole('button', { name: 'Yorumu sil' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: 'Yorumu sil' }).click();
  await expect(question).toBeHidden();
  await expect(articles).toHaveCount(count - 1);
  await expect(page.getByText(/^Yorum silindi\./)).toBeVisible();
});

for (const person of ['elif.yildiz', 'mehmet.agaoglu']) {
  test(`${person} is not offered what others may do`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/boats/3'); // of another captain
    const reviews = await goDownTo(page, 'Yorumlar');
    await expect(reviews.getByRole('article').first()).toBeVisible();
    await expect(reviews.getByRole('button', { name: /^(Yanıtla|Bildir|Sil):/ })).toHaveCount(0);
  });
}
