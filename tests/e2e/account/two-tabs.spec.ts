import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { callCount, expectFailedCalls } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  tr: {
    details: 'Bilgileriniz',
    first: 'Ad',
    last: 'Soyad',
    phone: 'Cep telefonu',
    save: 'Bilgileri kaydet',
    saved: 'Kişisel bilgiler başarıyla güncellendi',
    changed: 'Siz düzenlerken bu bilgiler başka yerde değiştirildi',
    takeAll: 'Kaydedilenlerin hepsini al',
    keepAll: 'Hepsinde benimki kalsın',
    before: /^Önceki: /,
    yours: 'Sizinki: Derin',
    theirs: 'Başka yerde kaydedilen: Doruk',
    who: 'Başka bir pencerede ya da cihazda kendiniz değiştirdiniz',
  },
  en: {
    details: 'Your details',
    first: 'First name',
    last: 'Last name',
    phone: 'Mobile number',
    save: 'Save the details',
    saved: 'Your details have been updated',
    changed: 'This was changed elsewhere while you were editing',
    takeAll: 'Take all that was saved',
    keepAll: 'Keep all of mine',
    before: /^Before: /,
    yours: 'Yours: Derin',
    theirs: 'Saved elsewhere: Doruk',
    who: 'You changed it yourself, in another window or on another device',
  },
} as const;

function detailsOn(page: Page, words: (typeof WORDS)['tr' | 'en']) {
  const form = page.getByRole('form', { name: words.details });
  return {
    form,
    first: form.getByRole('textbox', { name: words.first, exact: true }),
    last: form.getByRole('textbox', { name: words.last, exact: true }),
    save: form.getByRole('button', { name: words.save }),
    saved: page.getByText(words.saved),
  };
}

for (const language of ['tr', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('one account in two tabs: nothing is overwritten, and nothing typed is lost', async ({
      page,
      context,
    }) => {
      const words = WORDS[language];
      await signIn(page, 'deniz.aksoy');
      await page.goto(address('/my-profile', language));
      const other = await context.newPage();
      await other.goto(address('/my-profile', language));
      const here = detailsOn(page, words);
      const there = detailsOn(other, words);

      await here.first.fill('Derin');
      await there.first.fill('Doruk');
      await there.last.fill('Akova');
      await there.save.click();
      await expect(there.saved).toBeVisible();

      expectFailedCalls(page);
      await here.save.click();
      const question = here.form.getByRole('alert');
      await expect(question).toContainText(words.changed);
      await expect(question).toContainText(words.who);
      await expect(here.first).toHaveValue('Derin');
      // Nobody touched it here, so it is what was saved.
      await expect(here.last).toHaveValue('Akova');
      await expectAccessible(page);
      await question.getByText(words.theirs).click();
      await expect(here.first).toHaveValue('Doruk');
      await question.getByText(words.yours).click();
      await expect(here.first).toHaveValue('Derin');
      // What was not touched here is not mine to keep, unless it is chosen by itself.
      await question.getByText(words.before).click();
      await expect(here.last).not.toHaveValue('Akova');
      await question.getByRole('button', { name: words.takeAll }).click();
      await expect(here.first).toHaveValue('Doruk');
      await question.getByRole('button', { name: words.keepAll }).click();
      await expect(here.first).toHaveValue('Derin');
      await expect(here.last).toHaveValue('Akova');
      await here.save.click();
      await expect(here.saved).toBeVisible();
      await expect(question).toBeHidden();

      await other.reload();
      await expect(there.first).toHaveValue('Derin');
      await expect(there.last).toHaveValue('Akova');
    });
  });
}

test('what was changed elsewhere and stands nowhere in the form is no question', async ({
  page,
  context,
}) => {
  const words = WORDS.tr;
  await signIn(page, 'deniz.aksoy');
  await page.goto('/my-profile');
  const other = await context.newPage();
  await other.goto('/my-profile');
  const [here, there] = [detailsOn(page, words), detailsOn(other, words)];
  await here.last.fill('Akova');
  await there.last.fill('Akova');
  await there.save.click();
  await expect(there.saved).toBeVisible();
  expectFailedCalls(page);
  await here.save.click();
  await expect(here.saved).toBeVisible();
  expect(await callCount(page, 'updateAccount')).toBe(3);
});

test('a profile that was completed on another device meanwhile is not overwritten unasked', async ({
  page,
}) => {
  const words = WORDS.tr;
  await signIn(page, 'ayse.sahin');
  await page.goto('/profile-completion/111');
  const form = page.getByRole('form', { name: 'Profilinizi tamamlayın' });
  const first = form.getByRole('textbox', { name: words.first, exact: true });
  await first.fill('Derin');
  await form.getByLabel(words.phone, { exact: true }).fill('0535 111 22 33');

  const { headers } = await otherDevice(page, 'ayse.sahin');
  const completed = await page.request.post(`${BASE}/auth/account`, {
    headers,
    data: { firstName: 'Doruk', lastName: 'Şahin', phoneNumber: '+905351112233' },
  });
  expect(completed.status()).toBe(201);

  expectFailedCalls(page);
  const save = form.getByRole('button', { name: 'Kaydet ve devam et' });
  await save.click();
  const question = form.getByRole('alert');
  await expect(question).toContainText(words.changed);
  await expect(question).toContainText(words.theirs);
  await expect(first).toHaveValue('Derin');
  await expectAccessible(page);
  expect(await callCount(page, 'updateAccount')).toBe(0);
  await save.click();
  await expect(page).toHaveURL('/');
  await page.goto('/my-profile');
  await expect(detailsOn(page, words).first).toHaveValue('Derin');
});
