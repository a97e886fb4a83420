import type { Page } from '@playwright/test';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { putApplications } from '../support/applications.ts';
import { failing, holding } from '../support/mock.ts';
import { searchParam } from '../support/person.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

const administrator = 'selin.aydin';
const second = 'kerem.yalcin';
const list = '/admin/captain-applications';

/** What another administrator decides meanwhile. */
async function decideElsewhere(page: Page, id: number, data: object): Promise<void> {
  const { headers } = await otherDevice(page, second);
  const url = `${BASE}/captain-applications/${id}/review`;
  const answer = await page.request.post(url, { data, headers });
  expect(answer.status()).toBe(200);
}

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading') });

test('the list shows who waits longest first, and finds, pages and orders by its address @phone', async ({
  page,
}) => {
  await signIn(page, administrator);
  const release = await holding(page, 'listCaptainApplicationsPage');
  await page.goto(list);
  const main = page.getByRole('main');
  await expect(main.getByText('Yükleniyor…').first()).toBeAttached();
  await release();
  await page.reload();

  const rows = main.getByRole('listitem').filter({ has: page.locator('time') });
  const names = rows.getByRole('link');
  const ages = rows.locator('time');
  await expect(names.first()).toBeVisible();
  const sent = await ages.evaluateAll((all) => all.map((each) => each.getAttribute('datetime')));
  expect(sent).toEqual(sent.toSorted());
  await expect(ages.first()).toHaveText(/(gün|hafta|ay|yıl) önce|dün/);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Reddedildi' }).click();
  await expect(main.getByText(/karar veren:/).first()).toBeVisible();
  expect(searchParam(page, 'status')).toBe('REJECTED');
  await main.getByRole('button', { name: 'Tümü' }).click();
  const size = main.getByRole('textbox', { name: 'Sayfadaki başvuru sayısı' });
  await size.fill('5');
  await size.press('Enter');
  await expect(names).toHaveCount(5);
  const onPageOne = (await names.first().textContent()) ?? '';
  await main.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect.poll(() => searchParam(page, 'page')).toBe('2');
  // The page before stays until this one has come.
  await expect(names.first()).not.toHaveText(onPageOne);
  const first = await names.first().textContent();
  await names.first().click();
  await expect(main.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveCount(5);
  await expect(names.first()).toHaveText(first ?? '');

  await size.fill('500');
  await size.press('Enter');
  await expect.poll(() => searchParam(page, 'size')).toBe('100');
  const search = main.getByRole('searchbox');
  await search.fill('zzzz');
  await expect(main.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();
  await main.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(names.first()).toBeVisible();
  await expect(search).toHaveValue('');

  const mend = await failing(page, 'listCaptainApplicationsPage', { status: 400 });
  await page.goto(`${list}?status=ALL`);
  await expect(main.getByRole('heading', { name: 'Liste yüklenemedi' })).toBeVisible();
  await mend();
  await page.goto(`/en${list}`);
  await expect(main.getByText(/(days?|weeks?|months?) ago/).first()).toBeVisible();
});

test('an application is read beside its documents, and its rules are told in words @phone', async ({
  page,
}) => {
  const documentFilePaths = ['applications/9001/kimlik.png', 'applications/9001/belge.pdf'];
  await putApplications(page, [9002], {
    professionalInfo: {
      licenseNumber: 'YK2019H4',
      licenseExpiry: inDays(-1),
      yearsOfExperience: 0,
      specializations: ['Yelken'],
      bio: null,
    },
  });
  await putApplications(page, [9001], { documentFilePaths });
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  const main = page.getByRole('main');
  const picture = main.getByRole('img', { name: 'kimlik.png' });
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await main.getByRole('button', { name: 'Büyüt' }).click();
  await expect(main.getByText('%150')).toBeVisible();
  expect(await width()).toBeGreaterThan(before);
  const opened = main.getByRole('link', { name: 'Yeni sekmede aç' });
  expect(await opened.getAttribute('href')).toMatch(/^blob:/);

  // A broken PDF says so, and the rest of the page stands.
  await page.keyboard.press('n');
  await expect(main.getByText('Bu dosya gösterilemiyor')).toBeVisible();
  await page.keyboard.press('p');
  await expect(picture).toBeVisible();

  const tax = main.getByRole('definition').filter({ hasText: '46' });
  await expect(tax.first()).toHaveText('•••••••••46');
  await main.getByRole('button', { name: 'Numaranın tamamını göster' }).click();
  await expect(main.getByText('10000000146')).toBeVisible();
  await main.getByRole('button', { name: 'Numarayı gizle' }).click();
  await expect(main.getByText('10000000146')).toHaveCount(0);
  // Another of the same person stands below.
  await expect(main.getByRole('region', { name: 'Bu kişinin diğer başvuruları' })).toContainText(
    'Bekliyor',
  );
  await expectAccessible(page);

  await page.goto(`${list}/9002`);
  const rules = main.getByRole('region', { name: 'Kurallara göre' });
  await expect(rules).toContainText('Uygun değil: Ehliyetin süresi');
  await expect(rules).toContainText('Bakılmalı: Belge gönderilmedi');
  await page.keyboard.press('a');
  await expect(dialog(page)).toContainText('Ehliyetin süresi');

  // What the mock's own applications hold can be drawn.
  const { headers } = await otherDevice(page, administrator);
  const waiting = await page.request.get(`${BASE}/captain-applications?status=PENDING&size=100`, {
    headers,
  });
  const { content } = (await waiting.json()) as {
    content: { id: number; documentFilePaths: string[] }[];
  };
  const own = content.find(({ documentFilePaths: [path] }) => path?.endsWith('.pdf'));
  await page.goto(`/en${list}/${own?.id}`);
  await main.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('img', { name: 'Page 1' })).toHaveAttribute('aria-busy', 'false');
});

test('twenty applications are decided by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  const ids = Array.from({ length: 20 }, (_, index) => 9001 + index);
  await putApplications(page, ids);
  await signIn(page, administrator);
  await page.goto(list);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  for (const id of ids) {
    await expect(page).toHaveURL(new RegExp(`/${id}(\\?|$)`));
    await expect(main.getByText(`Kuyruk Denizcilik ${id}`).first()).toBeVisible();
    // The list, which names it too, has gone.
    await expect(main.getByRole('button', { name: 'Onayla', exact: true })).toBeVisible();
    if (id % 4 === 0) {
      await page.keyboard.press('r');
      await expect(dialog(page).getByRole('textbox')).toBeFocused();
      await page.keyboard.type('jkar? Vergi levhası eksik.');
      await page.keyboard.press('Control+Enter');
    } else {
      await page.keyboard.press('a');
      await expect(dialog(page).getByRole('button', { name: 'Onayla' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  // The next one that waits has opened by itself.
  await expect(page).not.toHaveURL(/\/9020/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(main.getByText('Kuyruk Denizcilik')).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Onayla', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog(page).getByText('Sonraki başvuru')).toBeVisible();
  await page.keyboard.press('Escape');

  const { headers } = await otherDevice(page, administrator);
  const answer = await page.request.get(`${BASE}/captain-applications?userId=111&size=100`, {
    headers,
  });
  const { content } = (await answer.json()) as { content: { id: number; status: string }[] };
  const decided = content.filter(({ id }) => ids.includes(id));
  expect(decided.filter(({ status }) => status === 'APPROVED')).toHaveLength(15);
  expect(decided.filter(({ status }) => status === 'REJECTED')).toHaveLength(5);
});

test('two administrators at one application: the second is told who decided, and what', async ({
  page,
}) => {
  await putApplications(page, [9001, 9002]);
  await signIn(page, administrator);
  await page.goto(`${list}/9001`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Onayla/ })).toBeVisible();
  await failing(page, 'reviewCaptainApplication', { status: 400, count: 1 });
  await main.getByRole('button', { name: /^Onayla/ }).click();
  await dialog(page).getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog(page)).toContainText('Onay işlemi başarısız');

  const reason = 'Ehliyet numarası kayıtlarda bulunamadı.';
  await decideElsewhere(page, 9001, { status: 'REJECTED', rejectionReason: reason });
  await dialog(page).getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog(page)).toContainText('Kerem Yalçın reddetti');
  await expect(dialog(page)).toContainText(reason);
  await dialog(page).getByRole('button', { name: 'Kapat' }).last().click();
  await expect(main.getByText('Bu başvuru reddedildi')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Onayla/ })).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(dialog(page)).toHaveCount(0);

  await page.goto(`${list}/9002`);
  await main.getByRole('button', { name: /^Reddet/ }).click();
  await dialog(page).getByRole('textbox').fill('yok');
  await dialog(page).getByRole('button', { name: 'Reddet' }).click();
  await expect(dialog(page)).toContainText('Red nedeni en az 5 karakter olmalıdır');
  await failing(page, 'reviewCaptainApplication', { status: 400, count: 1 });
  await dialog(page).getByRole('button', { name: 'Belge eksik' }).click();
  await dialog(page).getByRole('button', { name: 'Reddet' }).click();
  await expect(dialog(page)).toContainText('Red işlemi başarısız');
  await expectAccessible(page, { within: '[role="dialog"]' });

  await page.goto(`${list}/999999`);
  await expect(main.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
  const mend = await failing(page, 'getCaptainApplication', { status: 400 });
  await page.goto(`${list}/9002`);
  await expect(main.getByRole('heading', { name: 'Detay alınamadı' })).toBeVisible();
  await mend();
});

test('in a taxi an application is decided by the thumb, and after the last one nothing waits @phone-only', async ({
  page,
}) => {
  await signIn(page, administrator);
  const { headers } = await otherDevice(page, second);
  const url = `${BASE}/captain-applications?status=PENDING&size=100`;
  const { content } = await (await page.request.get(url, { headers })).json();
  for (const { id } of content) await decideElsewhere(page, id, { status: 'APPROVED' });
  await putApplications(page, [9001]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${list}/9001`);
  const main = page.getByRole('main');
  const approve = main.getByRole('button', { name: /^Onayla/ });
  await expect(approve).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('navigation').last().boundingBox();
  const box = await approve.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await approve.tap();
  await dialog(page).getByRole('button', { name: 'Onayla' }).tap();
  await expect(main.getByRole('heading', { name: 'Bekleyen başvuru yok' })).toBeVisible();
});
