import type { Locator, Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { putApplications } from '../support/applications.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Schemas = components['schemas'];

const administrator = 'selin.aydin';
const reason = 'Bağlantı kötüydü, karar yine de bir kez verildi.';

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') });

/** Whether it can be pressed now, without waiting for it: what is asked about may have been done meanwhile. */
const isReady = (button: Locator) => button.isEnabled({ timeout: 1000 }).catch(() => false);

/** Presses what opens a question, writes the reason, and confirms: as far as the connection lets it. */
async function decide(page: Page, open: () => Promise<void>, confirm: string): Promise<void> {
  if (!(await dialog(page).isVisible())) {
    await open();
    await expect(dialog(page)).toBeVisible();
  }
  const text = dialog(page).getByRole('textbox');
  if ((await text.count()) > 0 && (await text.inputValue()) === '')
    await text.fill(reason, { timeout: 2000 });
  const button = dialog(page).getByRole('button', { name: confirm });
  if (await isReady(button)) await button.click({ timeout: 2000 });
}

/** What the service answers somebody without a bad connection, once it is good again. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`${BASE}${path}`, await otherDevice(page, administrator));
  return (await answer.json()) as Answer; // the mock keeps to the contract
}

async function actsOn(page: Page, type: string, id: number) {
  const path = `/admin/audit?recordType=${type}&recordId=${id}`;
  return (await read<Schemas['AuditPage']>(page, path)).content;
}

test('one call in five goes wrong: a person is changed all the same, and once', async ({
  page,
}) => {
  await signIn(page, administrator);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const steady = await misbehave(page);
  await page.goto('/admin/users');
  await until(
    page,
    () => main.locator('a[href*="/admin/users/"]').first().isVisible(),
    () => Promise.resolve(),
  );
  await page.goto('/admin/users/9');
  await until(
    page,
    () => button('Kaptan yap').isVisible(),
    () => Promise.resolve(),
  );
  await until(
    page,
    async () => (await button('Müşteri yap').isVisible()) && !(await dialog(page).isVisible()),
    () => decide(page, () => button('Kaptan yap').click(), 'Kaptan yap'),
  );
  await until(
    page,
    async () => (await button('Hesabı aç').isVisible()) && !(await dialog(page).isVisible()),
    () => decide(page, () => button('Hesabı kapat').click(), 'Hesabı kapat'),
  );
  await steady();
  expect((await actsOn(page, 'USER', 9)).map(({ act }) => act)).toEqual([
    'USER_DEACTIVATED',
    'USER_ROLE_CHANGED',
  ]);
});

test('one call in five goes wrong: applications are decided all the same, each once', async ({
  page,
}) => {
  const ids = [9001, 9002, 9003];
  await putApplications(page, ids);
  await signIn(page, administrator);
  const steady = await misbehave(page);
  for (const id of ids) {
    await page.goto(`/admin/captain-applications/${id}`);
    const reject = page.getByRole('main').getByRole('button', { name: /^Reddet/ });
    await until(
      page,
      () => reject.isVisible(),
      () => Promise.resolve(),
    );
    await until(
      page,
      async () =>
        !page.url().endsWith(`/${id}`) ||
        (await page.getByText('Bu başvuru reddedildi').isVisible()),
      () => decide(page, () => reject.click(), 'Reddet'),
    );
  }
  await steady();
  for (const id of ids)
    expect((await actsOn(page, 'APPLICATION', id)).map(({ act }) => act)).toEqual([
      'APPLICATION_REJECTED',
    ]);
});

test('one call in five goes wrong: documents are judged all the same, each once', async ({
  page,
}) => {
  await signIn(page, administrator);
  const { content } = await read<{ content: Schemas['ManagedDocument'][] }>(
    page,
    '/admin/documents?kind=BOAT&state=WAITING&validity=VALID',
  );
  const [refused, verified] = content;
  if (!refused || !verified) throw new Error('two documents wait');
  const pane = page.getByRole('region', { name: 'Açık belge' });
  const steady = await misbehave(page);
  await page.goto(`/admin/documents?state=ALL&open=BOAT-${refused.id}`);
  const refuse = pane.getByRole('button', { name: 'Reddet' });
  const verify = pane.getByRole('button', { name: 'Doğrula' });
  await until(
    page,
    () => isReady(refuse),
    () => Promise.resolve(),
  );
  await until(
    page,
    () => Promise.resolve(!page.url().endsWith(`BOAT-${refused.id}`)),
    () => decide(page, () => refuse.click(), 'Reddet'),
  );
  await page.goto(`/admin/documents?state=ALL&open=BOAT-${verified.id}`);
  await until(
    page,
    () => isReady(verify),
    () => Promise.resolve(),
  );
  await until(
    page,
    () => Promise.resolve(!page.url().endsWith(`BOAT-${verified.id}`)),
    async () => {
      if (await isReady(verify)) await verify.click({ timeout: 2000 });
    },
  );
  await steady();
  const acts = async (id: number) =>
    (await actsOn(page, 'BOAT_DOCUMENT', id)).map(({ act }) => act);
  expect(await acts(refused.id)).toEqual(['DOCUMENT_REFUSED']);
  expect(await acts(verified.id)).toEqual(['DOCUMENT_VERIFIED']);
});
