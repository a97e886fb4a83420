import { goDownTo, scrollPosition } from '../support/person.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a step back closes what stands in front of the page, and the next one leaves it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/boats?location=Göcek');
  await page.getByRole('link', { name: 'Gülşah', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Görseli büyüt: 1 / 4' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Gülşah' });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/boats\/1/);
  await page.goBack();
  await expect(page).toHaveURL(/\/boats\?location=/);

  await page.goto('/');
  await page.getByRole('button', { name: 'Tekne ara' }).click();
  await expect(page).toHaveURL(/\/boats$/);
  await page.getByRole('button', { name: /^Filtre/ }).click();
  const filters = page.getByRole('dialog');
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\/boats$/);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a step back at a question turns back, and nothing is done', async ({ page }) => {
  await signIn(page);
  await page.goto('/my-bookings');
  await page.getByRole('link', { name: 'Gülşah' }).first().click();
  await page.getByRole('button', { name: 'Rezervasyonu iptal et' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/my-bookings\/\d+/);
  await expect(page.getByRole('button', { name: 'Rezervasyonu iptal et' })).toBeFocused();
});

for (const { path, name } of [
  { path: '/boats/1', name: 'Benzer tekneler' },
  { path: '/tours/1', name: 'Yakındaki diğer turlar' },
]) {
  test(`a step back from what is like ${path} leads to the same place of it`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    // As somebody reads it: each part comes on the way, and makes the page longer.
    const reviews = await goDownTo(page, 'Yorumlar');
    await expect(reviews.getByRole('article').first()).toBeVisible();
    const alike = await goDownTo(page, name);
    const other = alike.getByRole('link').first();
    await other.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const [left, place] = [await scrollPosition(page), await alike.boundingBox()];

    await other.press('Enter');
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(alike).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await scrollPosition(page)).toBe(left);
    expect(await alike.boundingBox()).toEqual(place);
  });
}
