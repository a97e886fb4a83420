import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { callCount, expectFailedCalls, loggedCalls, type OperationId } from '../support/mock.ts';
import { otherDevice, PASSWORD, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// What the pages about the captain have in common: company, profile and security.
const pages = ['/captain/company', '/captain/profile', '/captain/security'];

/** Longer than the app waits for an answer, in milliseconds. */
const LOST = 120_000;

/** The page is there and waits for nothing. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^(Yükleniyor|Loading)…$/)).toHaveCount(0);
}

test('on a bad connection company, profile and password are each stored once, as typed', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'mehmet.agaoglu');
  const mend = await misbehave(page, LOST);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });

  await page.goto('/captain/company');
  await until(
    page,
    () => field('Görünen ad').isVisible(),
    async () => undefined,
  );
  await field('Görünen ad').fill('Ağaoğlu Yelken');
  await pressUntil(page, 'Şirketi kaydet', 'Şirket bilgileriniz güncellendi');
  await expect(field('Görünen ad')).toHaveValue('Ağaoğlu Yelken');

  await page.goto('/captain/profile');
  const edit = main.getByRole('button', { name: 'Kişisel Bilgiler bölümünü düzenle' });
  await until(
    page,
    () => edit.isVisible(),
    async () => undefined,
  );
  await edit.click();
  await field('Şehir').fill('Aydın');
  await pressUntil(page, 'Kaydet', 'Kişisel bilgiler başarıyla güncellendi');
  await expect(main.getByText(/Aydın/)).toBeVisible();

  await page.goto('/captain/security');
  await field('Mevcut şifre').fill(PASSWORD);
  await field('Yeni şifre').fill('yelken-2027');
  await field('Yeni şifre tekrarı').fill('yelken-2027');
  await pressUntil(page, 'Şifreyi değiştir', 'Şifreniz güncellendi.');
  await mend();

  const calls = await loggedCalls(page);
  expect(calls.filter(({ source }) => source === 'fault')).not.toEqual([]);
  await page.goto('/captain/company');
  await expect(field('Görünen ad')).toHaveValue('Ağaoğlu Yelken');
});

/** Presses a button of a form until it says that it was done; what fails says so, and what was typed stays. */
async function pressUntil(page: Page, name: string, done: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  const words = page.getByText(done);
  let isTold = false;
  await until(
    page,
    async () => {
      isTold ||= await words.isVisible();
      return isTold;
    },
    async () => {
      if (await button.getByRole('progressbar').isVisible()) return;
      await button.click({ timeout: 2000 });
      // A toast may be gone once the clock has gone on.
      isTold ||= await words.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    },
  );
}

test('the address of another captain shows one’s own pages; customers and guests see none', async ({
  page,
}) => {
  const reads: OperationId[] = ['getUser', 'getPersonalInfo', 'getCaptainProfileById'];
  await signIn(page, 'zeynep.karaca');
  for (const path of pages) {
    await page.goto(`${path}?captain=2`);
    await settled(page);
    await expect(page.getByText(/Ağaoğlu|mehmet@/)).toHaveCount(0);
  }
  const asked = await loggedCalls(page);
  expect(asked.map(({ path }) => path)).not.toContain('/users/2');
  expect(asked.map(({ path }) => path)).not.toContain('/captain/profile/2');

  await signIn(page, 'elif.yildiz');
  const before = await Promise.all(reads.map((operation) => callCount(page, operation)));
  for (const path of pages) {
    await page.goto(`${path}?captain=2`);
    await expect(page.getByRole('heading', { name: 'Kaptan Değilsiniz' })).toBeVisible();
    await expect(page.getByText(/Ağaoğlu|mehmet@/)).toHaveCount(0);
  }
  expect(await Promise.all(reads.map((operation) => callCount(page, operation)))).toEqual(before);

  // Who is missing has no pages; who is a customer neither.
  expectFailedCalls(page);
  await signIn(page, 'selin.aydin');
  for (const captain of [999_999, 111]) {
    await page.goto(`/captain/company?captain=${captain}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
  }
});

test('in English nothing Turkish is left on the pages, in the forms and their refusals', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  const main = page.getByRole('main');
  const press = (name: string | RegExp) => main.getByRole('button', { name }).first().click();

  await page.goto('/en/captain/company');
  await settled(page);
  await main.getByRole('textbox', { name: 'IBAN' }).fill('TR1');
  await main.getByRole('textbox', { name: 'National identity number' }).fill('1');
  await main.getByRole('textbox', { name: 'Tax number' }).fill('12');
  await main.getByRole('textbox', { name: 'Billing address' }).fill('');
  await press('Save the company');
  await expect(main.getByText('This is not a valid IBAN; check it digit by digit')).toBeVisible();
  expect(await turkishOn(page)).toEqual([]);

  await page.goto('/en/captain/profile');
  await settled(page);
  await expect(main.getByText('Total revenue')).toBeVisible();
  expect(await turkishOn(page)).toEqual([]);
  await press(/^Edit Personal/);
  await press(/^Edit Professional/);
  await press('Add a certification');
  await main.getByRole('textbox', { name: 'City' }).fill('');
  await main.getByRole('textbox', { name: 'Postal code (optional)' }).fill('1');
  for (const save of await main.getByRole('button', { name: 'Save' }).all()) await save.click();
  await expect(main.getByText('The postal code has 5 digits')).toBeVisible();
  expect(await turkishOn(page)).toEqual([]);

  await page.goto('/en/captain/security');
  await settled(page);
  await press('Change the password');
  await expect(main.getByText('Enter your current password')).toBeVisible();
  expect(await turkishOn(page)).toEqual([]);
});

/**
 * Sentences, labels and names of the page with Turkish letters or words in them, but for what the captain has
 * written and what is named after people, firms and places.
 */
async function turkishOn(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').evaluate((main) => {
    const seen: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      seen.push(node.textContent ?? '');
    }
    for (const named of main.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        seen.push(named.getAttribute(name) ?? '');
      }
    }
    return seen;
  });
  const said = texts.filter((text) => /[çğışöü]|\b(ve|bir|için|en az|bu)\b/i.test(text));
  const written = await writtenByTheCaptain(page);
  return said.filter((text) => !written.some((own) => text.includes(own)));
}

/** What mehmet.agaoglu has written himself, as the mock keeps it. */
async function writtenByTheCaptain(page: Page): Promise<string[]> {
  const his = await otherDevice(page, 'mehmet.agaoglu');
  const answers = await Promise.all(
    ['/users/2', '/captain/profile', '/boats/owner/2'].map(async (path) =>
      (await page.request.get(`${BASE}${path}`, his)).json(),
    ),
  );
  return textsIn(answers).filter((text) => text.length > 2);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
