import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { putApplications } from '../support/applications.ts';
import { callCount, expectFailedCalls, failing, holding, putRecords } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Schemas = components['schemas'];

const administrator = 'selin.aydin';
const colleague = 'kerem.yalcin';
const list = '/admin/captain-applications';

const LISTS = [
  '/admin/users',
  list,
  '/admin/documents',
  '/admin/bookings',
  '/admin/bookings?view=payments',
  '/admin/reviews',
  '/admin/reviews?view=reported',
  '/admin/offers',
  '/admin/content',
  '/admin/contact-messages',
  '/admin/audit',
];

const withParams = (path: string, params: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${params}`;

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') });
const failedList = (page: Page) =>
  page.getByRole('heading', { name: /yüklenemedi|An error occurred|hata oluştu/ });

/** The acts on one record, as the audit tells them. */
async function actsOn(page: Page, type: string, id: number): Promise<Schemas['AuditEntry'][]> {
  const answer = await page.request.get(
    `${BASE}/admin/audit?recordType=${type}&recordId=${id}`,
    await otherDevice(page, administrator),
  );
  const { content } = (await answer.json()) as Schemas['AuditPage']; // the mock keeps to the contract
  return content;
}

test('what makes no sense in the address of a list is as if it were left out', async ({ page }) => {
  await signIn(page, administrator);
  const garbage = [
    'page=0&size=101&sort=up',
    'page=-3&size=abc&status=FLOATING',
    'page=1.5&from=soon&to=2026-02-31',
    'page=1e400&customerId=-1&ownerId=x',
    'page=20000',
    'query=%E2%80%8B&keyword=%E2%80%8B',
    `query=${'x'.repeat(300)}&keyword=${'x'.repeat(300)}`,
    'review=abc&open=BOAT-abc&edit=&payment=zero',
  ];
  for (const [index, path] of LISTS.entries()) {
    // Each list with some of it, and all of it with some lists.
    for (const params of garbage.filter((_, at) => (at + index) % 4 === 0)) {
      await page.goto(withParams(path, params));
      const main = page.getByRole('main');
      await expect(
        main.getByRole('listitem').or(main.getByRole('row')).first(),
        params,
      ).toBeVisible();
      await expect(failedList(page), `${path} ${params}`).toHaveCount(0);
    }
  }
});

test('a page that a list does not have says so and leads back', async ({ page }) => {
  await signIn(page, administrator);
  for (const path of LISTS) {
    await page.goto(withParams(path, 'page=9999'));
    await expect(
      page.getByRole('heading', { name: /Bu sayfa yok|sayfa/i }).first(),
      path,
    ).toBeVisible();
    await expect(failedList(page), path).toHaveCount(0);
  }
});

test('ids that are none, or nobody’s, are pages that are not there', async ({ page }) => {
  expectFailedCalls(page);
  await signIn(page, administrator);
  for (const id of ['abc', '0', '-1', '1.5', '01', '99999999999999999999', '987654321'])
    for (const path of ['/admin/users', list, '/admin/bookings']) {
      await page.goto(`${path}/${id}`);
      await expect(
        page.getByRole('heading', { name: /bulunamadı/i }).first(),
        `${path}/${id}`,
      ).toBeVisible();
    }
});

test('the key that opened a question does nothing more while its dialog is still to come', async ({
  page,
}) => {
  await putApplications(page, [9001, 9002]);
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  await expect(page.getByRole('button', { name: /^Reddet/ })).toBeVisible();
  // What is typed at once is meant for the reason, whose dialog a slow line is still bringing.
  await page.evaluate(async () => {
    for (const key of ['r', 'r', 'a', 'j', 'k', 'R']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(dialog(page).getByRole('heading', { name: /reddedilsin/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${list}/9001`);
  await dialog(page).getByRole('textbox').fill('jkar');
  await page.keyboard.press('j');
  await expect(dialog(page).getByRole('textbox')).toHaveValue('jkarj');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // Keys of the browser, and letters held down, decide nothing.
  for (const key of ['Control+a', 'Alt+r', 'Meta+r']) await page.keyboard.press(key);
  await page.evaluate(() => {
    const held = new KeyboardEvent('keydown', { key: 'a', bubbles: true, repeat: true });
    document.body.dispatchEvent(held);
  });
  await expect(dialog(page)).toBeHidden();
  // Caps Lock on.
  await page.keyboard.press('A');
  await expect(dialog(page).getByRole('heading', { name: /onaylansın/ })).toBeVisible();
});

test('an answer that comes late leads nobody away from where they have gone', async ({ page }) => {
  await putApplications(page, [9001, 9002]);
  await signIn(page, administrator);
  await page.goto(list);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${list}/9001`));
  await expect(page.getByRole('button', { name: /^Reddet/ })).toBeVisible();
  await page.keyboard.press('r');
  await dialog(page).getByRole('button', { name: 'Belge okunmuyor' }).click();
  await failing(page, 'reviewCaptainApplication', { latency: 3000, count: 1 });
  await dialog(page).getByRole('button', { name: 'Reddet' }).click();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByText(/başvurusu reddedildi/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /./ }).first()).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(await actsOn(page, 'APPLICATION', 9001)).toHaveLength(1);
});

test('back after a decision shows what was decided, and decides nothing again', async ({
  page,
}) => {
  await putApplications(page, [9001, 9002]);
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  await expect(page.getByRole('button', { name: /^Reddet/ })).toBeVisible();
  await page.keyboard.press('r');
  await dialog(page).getByRole('button', { name: 'Belge okunmuyor' }).click();
  await dialog(page).getByRole('button', { name: 'Reddet' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`${list}/9002`));
  await page.goBack();
  const decided = page.getByRole('status').filter({ hasText: 'Bu başvuru reddedildi' });
  await expect(decided).toContainText('Siz reddettiniz');
  await expect(dialog(page)).toBeHidden();
  for (const key of ['a', 'r']) await page.keyboard.press(key);
  await expect(dialog(page)).toBeHidden();
  expect(await callCount(page, 'reviewCaptainApplication')).toBe(1);
  // By its address alone it is the same.
  await page.reload();
  await expect(decided).toContainText('Siz reddettiniz');
  await expect(page.getByRole('button', { name: /^Onayla/ })).toHaveCount(0);
});

test('an applicant who has left meanwhile, and one who became a captain by another way', async ({
  page,
}) => {
  expectFailedCalls(page);
  await putApplications(page, [9001]);
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  await expect(page.getByRole('button', { name: /^Onayla/ })).toBeVisible();
  const other = await otherDevice(page, colleague);
  const person = await page.request.get(`${BASE}/captain-applications/9001`, other);
  const { userId } = (await person.json()) as Schemas['CaptainApplication'];
  const made = await page.request.put(`${BASE}/auth/admin/users/${userId}/role`, {
    ...other,
    data: { role: 'BOAT_OWNER', reason: 'Belgeler görüldü ve geçerli.' },
  });
  expect(made.ok()).toBe(true);
  await page.keyboard.press('a');
  await dialog(page).getByRole('button', { name: 'Onayla' }).click();
  await expect(
    dialog(page)
      .or(page.getByText(/artık kaptan/))
      .first(),
  ).toBeVisible();
  expect((await actsOn(page, 'APPLICATION', 9001)).length).toBeLessThan(2);
});

test('an application that was withdrawn while it was judged says so, and offers no other try', async ({
  page,
}) => {
  await putApplications(page, [9001]);
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  await expect(page.getByRole('button', { name: /^Reddet/ })).toBeVisible();
  await page.keyboard.press('r');
  await dialog(page).getByRole('button', { name: 'Belge okunmuyor' }).click();
  await failing(page, 'reviewCaptainApplication', { status: 404 });
  await failing(page, 'getCaptainApplication', { status: 404 });
  await dialog(page).getByRole('button', { name: 'Reddet' }).click();
  await expect(
    page.getByRole('heading', { name: 'Kayıt bulunamadı', includeHidden: true }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('the last administrator stays, though another tab still offers to change that', async ({
  page,
}) => {
  expectFailedCalls(page);
  await signIn(page, administrator);
  const answer = await page.request.get(
    `${BASE}/auth/admin/users/paginated?role=ADMIN&size=100`,
    await otherDevice(page, administrator),
  );
  const { content } = (await answer.json()) as { content: Schemas['UserSummary'][] };
  const [own] = content.filter(({ fullName }) => fullName === 'Selin Aydın');
  const others = content.filter(({ id, isActive }) => id !== own?.id && isActive);
  const [last, ...rest] = others;
  if (!own || !last) throw new Error('two administrators are in the world');
  for (const { id } of rest)
    await page.request.put(`${BASE}/auth/admin/users/${id}/role`, {
      ...(await otherDevice(page, administrator)),
      data: { role: 'CUSTOMER', reason: 'Artık bizimle çalışmıyor.' },
    });
  // One tab stands at the other administrator, and that one is deactivated in a second tab meanwhile.
  await page.goto(`/admin/users/${last.id}`);
  const demote = page.getByRole('main').getByRole('button', { name: 'Müşteri yap' });
  await expect(demote).toBeEnabled();
  await demote.click();
  await dialog(page).getByRole('textbox').fill('Artık bizimle çalışmıyor.');
  await page.request.put(`${BASE}/auth/admin/users/${last.id}/status`, {
    ...(await otherDevice(page, administrator)),
    data: { isActive: false, reason: 'Hesap devredildi, kapatıldı.' },
  });
  await dialog(page).getByRole('button', { name: 'Müşteri yap' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('bu arada');
  await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
  // Nobody is left but oneself.
  await page.goto(`/admin/users/${own.id}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Müşteri yap' })).toBeDisabled();
  const self = await page.request.put(`${BASE}/auth/admin/users/${own.id}/role`, {
    ...(await otherDevice(page, administrator)),
    data: { role: 'CUSTOMER', reason: 'Kendimi kilitliyorum.' },
  });
  expect(self.status()).toBe(409);
});

test('a reason is kept over a change of language, and blanks are none', async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/users/9');
  await page.getByRole('main').getByRole('button', { name: 'Kaptan yap' }).click();
  const reason = dialog(page).getByRole('textbox');
  for (const nothing of ['   ', '\u200B\u200B\u200B\u200B\u200B', 'abcd', 'x'.repeat(501)]) {
    await reason.fill(nothing);
    await dialog(page).getByRole('button', { name: 'Kaptan yap' }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await callCount(page, 'setUserRole')).toBe(0);
  await reason.fill('Belgeler görüldü 🚢 ve geçerli.');
  await page.goto('/en/admin/users/9');
  await expect(reason).toHaveValue('Belgeler görüldü 🚢 ve geçerli.');
  await dialog(page).getByRole('button', { name: 'Make a captain' }).click();
  await expect(page.getByText(/Is a captain now/)).toBeVisible();
  expect(await actsOn(page, 'USER', 9)).toMatchObject([
    { reason: 'Belgeler görüldü 🚢 ve geçerli.' },
  ]);
});

test('people are found by Turkish rules, however İ, I, ı and i are typed', async ({ page }) => {
  await signIn(page, administrator);
  const answer = await page.request.get(`${BASE}/auth/admin/users/paginated?query=ağaoğlu`, {
    ...(await otherDevice(page, administrator)),
  });
  const { content } = (await answer.json()) as { content: Schemas['UserSummary'][] };
  expect(content).not.toHaveLength(0);
  await page.goto('/admin/content');
  const rows = page.getByRole('list', { name: 'Yerler' }).getByRole('listitem');
  for (const text of ['İSTANBUL', 'istanbul', 'ISTANBUL', 'ıstanbul', 'İstanbul ']) {
    await page.getByRole('searchbox').fill(text);
    await page.clock.runFor(400);
    await expect(rows, text).toHaveCount(1);
  }
  await page.goto('/admin/audit');
  const acts = page.getByRole('list', { name: 'İşlemler' }).getByRole('listitem');
  for (const text of ['AYDIN', 'aydın', 'aydin', 'AYDİN']) {
    await page.getByRole('searchbox').fill(text);
    await page.clock.runFor(400);
    await expect(acts.first(), text).toContainText('Aydın');
  }
});

test('documents that nobody can read: of no byte, locked, of 300 pages', async ({ page }) => {
  const documentFilePaths = ['applications/9001/a.png', 'applications/9001/b.pdf'];
  await putApplications(page, [9001], { documentFilePaths });
  const objects = (count: number, trailer = '') => {
    const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
    const pages = Array.from(
      { length: count },
      (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n`,
    ).join('');
    return `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n${pages}trailer<</Root 1 0 R${trailer}>>\n%%EOF`;
  };
  const put = (path: string, contentType: string, text: string) =>
    putRecords(page, {
      files: [
        {
          id: path.endsWith('.png') ? 90_000 : 90_001,
          path,
          contentType: contentType as 'image/png',
          base64: Buffer.from(text).toString('base64'),
        },
      ],
    });
  await put('applications/9001/a.png', 'image/png', '');
  const locked =
    '/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O<0000000000000000000000000000000000000000000000000000000000000000>/U<0000000000000000000000000000000000000000000000000000000000000000>>>/ID[<00><00>]';
  await put('applications/9001/b.pdf', 'application/pdf', objects(1, locked));
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  const main = page.getByRole('main');
  await expect(main.getByText(/gösterilemiyor|yüklenemedi/).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(main.getByText(/b\.pdf/).first()).toBeVisible();
  await expect(main.getByText(/gösterilemiyor|yüklenemedi/).first()).toBeVisible();
  // The decision stays possible.
  await expect(page.getByRole('button', { name: /^Reddet/ })).toBeEnabled();

  await put('applications/9001/b.pdf', 'application/pdf', objects(300));
  await page.reload();
  await expect(main.getByText(/gösterilemiyor|yüklenemedi/).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(main.getByText(/300/).first()).toBeVisible();
  await expect(main.locator('canvas').first()).toBeVisible();
  expect(await main.locator('canvas').count()).toBeLessThan(300);
});

test('a verdict is taken back from another page, and not once somebody else has judged', async ({
  page,
}) => {
  expectFailedCalls(page);
  await signIn(page, administrator);
  await page.goto('/admin/documents?kind=BOAT');
  await page.getByRole('list', { name: 'Belgeler' }).getByRole('link').first().click();
  const pane = page.getByRole('region', { name: 'Açık belge' });
  const verify = pane.getByRole('button', { name: 'Doğrula' });
  await expect(verify).toBeEnabled();
  const id = Number(/BOAT-(\d+)/.exec(page.url())?.[1]);
  await verify.click();
  await expect(page.getByText(/: doğrulandı/)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Kullanıcılar' }).first().click();
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Geri alındı')).toBeVisible();
  await expect
    .poll(async () => (await actsOn(page, 'BOAT_DOCUMENT', id)).map(({ act }) => act))
    .toEqual(['DOCUMENT_REOPENED', 'DOCUMENT_VERIFIED']);

  await page.goto(`/admin/documents?open=BOAT-${id}`);
  await expect(verify).toBeEnabled();
  await verify.click();
  await expect(page.getByText(/: doğrulandı/)).toBeVisible();
  await page.request.patch(`${BASE}/boat-documents/${id}/verification`, {
    ...(await otherDevice(page, colleague)),
    data: { isVerified: false, verificationNotes: 'Son sayfa eksik.' },
  });
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText(/bu arada|Somebody/).first()).toBeVisible();
  expect((await actsOn(page, 'BOAT_DOCUMENT', id))[0]).toMatchObject({
    act: 'DOCUMENT_REFUSED',
    actor: { fullName: 'Kerem Yalçın' },
  });
});

test('who is no administrator any more decides nothing, and sees no more of it', async ({
  page,
}) => {
  expectFailedCalls(page);
  await signIn(page, colleague);
  await page.goto('/admin/users/9');
  await page.getByRole('main').getByRole('button', { name: 'Kaptan yap' }).click();
  await dialog(page).getByRole('textbox').fill('Belgeler görüldü ve geçerli.');
  const people = await page.request.get(
    `${BASE}/auth/admin/users/paginated?query=kerem.yalcin`,
    await otherDevice(page, administrator),
  );
  const { content } = (await people.json()) as { content: Schemas['UserSummary'][] };
  await page.request.put(`${BASE}/auth/admin/users/${content[0]?.id}/role`, {
    ...(await otherDevice(page, administrator)),
    data: { role: 'CUSTOMER', reason: 'Artık bizimle çalışmıyor.' },
  });
  await dialog(page).getByRole('button', { name: 'Kaptan yap' }).click();
  await expect(page.getByText(/yetkiniz yok|iznin|yönetici/i).first()).toBeVisible();
  expect(await actsOn(page, 'USER', 9)).toEqual([]);
});

test('names a stranger chose run no formula, and break no page', async ({ page }) => {
  await signIn(page, administrator);
  const name = `=cmd|' /C calc'!A0 ${'Uzunad'.repeat(30)}`;
  await putRecords(page, {
    audit: [
      {
        id: 9001,
        createdAt: '2026-06-12T08:59:00Z',
        actor: { id: 1, fullName: 'Selin Aydın' },
        act: 'USER_DEACTIVATED',
        operation: 'setUserStatus',
        recordType: 'USER',
        recordId: 9,
        recordName: name,
        reason: '\u202Egfedcba <b>kalın</b>',
        before: 'ACTIVE',
        after: 'INACTIVE',
      },
    ],
  });
  await page.goto('/admin/audit?act=USER_DEACTIVATED');
  const row = page.getByRole('list', { name: 'İşlemler' }).getByRole('listitem').first();
  await expect(row).toContainText('<b>kalın</b>');
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWide).toBe(false);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  expect(text).toContain(`'=cmd|`);
});

test('what is held back long is asked for once, and the page can be left meanwhile', async ({
  page,
}) => {
  await signIn(page, administrator);
  const release = await holding(page, 'getManagedUserOverview');
  await page.goto('/admin/users/9');
  await page.getByRole('navigation').getByRole('link', { name: 'Denetim kaydı' }).first().click();
  await expect(page).toHaveURL('/admin/audit');
  await release();
  await expect(page.getByRole('list', { name: 'İşlemler' })).toBeVisible();
});
