import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing } from '../support/mock.ts';
import { PASSWORD, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a password is changed, refused beside its fields, and kept when it fails', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/security');
  const form = page.getByRole('form', { name: 'Şifrenizi değiştirin' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const save = form.getByRole('button', { name: 'Şifreyi değiştir' });
  await expect(page.getByText('mehmet@pruva.example')).toBeVisible();
  await expectAccessible(page);
  await field('Mevcut şifre').fill(PASSWORD);
  await field('Yeni şifre').fill('yelken-2027');
  await field('Yeni şifre tekrarı').fill('yelken-2028');
  await save.click();
  await expect(form.getByText('Yeni şifreler eşleşmiyor.')).toBeVisible();
  await field('Yeni şifre tekrarı').fill('yelken-2027');
  const heal = await failing(page, 'updateAccountPassword', { status: 500 });
  await save.click();
  await hurryUntil(page, page.getByText('Şifre güncellenemedi.'));
  await heal();
  await save.click();
  await expect(page.getByText('Şifreniz güncellendi.')).toBeVisible();
});

test('a forgotten password asks for code and passwords, and says what failed', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/security');
  await page.getByRole('button', { name: /^Şifrenizi mi unuttunuz|^Şifremi unuttum/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'E-posta' })).toHaveValue(
    'mehmet@pruva.example',
  );
  const heal = await failing(page, 'requestPasswordReset', { status: 500 });
  await dialog.locator('button[type="submit"]').click();
  await hurryUntil(page, dialog.getByText('Kod gönderilemedi.'));
  await heal();
  await dialog.locator('button[type="submit"]').click();
  await expect(
    dialog.getByRole('form', { name: 'Yeni bir şifre' }).or(dialog.getByLabel('Kod')),
  ).toBeVisible();
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.getByText('Kod ve şifre alanlarını doldurun.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Kod' }).fill('123456');
  const passwords = dialog.locator('input[type="password"]');
  await passwords.nth(0).fill('yelken-2027');
  await passwords.nth(1).fill('yelken-2027');
  const mend = await failing(page, 'resetPassword', { status: 500 });
  await dialog.locator('button[type="submit"]').click();
  await hurryUntil(page, dialog.getByText('İşlem gerçekleştirilemedi.'));
  await mend();
});
