import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { putApplications } from '../support/applications.ts';
import { failing, type OperationId } from '../support/mock.ts';
import { otherDevice, signIn, signInHere } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Schemas = components['schemas'];

const administrator = 'selin.aydin';
const colleague = 'kerem.yalcin';
const typed = 'Bu gerekçe yarıda kaldı, kaybolmamalı.';

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

/** The first record of a list, as administrators read it. */
async function first<Row>(page: Page, path: string): Promise<Row> {
  const answer = await page.request.get(`${BASE}${path}`, await otherDevice(page, administrator));
  const { content } = (await answer.json()) as { content: Row[] }; // the mock keeps to the contract
  const [row] = content;
  if (!row) throw new Error(`${path} is empty`);
  return row;
}

interface Act {
  operation: OperationId;
  /** The button that confirms it. */
  confirm: string;
  /** What is shown once it is done. */
  done: RegExp;
  /** Where it is done, made ready. */
  at: (page: Page) => Promise<string>;
  ask: (page: Page) => Promise<void>;
  /** What else of the question has to be there again. */
  alsoKept?: (page: Page) => Promise<void>;
}

const acts: Record<string, Act> = {
  'the rejection of an application': {
    operation: 'reviewCaptainApplication',
    confirm: 'Reddet',
    done: /başvurusu reddedildi/,
    async at(page) {
      await putApplications(page, [9001]);
      return '/admin/captain-applications/9001?status=PENDING';
    },
    ask: (page) => button(page, /^Reddet/).click(),
  },
  'the refusal of a document': {
    operation: 'setBoatDocumentVerification',
    confirm: 'Reddet',
    done: /: reddedildi/,
    async at(page) {
      const path = '/admin/documents?kind=BOAT&state=WAITING';
      const { id } = await first<Schemas['ManagedDocument']>(page, path);
      return `/admin/documents?open=BOAT-${id}`;
    },
    ask: (page) => button(page, /^Reddet/).click(),
  },
  'the change of a role': {
    operation: 'setUserRole',
    confirm: 'Kaptan yap',
    done: /artık kaptan/,
    at: () => Promise.resolve('/admin/users/9'),
    ask: (page) => button(page, 'Kaptan yap').click(),
  },
  'the removal of a review': {
    operation: 'removeReview',
    confirm: 'Yorumu sil',
    done: /Yorum silindi/,
    at: () => Promise.resolve('/admin/reviews?review=1'),
    ask: (page) => button(page, /^Sil: /).click(),
  },
  'the correction of a payment': {
    operation: 'setPaymentStatus',
    confirm: 'Durumu kaydet',
    done: /Ödemenin durumu artık/,
    async at(page) {
      const path = '/bookings/payments?status=PENDING';
      const { bookingId } = await first<Schemas['ManagedPayment']>(page, path);
      return `/admin/bookings/${bookingId}`;
    },
    async ask(page) {
      await button(page, 'Durumu düzelt').click();
      await dialog(page).getByText('Reddedildi', { exact: true }).click();
    },
    alsoKept: (page) =>
      expect(dialog(page).getByRole('radio', { name: 'Reddedildi' })).toBeChecked(),
  },
};

for (const [name, { operation, confirm, done, at, ask, alsoKept }] of Object.entries(acts)) {
  test(`${name} is asked again with what was typed, once the session that ended in it is back`, async ({
    page,
  }) => {
    await signIn(page, administrator);
    const path = await at(page);
    await page.goto(path);
    await ask(page);
    const reason = dialog(page).getByRole('textbox');
    await reason.fill(typed);
    // The service no longer knows the session, nor renews it.
    await failing(page, 'refreshSession', { status: 401 });
    const admit = await failing(page, operation, { status: 401 });
    await dialog(page).getByRole('button', { name: confirm }).click();
    await expect(page).toHaveURL('/login');
    await admit();

    await signInHere(page, administrator);
    await expect(page).toHaveURL(path);
    await expect(reason).toHaveValue(typed);
    await alsoKept?.(page);
    await dialog(page).getByRole('button', { name: confirm }).click();
    await expect(page.getByText(done).first()).toBeVisible();

    // What is done is forgotten.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
  });
}

test('what one administrator typed is nothing to the next, and who gives up begins anew', async ({
  page,
}) => {
  await signIn(page, administrator);
  await page.goto('/admin/users/9');
  await button(page, 'Kaptan yap').click();
  const reason = dialog(page).getByRole('textbox');
  await reason.fill(typed);
  await failing(page, 'refreshSession', { status: 401 });
  const admit = await failing(page, 'setUserRole', { status: 401 });
  await dialog(page).getByRole('button', { name: 'Kaptan yap' }).click();
  await expect(page).toHaveURL('/login');
  await admit();
  await signInHere(page, colleague);
  await expect(page).toHaveURL('/admin/users/9');
  await expect(button(page, 'Kaptan yap')).toBeEnabled();
  await expect(dialog(page)).toBeHidden();
  await button(page, 'Kaptan yap').click();
  await expect(reason).toHaveValue('');

  await reason.fill('Belgeler görüldü.');
  await page.reload();
  await expect(reason).toHaveValue('Belgeler görüldü.');
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(button(page, 'Kaptan yap')).toBeEnabled();
  await expect(dialog(page)).toBeHidden();
  await button(page, 'Kaptan yap').click();
  await expect(reason).toHaveValue('');
});
