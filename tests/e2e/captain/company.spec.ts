import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, failing, holding } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a company is checked beside its fields, kept when it fails, and saved', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'zeynep.karaca');
  await page.goto('/captain/company#iban');
  const form = page.getByRole('form', { name: 'Şirketim' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const save = form.getByRole('button', { name: 'Şirketi kaydet' });
  await expect(field('IBAN')).toBeFocused();
  await expectAccessible(page);

  await field('IBAN').pressSequentially('tr330006100519786457841327');
  await expect(field('IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 27');
  await field('T.C. kimlik numarası').fill('10000000147');
  await save.click();
  await expect(field('Ticari unvan')).toBeFocused();
  await expect(form.getByText('Geçerli bir IBAN değil; rakam rakam kontrol edin')).toBeVisible();
  await expect(form.getByText(/^Geçerli bir T.C. kimlik numarası değil/)).toBeVisible();
  expect(await callCount(page, 'updateCompany')).toBe(0);

  await field('Ticari unvan').fill('Karaca Denizcilik Ltd. Şti.');
  await field('Görünen ad').fill('Karaca Denizcilik');
  await field('Vergi numarası').fill('008012345');
  await expect(form.getByText('Vergi numarası eksik olabilir mi?')).toBeVisible();
  await field('Vergi dairesi').fill('Bodrum');
  await field('Fatura adresi').fill('Yat Limanı Cad. 8, Bodrum');
  await field('Yetkili kişi').fill('Zeynep Karaca');
  await field('Cep telefonu').fill('05321112233');
  await field('Şirket e-postası').fill('ofis@karaca.example');

  // A reload brings back what was typed, but not what identifies a person or an account.
  await page.reload();
  await expect(field('Ticari unvan')).toHaveValue('Karaca Denizcilik Ltd. Şti.');
  await expect(field('IBAN')).toHaveValue('');
  await expect(field('T.C. kimlik numarası')).toHaveValue('');
  await field('IBAN').fill('TR330006100519786457841326');
  await field('T.C. kimlik numarası').fill('10000000146');
  const heal = await failing(page, 'updateCompany', { status: 500 });
  await save.click();
  await hurryUntil(
    page,
    form.getByRole('alert').filter({ hasText: 'Şirket bilgileri güncellenemedi' }),
  );
  await heal();
  await save.click();
  await expect(page.getByText('Şirket bilgileriniz güncellendi')).toBeVisible();
  await page.reload();
  await expect(field('IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 26');
});

test('loading, a failure with another try, and the company that an administrator reads', async ({
  page,
}) => {
  await signIn(page, 'selin.aydin');
  const release = await holding(page, 'getUser');
  await page.goto('/en/captain/company?captain=2');
  await expect(page.getByRole('main').getByText('Loading…')).toBeAttached();
  await release();
  const heal = await failing(page, 'getUser', { status: 503 });
  await page.reload();
  await hurryUntil(
    page,
    page.getByRole('heading', { name: 'The company details could not be loaded' }),
  );
  await heal();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Registered name' })).toHaveValue(/Ağaoğlu/);
  await expectAccessible(page);
});
