import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Company = components['schemas']['Company'];

test('a company is checked beside its fields, kept when it fails, and saved', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'zeynep.karaca');
  await page.goto('/captain/company#iban');
  const { form, field, save } = companyOn(page);
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
  await expect(form.getByText('Vergi numarası doğru mu?')).toBeVisible();
  await field('Vergi dairesi').fill('Bodrum');
  await field('Fatura adresi').fill('Yat Limanı Cad. 8, Bodrum');
  await field('Yetkili kişi').fill('Zeynep Karaca');
  await field('Cep telefonu').fill('05321112233');
  await field('Şirket e-postası').fill('ofis@karaca.example');

  // A reload brings back what was typed, but not what identifies a person or an account: the browser asks.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByText('Daha önce yazdıklarınız')).toBeVisible();
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
  await expectAccessible(page);
  await heal();
  await save.dblclick();
  await expect(page.getByText('Şirket bilgileriniz güncellendi')).toBeVisible();
  await expect(form.getByText('Daha önce yazdıklarınız')).toBeHidden();
  await page.reload();
  await expect(field('IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 26');
});

test('somebody else saves the company meanwhile: what differs is shown, and either way leads on', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/company');
  const { form, field, save, saved } = companyOn(page);
  const question = form.getByRole('alert');
  await expect(field('Görünen ad')).toHaveValue(/Ağaoğlu/);

  // The administrator changes what he is typing, and what he is not.
  await saveElsewhere(page, { displayName: 'Ağaoğlu Mavi', taxOffice: 'Fethiye' });
  await field('Görünen ad').fill('Ağaoğlu Yelken');
  expectFailedCalls(page);
  await save.click();
  await expect(question).toContainText('Siz düzenlerken bu bilgiler başka yerde değiştirildi');
  await expect(question).toContainText('Değiştiren: Selin Aydın, yönetici');
  await expect(question).toContainText('Sizinki: Ağaoğlu Yelken');
  await expect(question).toContainText('Başka yerde kaydedilen: Ağaoğlu Mavi');
  await expect(field('Görünen ad')).toHaveValue('Ağaoğlu Yelken');
  await expect(field('Vergi dairesi')).toHaveValue('Fethiye');
  await expectAccessible(page);

  // A second save elsewhere loses nothing either; all of mine stays, and what I never touched is theirs.
  await saveElsewhere(page, { displayName: 'Ağaoğlu Tekne', mobilePhone: '+905329998877' });
  await save.click();
  await expect(question).toContainText('Başka yerde kaydedilen: Ağaoğlu Tekne');
  await expect(question).toContainText('Başka yerde kaydedilen: +90 532 999 88 77');
  await question.getByRole('button', { name: 'Kaydedilenlerin hepsini al' }).click();
  await question.getByRole('button', { name: 'Hepsinde benimki kalsın' }).click();
  await save.click();
  await expect(saved).toBeVisible();
  expect(await companyOf(page)).toMatchObject({
    displayName: 'Ağaoğlu Yelken',
    taxOffice: 'Fethiye',
    mobilePhone: '+905329998877',
  });

  // Theirs is taken; what was typed beside it is saved all the same.
  await saveElsewhere(page, { displayName: 'Ağaoğlu Göcek' });
  await field('Görünen ad').fill('Ağaoğlu Dalaman');
  await field('Yetkili kişi').fill('Mehmet Ağa');
  await save.click();
  await question.getByRole('button', { name: 'Kaydedilenlerin hepsini al' }).click();
  await expect(field('Görünen ad')).toHaveValue('Ağaoğlu Göcek');
  await save.click();
  await expect(question).toBeHidden();
  expect(await companyOf(page)).toMatchObject({
    displayName: 'Ağaoğlu Göcek',
    authorizedPerson: 'Mehmet Ağa',
  });
});

test('what is typed while a save goes on stays; leaving asks for what no draft keeps', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/company');
  const { field, save, saved } = companyOn(page);
  await field('Görünen ad').fill('Ağaoğlu Yelken');
  const release = await holding(page, 'updateCompany');
  await save.click();
  await expect(save.getByRole('progressbar')).toBeVisible();
  await field('Vergi dairesi').fill('Fethiye');
  await release();
  await expect(saved).toBeVisible();
  await expect(field('Vergi dairesi')).toHaveValue('Fethiye');
  expect(await companyOf(page)).toMatchObject({ displayName: 'Ağaoğlu Yelken' });
  await page.reload();
  await expect(field('Vergi dairesi')).toHaveValue('Fethiye');

  await field('IBAN').fill('DE89370400440532013000');
  await page.getByRole('link', { name: 'Güvenlik', exact: true }).first().click();
  const leaving = page.getByRole('alertdialog');
  await leaving.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await save.click();
  await expect(save.getByRole('progressbar')).toBeHidden();
  await expect
    .poll(() => companyOf(page))
    .toMatchObject({ taxOffice: 'Fethiye', iban: 'DE89370400440532013000' });
  await page.getByRole('link', { name: 'Güvenlik', exact: true }).first().click();
  await expect(page).toHaveURL(/\/captain\/security$/);
});

test('loading, a failure with another try, and the company that an administrator reads and mends', async ({
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

  await page.getByRole('textbox', { name: 'Tax office' }).fill('Fethiye');
  await page.getByRole('button', { name: 'Save the company' }).click();
  await expect(page.getByText('Your company details have been updated')).toBeVisible();
  expect(await companyOf(page)).toMatchObject({ taxOffice: 'Fethiye' });
});

function companyOn(page: Page) {
  const form = page.getByRole('form', { name: 'Şirketim' });
  return {
    form,
    field: (name: string) => form.getByRole('textbox', { name }),
    save: form.getByRole('button', { name: 'Şirketi kaydet' }),
    saved: page.getByText('Şirket bilgileriniz güncellendi'),
  };
}

/** The stored company of Mehmet Ağaoğlu, as an administrator reads it. */
async function companyOf(page: Page): Promise<Company> {
  const answer = await page.request.get(`${BASE}/users/2`, await otherDevice(page, 'selin.aydin'));
  const { company } = (await answer.json()) as components['schemas']['User']; // the mock keeps to the contract
  if (!company) throw new Error('The captain has no company.');
  return company;
}

/** An administrator changes the company of Mehmet Ağaoğlu. */
async function saveElsewhere(page: Page, change: Partial<Company>): Promise<void> {
  const { updatedAt: _, ...details } = await companyOf(page);
  const answer = await page.request.put(`${BASE}/company/update`, {
    ...(await otherDevice(page, 'selin.aydin')),
    data: { ...details, ...change },
  });
  expect(answer.status()).toBe(200);
}
