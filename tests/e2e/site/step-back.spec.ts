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
