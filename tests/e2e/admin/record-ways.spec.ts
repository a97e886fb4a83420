import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { expectFailedCalls, failing, holding, putRecords } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Schemas = components['schemas'];
type Kind = Schemas['AuditRecordType'];

const administrator = 'selin.aydin';
const NOBODY = 999_999;

const acts = (page: Page) =>
  page.getByRole('list', { name: /^(İşlemler|Acts)$/ }).getByRole('listitem');
const openReview = (page: Page) => page.getByRole('region', { name: 'Açık yorum' });

/** Lets the audit have one act on each of some records, the first of them newest. */
async function putActs(
  page: Page,
  records: readonly (readonly [Kind, number, string?])[],
): Promise<void> {
  const audit = records.map(([recordType, recordId, recordSlug], index) => ({
    id: 9000 + index,
    createdAt: new Date(Date.parse('2026-06-12T08:59:59Z') - index * 1000).toISOString(),
    actor: { id: 1, fullName: 'Selin Aydın' },
    act: 'RECORD_CHANGED' as const,
    operation: 'updateBoat',
    recordType,
    recordId,
    ...(recordSlug !== undefined && { recordSlug }),
    recordName: null,
    reason: null,
    before: null,
    after: null,
  }));
  await putRecords(page, { audit });
}

async function first<Row>(page: Page, path: string): Promise<Row> {
  const answer = await page.request.get(`${BASE}${path}`, await otherDevice(page, administrator));
  const { content } = (await answer.json()) as { content: Row[] }; // the mock keeps to the contract
  const [row] = content;
  if (!row) throw new Error(`${path} is empty`);
  return row;
}

test('every kind of record in the audit is one press away: that very record', async ({ page }) => {
  await signIn(page, administrator);
  const application = await first<Schemas['CaptainApplication']>(page, '/captain-applications');
  const message = await first<Schemas['ManagedContactMessage']>(page, '/contact-messages');
  const payment = await first<Schemas['ManagedPayment']>(page, '/bookings/payments');
  const draft = await first<Schemas['ManagedBoat']>(page, '/admin/boats?status=DRAFT');
  const tour = await first<Schemas['ManagedTour']>(page, '/admin/tours');
  const review = await first<Schemas['Review']>(page, '/admin/reviews');
  const main = page.getByRole('main');
  const title = (name: string | RegExp) => main.getByRole('heading', { name }).first();
  const ways: [Kind, number, string | undefined, () => ReturnType<typeof title>][] = [
    ['APPLICATION', application.id, undefined, () => title(application.fullName)],
    ['BLOG_POST', 1, 'kaptanli-tekne-kiralamak', () => title('Yazıyı düzenle')],
    ['BOAT', draft.id, undefined, () => title(draft.name)],
    ['BOAT_DOCUMENT', 1, undefined, () => main.getByRole('region', { name: 'Açık belge' })],
    ['BOOKING', 1, undefined, () => title('Rezervasyon 1')],
    ['CONTACT_MESSAGE', message.id, undefined, () => title(message.subject)],
    ['DESTINATION', 1, 'bodrum', () => title('Bodrum')],
    [
      'PAYMENT',
      payment.id,
      undefined,
      () => main.getByRole('list', { name: 'Ödemeler' }).getByText(payment.customerName),
    ],
    ['REVIEW', review.id, undefined, () => openReview(page).getByText(review.comment).first()],
    ['TOUR', tour.id, undefined, () => title(tour.name)],
    ['TOUR_DOCUMENT', 1, undefined, () => main.getByRole('region', { name: 'Açık belge' })],
    ['USER', 9, undefined, () => title('Elif Yıldız')],
  ];
  await putActs(
    page,
    ways.map(([kind, id, slug]) => [kind, id, slug]),
  );
  for (const [index, [kind, , , shown]] of ways.entries()) {
    await page.goto('/admin/audit');
    await acts(page).nth(index).getByRole('link').first().click();
    await expect(shown(), kind).toBeVisible();
  }
});

test('a record that is gone says so kindly, whatever kind it was', async ({ page }) => {
  expectFailedCalls(page);
  await signIn(page, administrator);
  const kinds: [Kind, number, string?][] = [
    ['APPLICATION', NOBODY],
    ['BLOG_POST', NOBODY, 'boyle-bir-yazi-yok'],
    ['BOAT_DOCUMENT', NOBODY],
    ['BOOKING', NOBODY],
    ['CONTACT_MESSAGE', NOBODY],
    ['DESTINATION', NOBODY, 'boyle-bir-yer-yok'],
    ['REVIEW', NOBODY],
    ['USER', NOBODY],
  ];
  await putActs(page, kinds);
  for (const [index, [kind]] of kinds.entries()) {
    await page.goto('/admin/audit');
    await acts(page).nth(index).getByRole('link').first().click();
    const gone = page.getByRole('main').getByRole('heading', { name: 'Kayıt bulunamadı' });
    await expect(gone, kind).toBeVisible();
  }
  // A payment leads to its place among the payments, a boat to its page: both say it in their words.
  await putActs(page, [
    ['PAYMENT', NOBODY],
    ['BOAT', NOBODY],
  ]);
  await page.goto('/admin/audit');
  await acts(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();
  await page.goto('/admin/audit');
  await acts(page).nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /bulunamadı/i }).first()).toBeVisible();
});

test('a review opens alone, is decided there, and says so when it has been removed', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, administrator);
  const reported = await first<{ review: Schemas['Review']; reports: { reason: string }[] }>(
    page,
    '/admin/reviews/reported?state=OPEN',
  );
  const { id, customer } = reported.review;
  const path = `/admin/reviews?review=${id}`;
  const release = await holding(page, 'getReview');
  await page.goto(path);
  await expect(openReview(page).getByText('Yükleniyor…')).toBeAttached();
  await release();
  const heal = await failing(page, 'getReview', { status: 503 });
  await page.reload();
  const failed = page.getByRole('heading', { name: 'Detay alınamadı' });
  await hurryUntil(page, failed);
  await heal();
  await openReview(page).getByRole('button', { name: 'Tekrar dene' }).click();

  await expect(openReview(page).getByText(reported.review.comment).first()).toBeVisible();
  await expect(openReview(page).getByText(reported.reports[0]?.reason ?? '')).toBeVisible();
  await page.reload();
  await expect(openReview(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await openReview(page)
    .getByRole('button', { name: `Kalsın: ${customer.fullName}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Saygılı bir görüş' }).click();
  await dialog.getByRole('button', { name: 'Yorum kalsın' }).click();
  await expect(page.getByText('Yorum kalıyor.')).toBeVisible();
  await expect(openReview(page).getByText(/Selin Aydın/)).toBeVisible();

  // Another administrator removes it meanwhile.
  await page.request.post(`${BASE}/admin/reviews/${id}/removal`, {
    ...(await otherDevice(page, 'kerem.yalcin')),
    data: { reason: 'Başka bir tekneyi anlatıyor.' },
  });
  expectFailedCalls(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kayıt bulunamadı' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Denetim kaydında ne yazıyor' }).click();
  await expect(acts(page).first()).toContainText('Başka bir tekneyi anlatıyor.');
  await page.goBack();
  await page.getByRole('link', { name: 'Yorumlara dön' }).click();
  await expect(page).toHaveURL('/admin/reviews');
  await expect(page.getByRole('list', { name: 'Yorumlar', exact: true })).toBeVisible();
});

test('everything of the last seven days leads to its very record', async ({ page }) => {
  await signIn(page, administrator);
  const answer = await page.request.get(
    `${BASE}/admin/activity?limit=50`,
    await otherDevice(page, administrator),
  );
  const activity = (await answer.json()) as Schemas['AdminActivity'][]; // the mock keeps to the contract
  const types = [...new Set(activity.map(({ type }) => type))];
  expect(types).toContain('REVIEW');
  for (const type of types) {
    await page.goto(`/admin?activity=${type}`);
    const entry = activity.find((each) => each.type === type);
    const way = page
      .getByRole('main')
      .getByRole('region', { name: 'Son yedi gün' })
      .getByRole('listitem')
      .getByRole('link')
      .first();
    await expect(way).toHaveAttribute('href', new RegExp(`[/=]${entry?.recordId}$`));
    await way.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /bulunamadı/i })).toHaveCount(0);
  }
});
