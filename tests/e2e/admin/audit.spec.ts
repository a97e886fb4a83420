import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { misbehave, until } from '../support/bad-connection.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding, putRecords, setClock } from '../support/mock.ts';
import { signIn, token } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { expectNoTurkish } from '../support/turkish.ts';

type Schemas = components['schemas'];

const administrator = 'selin.aydin';

/** Calls the service as the person whom the page is signed in as. */
async function call<Answer>(page: Page, method: string, path: string, data?: unknown) {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${await token(page)}`,
    'Idempotency-Key': crypto.randomUUID(),
  };
  // What is judged is what was read: some acts ask for its version.
  if (method !== 'GET') {
    const read = await page.request.get(`${BASE}${path.replace(/\/(review|verification)$/, '')}`, {
      headers,
    });
    const version = read.headers().etag;
    if (read.ok() && version) headers['If-Match'] = version;
  }
  const answer = await page.request.fetch(`${BASE}${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path} ${answer.status()} ${await answer.text()}`).toBe(true);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer; // the mock keeps to the contract
}

async function first<Row>(page: Page, path: string): Promise<Row> {
  const { content } = await call<{ content: Row[] }>(page, 'GET', path);
  const [row] = content;
  if (!row) throw new Error(`${path} is empty`);
  return row;
}

const rows = (page: Page) =>
  page.getByRole('list', { name: /^(İşlemler|Acts)$/ }).getByRole('listitem');

const entry = (id: number, over: Partial<Schemas['AuditEntry']> = {}): Schemas['AuditEntry'] => ({
  id,
  createdAt: '2026-06-11T09:00:00Z',
  actor: { id: 1, fullName: 'Selin Aydın' },
  act: 'RECORD_CHANGED',
  operation: 'updateBoat',
  recordType: 'BOAT',
  recordId: 1,
  recordName: 'Ege Rüzgârı',
  reason: null,
  before: null,
  after: null,
  ...over,
});

test('every kind of act of the administration is in the audit, in words', async ({ page }) => {
  await signIn(page, administrator);
  const [approved, rejected] = (
    await call<{ content: Schemas['CaptainApplication'][] }>(
      page,
      'GET',
      '/captain-applications?status=PENDING',
    )
  ).content;
  const waiting = (
    await call<{ content: Schemas['ManagedDocument'][] }>(
      page,
      'GET',
      '/admin/documents?state=WAITING&kind=BOAT',
    )
  ).content;
  const person = await first<Schemas['UserSummary']>(
    page,
    '/auth/admin/users/paginated?role=CUSTOMER',
  );
  const reported = (
    await call<{ content: { review: { id: number } }[] }>(
      page,
      'GET',
      '/admin/reviews/reported?state=OPEN',
    )
  ).content;
  const message = await first<Schemas['ContactMessage']>(page, '/contact-messages?state=NEW');
  const payment = await first<Schemas['ManagedPayment']>(page, '/bookings/payments?status=PENDING');
  const paid = await first<Schemas['ManagedPayment']>(page, '/bookings/payments?status=PARTIAL');
  const boat = await first<Schemas['ManagedBoat']>(page, '/admin/boats?status=ACTIVE');
  const draft = await first<Schemas['ManagedBoat']>(page, '/admin/boats?status=DRAFT');

  const reason = 'Denetimde okunacak gerekçe.';
  const document = (index: number) => `/boat-documents/${waiting[index]?.id}/verification`;
  const acts: [word: string, method: string, path: string, data?: unknown][] = [
    [
      'Başvuru onaylandı',
      'POST',
      `/captain-applications/${approved?.id}/review`,
      { status: 'APPROVED' },
    ],
    [
      'Başvuru reddedildi',
      'POST',
      `/captain-applications/${rejected?.id}/review`,
      { status: 'REJECTED', rejectionReason: reason },
    ],
    ['Belge doğrulandı', 'PATCH', document(0), { isVerified: true }],
    ['Belge reddedildi', 'PATCH', document(1), { isVerified: false, verificationNotes: reason }],
    ['Belge yeniden incelemede', 'PATCH', document(0), { isVerified: false }],
    [
      'Rol değiştirildi',
      'PUT',
      `/auth/admin/users/${person.id}/role`,
      { role: 'BOAT_OWNER', reason },
    ],
    [
      'Kullanıcı devre dışı bırakıldı',
      'PUT',
      `/auth/admin/users/${person.id}/status`,
      { isActive: false, reason },
    ],
    [
      'Kullanıcı etkinleştirildi',
      'PUT',
      `/auth/admin/users/${person.id}/status`,
      { isActive: true, reason },
    ],
    [
      'Bildirilen yorum yayında bırakıldı',
      'PUT',
      `/admin/reviews/${reported[0]?.review.id}/keep`,
      { reason },
    ],
    ['Yorum silindi', 'POST', `/admin/reviews/${reported[1]?.review.id}/removal`, { reason }],
    [
      'Ödeme düzeltildi',
      'PUT',
      `/bookings/payments/${payment.id}`,
      { type: 'DEPOSIT', amount: 4321 },
    ],
    [
      'Ödemenin durumu değiştirildi',
      'PATCH',
      `/bookings/payments/${payment.id}/status`,
      { status: 'FAILED', reason },
    ],
    ['Ödeme iade edildi', 'POST', `/bookings/payments/${paid.id}/refund`, { reason }],
    [
      'Mesajın durumu değiştirildi',
      'PUT',
      `/contact-messages/${message.id}/state`,
      { state: 'ANSWERED' },
    ],
    ['Yayın durumu değiştirildi', 'PATCH', `/boats/${boat.id}/status?status=INACTIVE`],
    ['Puan belirlendi', 'PATCH', `/boats/${boat.id}/rating?rating=4.5`],
    [
      'Başkası adına eklendi: Özellikler',
      'POST',
      `/boat-features/boat/${boat.id}`,
      { featureName: 'Kano' },
    ],
    ['Başkası adına silindi', 'DELETE', `/boats/${draft.id}`],
  ];
  await page.goto(`/admin/audit?from=${today}&to=${today}`);
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  for (const [, method, path, data] of acts) await call(page, method, path, data);

  await page.reload();
  await expect(page.getByRole('main').getByText(`${acts.length} işlem`)).toBeVisible();
  await expect(rows(page)).toHaveCount(acts.length);
  for (const [index, [word]] of acts.toReversed().entries())
    await expect(rows(page).nth(index)).toContainText(word);
  const row = (word: string) => rows(page).filter({ hasText: word }).first();
  await expect(row('Başvuru reddedildi')).toContainText('Önce: Bekliyor → Sonra: Reddedildi');
  await expect(row('Başvuru reddedildi')).toContainText(`Gerekçe: ${reason}`);
  await expect(row('Rol değiştirildi')).toContainText('Önce: Müşteri → Sonra: Kaptan');
  await expect(row('Kullanıcı devre dışı')).toContainText('Etkin → Sonra: Etkin değil');
  await expect(row('Ödeme düzeltildi')).toContainText('Kapora, ₺4.321');
  await expect(row('Yayın durumu')).toContainText('Yayında → Sonra: Yayında değil');
  await expect(row('Puan belirlendi')).toContainText('Sonra: 4,5');
  await expect(row('Mesajın durumu')).toContainText('Yeni → Sonra: Yanıtlandı');
  await expect(row('Rol değiştirildi').getByRole('link').first()).toHaveAttribute(
    'href',
    `/admin/users/${person.id}`,
  );

  // All that was done to one record.
  await row('Rol değiştirildi')
    .getByRole('link', { name: /^Bu kaydın/ })
    .click();
  await expect(page).toHaveURL(`/admin/audit?recordType=USER&recordId=${person.id}`);
  await expect(rows(page).filter({ hasText: 'Rol değiştirildi' })).toHaveCount(1);
  await expect(rows(page)).toHaveCount(3);
});

test('filters stand in the address, and the file holds what they let through', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, administrator);
  await page.goto('/admin/audit');
  await expect(rows(page)).toHaveCount(25);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL('/admin/audit?page=2');
  await page.getByRole('button', { name: /İşlem$/ }).click();
  await page.getByRole('option', { name: 'Başvuru reddedildi' }).click();
  await expect(page).toHaveURL('/admin/audit?act=APPLICATION_REJECTED');
  await page.getByRole('button', { name: /Kim yaptı$/ }).click();
  await page.getByRole('option', { name: 'Kerem Yalçın' }).click();
  await expect(page).toHaveURL(/actorId=\d+/);
  await page.getByRole('searchbox').fill('KİMLİK');
  await page.clock.runFor(400);
  await expect(rows(page).filter({ hasNotText: 'kimlik fotoğrafı' })).toHaveCount(0);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`pruva-denetim-kaydi-${today}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain('Gün;Saat;Kim yaptı;İşlem');
  for (const line of lines.slice(1)) {
    expect(line).toContain('Kerem Yalçın;Başvuru reddedildi;');
    expect(line).toContain('Bekliyor;Reddedildi');
  }

  await page.getByRole('searchbox').fill('hiç kimse');
  await page.clock.runFor(400);
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri temizle' }).last().click();
  await expect(page).toHaveURL('/admin/audit');
  await expect(rows(page)).toHaveCount(25);
});

test('days are those of Istanbul; a long reason keeps its lines; what is new is readable', async ({
  page,
}) => {
  await signIn(page, administrator);
  const long = `${'Uzunbirgerekçe'.repeat(60)}\nİkinci satır.`;
  await putRecords(page, {
    audit: [
      entry(9001, { createdAt: `${today}T21:00:00Z`, recordName: null, reason: long }),
      entry(9002, { createdAt: `${today}T20:59:59Z`, operation: 'setTourDateStatus' }),
      entry(9003, { createdAt: `${today}T20:00:00Z`, before: 'FLOATING', after: null }),
    ],
  });
  await setClock(page, `${today}T22:00:00Z`);
  await page.goto('/admin/audit?from=2026-06-13&to=2026-06-13');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('13 Haziran 2026 00:00');
  await expect(rows(page)).toContainText('İkinci satır.');
  await expectAccessible(page);
  await page.goto('/admin/audit?to=2026-06-12&from=2026-06-12');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Başkası adına değiştirildi: Tarihler');
  await expect(rows(page).last()).toContainText('Önce: FLOATING → Sonra: yok');
  // Days in the wrong order, and a page that is not there.
  await page.goto('/admin/audit?from=2026-06-13&to=2026-06-12');
  await expect(rows(page)).toHaveCount(3);
  await page.goto('/admin/audit?page=99');
  await expect(page.getByRole('heading', { name: /sayfa/i })).toBeVisible();
});

test('ten thousand acts are served by pages, and a file of them can be given up', async ({
  page,
}) => {
  await signIn(page, administrator);
  await putRecords(page, {
    audit: Array.from({ length: 10_000 }, (_, index) => entry(20_000 + index)),
  });
  await page.goto('/admin/audit?page=400');
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('main').getByText('10.049 işlem')).toBeVisible();
  const release = await holding(page, 'listAuditPage');
  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('button', { name: /^Dosyadan vazgeç/ }).click();
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  await release();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(10_050);
});

test('loading, failure with another try, and a bad connection; in English', async ({ page }) => {
  await signIn(page, administrator);
  const release = await holding(page, 'listAuditPage');
  await page.goto('/en/admin/audit');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await release();
  const mend = await failing(page, 'listAuditPage', { status: 503 });
  await page.reload();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await hurryUntil(page, again);
  await expect(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
  await mend();
  await again.click();
  await expect(rows(page)).toHaveCount(25);
  await expectNoTurkish(page.getByRole('main').getByRole('search'));
  await expectAccessible(page);

  const steady = await misbehave(page);
  await page.goto('/admin/audit?act=REVIEW_KEPT');
  await until(
    page,
    async () => (await rows(page).count()) > 0,
    async () => undefined,
  );
  await steady();
});
