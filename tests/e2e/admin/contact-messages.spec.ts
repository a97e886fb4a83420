import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing, holding } from '../support/mock.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'selin.aydin';

test('a message is read, answered by mail, marked, closed and opened again', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/contact-messages?state=NEW');
  const rows = page.getByRole('list', { name: 'Mesajlar' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Yeni');
  await expectAccessible(page);
  await rows.first().getByRole('link').click();
  const open = page.getByRole('region', { name: 'Açık mesaj' });
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();
  const answer = open.getByRole('link', { name: 'E-postayla yanıtla' });
  await expect(answer).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=Ynt%3A%20.+&body=/);
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Yanıtlandı olarak işaretle' }).click();
  await expect(page.getByText('Mesajın durumu: Yanıtlandı')).toBeVisible();
  await expect(open.getByText('Selin Aydın', { exact: false })).toBeVisible();
  await open.getByRole('button', { name: 'Kapat' }).click();
  await expect(answer).toBeHidden();
  await open.getByRole('button', { name: 'Yeniden aç' }).click();
  await expect(answer).toBeVisible();
  if (isPhone) {
    await expect(rows.first()).toBeHidden();
    await open.getByRole('link', { name: 'Listeye dön' }).click();
    await expect(open).toBeHidden();
  }
});

test('who is looked for stands in no address; what was written is shown as it was written', async ({
  page,
}) => {
  await page.request.post(`${BASE}/contact-messages`, {
    data: {
      name: 'Ada "Kaptan" Demir',
      email: 'ada+tekne@pruva.example',
      subject: '<b>Fiyat</b> & tarih?',
      message: `<script>alert(1)</script>\nhttps://${'uzun'.repeat(60)}.example/?a=1&b=2\n${'Merhaba '.repeat(200)}`,
    },
  });
  await signIn(page, ADMIN);
  await page.goto('/admin/contact-messages');
  await page.getByRole('searchbox').fill('ada+tekne');
  const rows = page.getByRole('list', { name: 'Mesajlar' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  expect(page.url()).not.toMatch(/ada|query/);
  await rows.getByRole('link').click();
  const open = page.getByRole('region', { name: 'Açık mesaj' });
  await expect(open.getByRole('heading', { level: 2 })).toHaveText('<b>Fiyat</b> & tarih?');
  await expect(open.getByText('<script>alert(1)</script>')).toBeVisible();
  const href = await open.getByRole('link', { name: 'E-postayla yanıtla' }).getAttribute('href');
  expect(href).toMatch(/^mailto:ada%2Btekne@pruva\.example\?subject=Ynt%3A%20%3Cb%3EFiyat/);
  expect(href?.length).toBeLessThan(2000);
  await expectAccessible(page);
});

test('two administrators: who comes second writes nothing, and sees the state as it is', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/en/admin/contact-messages?state=NEW');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  const open = page.getByRole('region', { name: 'Open message' });
  const mark = open.getByRole('button', { name: 'Mark as answered' });
  await expect(mark).toBeVisible();
  const [, id] = /open=(\d+)/.exec(page.url()) ?? [];
  const second = await otherDevice(page, 'kerem.yalcin');
  await page.request.put(`${BASE}/contact-messages/${id}/state`, {
    ...second,
    data: { state: 'CLOSED' },
  });
  await mark.click();
  await expect(open.getByRole('alert')).toContainText('Nothing was saved');
  await expect(open.getByText('Kerem Yalçın', { exact: false })).toBeVisible();
  await expect(open.getByText('Closed')).toBeVisible();
});

test('loading, failures with another try, no match, nothing there', async ({ page }) => {
  await signIn(page, ADMIN);
  const release = await holding(page, 'listContactMessagesPage');
  await page.goto('/admin/contact-messages');
  await expect(page.getByRole('status').filter({ hasText: 'Yükleniyor…' })).toBeVisible();
  await release();
  const heal = await failing(page, 'listContactMessagesPage', { status: 500 });
  await page.reload();
  await hurryUntil(page, page.getByRole('heading', { name: 'Liste yüklenemedi' }));
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  const rows = page.getByRole('list', { name: 'Mesajlar' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('searchbox').fill('böyle bir mesaj yok');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.goto('/admin/contact-messages?state=NEW');
  await rows.first().getByRole('link').click();
  await failing(page, 'setContactMessageState', { status: 422 });
  const open = page.getByRole('region', { name: 'Açık mesaj' });
  await open.getByRole('button', { name: 'Okundu olarak işaretle' }).click();
  await expect(open.getByText('Durum kaydedilemedi')).toBeVisible();
  await page.goto('/admin/contact-messages?open=999999');
  await expect(open.getByRole('alert')).toBeVisible();
});
