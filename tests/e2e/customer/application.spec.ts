import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { expectFailedCalls, failing, loggedCalls, putRecords } from '../support/mock.ts';
import { signIn, token } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

const licence = {
  name: 'ehliyet.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};

test('a customer applies: checked, kept, sent once, then waiting', async ({ page }) => {
  // Somebody who never applied is a 404 to the service.
  expectFailedCalls(page);
  await signIn(page, 'deniz.aksoy');
  await page.goto('/boat-owner-application');
  const form = page.getByRole('form', { name: 'Kaptan başvurusu' });
  const field = (name: string) => form.getByRole('textbox', { name });
  const send = form.getByRole('button', { name: /^(Başvuruyu gönder|Tekrar dene)$/ });
  await send.click();
  await expect(form.getByText('Ehliyet numarası zorunludur')).toBeVisible();
  await expect(field('Ehliyet numarası')).toBeFocused();
  await expect(form.getByText('Onayınız olmadan başvuru gönderilemez')).toBeVisible();
  await expectAccessible(page);

  await field('Ehliyet numarası').pressSequentially('yk2019h4');
  await expect(field('Ehliyet numarası')).toHaveValue('YK2019H4');
  const expiry = form.getByRole('group', { name: 'Geçerlilik sonu' });
  await expiry.getByRole('spinbutton').first().click();
  await page.keyboard.type(`0105${inDays(1000).slice(0, 4)}`);
  await field('Deneyim (yıl)').fill('12');
  await form.getByText('Mavi yolculuk', { exact: true }).click();
  await field('Başka neler? (isteğe bağlı)').fill('Gün batımı turları, Mavi yolculuk');
  await field('Kendinizi birkaç cümleyle').fill('Göcek doğumluyum.');
  await field('İşletmenin adı').fill('Aksoy Denizcilik');
  await field('Vergi numarası').fill('123456789012');
  await expect(form.getByText('Vergi numarası doğru mu?')).toBeVisible();
  await field('Vergi numarası').fill('6640187523');
  await field('Adres').fill('Yat Limanı Cad. 8, 48300 Fethiye');
  await field('Ne sunuyorsunuz').fill('Kısa');
  await form.getByText(/Pruva ile sözleşmem/).click({ position: { x: 200, y: 10 } });
  await form
    .locator('input[type="file"]')
    .setInputFiles([{ ...licence, name: 'belge.exe.pdf' }, licence]);
  await expect(form.getByText('Bu dosya türüne güvenlik nedeniyle izin verilmiyor.')).toBeVisible();
  await send.click();
  await expect(form.getByText('Gönderilemeyen dosyaları kaldırın')).toBeVisible();
  await expect(field('Ne sunuyorsunuz')).toBeFocused();
  await field('Ne sunuyorsunuz').fill(
    'Fethiye çıkışlı günlük ve haftalık kaptanlı tekne kiralama; iki ahşap tekneyle çalışıyoruz.',
  );

  // What was typed outlives a reload, files do not.
  await page.reload();
  await expect(form.getByText(/Yazdıklarınız geri geldi/)).toBeVisible();
  await expect(field('İşletmenin adı')).toHaveValue('Aksoy Denizcilik');
  await form.locator('input[type="file"]').setInputFiles([licence]);
  const accept = await failing(page, 'submitCaptainApplicationForm', { status: 503 });
  await send.click();
  await hurryUntil(page, form.getByRole('alert'));
  await accept();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Başvurunuz inceleniyor' })).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByText(/en geç 3 iş günü/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Mavi yolculuk, Gün batımı turları')).toBeVisible();
  const sent = (await loggedCalls(page)).filter(
    ({ operationId, status }) => operationId === 'submitCaptainApplicationForm' && status === 201,
  );
  expect(sent).toHaveLength(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ehliyet.pdf dosyasını indir' }).click();
  expect((await download).suggestedFilename()).toBe('ehliyet.pdf');
});

test('waiting: what was sent, and further documents', async ({ page }) => {
  await signIn(page, 'burak.ozturk');
  const heal = await failing(page, 'getLatestCaptainApplication', { status: 503 });
  await page.goto('/boat-owner-application');
  const again = page.getByRole('button', { name: 'Tekrar dene' });
  await hurryUntil(page, again);
  await heal();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Başvurunuz inceleniyor' })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ ...licence, name: 'sahte.pdf', buffer: Buffer.from('MZ, no PDF at all') }]);
  await page.getByRole('button', { name: 'Belgeleri gönder' }).click();
  await expect(page.locator('input[type="file"]')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Kaldır: sahte.pdf' }).click();
  await page.locator('input[type="file"]').setInputFiles([{ ...licence, name: 'ek belge.pdf' }]);
  await page.getByRole('button', { name: 'Belgeleri gönder' }).click();
  await expect(page.getByRole('button', { name: 'ek-belge.pdf dosyasını indir' })).toBeVisible();
});

test('rejected: the reason, and once more with the former answers', async ({ page }) => {
  await signIn(page, 'murat.kaya');
  await page.goto('/boat-owner-application');
  await expect(page.getByRole('heading', { name: 'Başvurunuz reddedildi' })).toBeVisible();
  await expect(page.getByText('Reddedilme nedeni')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yeniden başvur' }).click();
  await expect(page.getByText(/Önceki yanıtlarınız dolduruldu/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ehliyet numarası' })).not.toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'İşletmenin adı' })).not.toHaveValue('');
});

test('approved: on to the captain’s panel; not for captains and administrators', async ({
  page,
}) => {
  await signIn(page, 'burak.ozturk');
  const latest = await page.request.get('/api/captain-applications/me/latest', {
    headers: { Authorization: `Bearer ${await token(page)}` },
  });
  const { fullName: _, ...application } = await latest.json();
  await putRecords(page, {
    applications: [
      {
        ...application,
        status: 'APPROVED',
        reviewedAt: application.createdAt,
        reviewedById: 1,
      },
    ],
  });
  await page.goto('/boat-owner-application');
  await expect(page.getByRole('heading', { name: 'Başvurunuz onaylandı' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kaptan paneline devam et' }).click();
  await expect(page).toHaveURL('/captain');

  for (const [username, title] of [
    ['sibel.uysal', 'You are already a captain'],
    ['selin.aydin', 'Applications are for customers'],
  ] as const) {
    await page.context().clearCookies({ name: /^pruva_/ });
    await signIn(page, username);
    await page.goto(address('/boat-owner-application', 'en'));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});
