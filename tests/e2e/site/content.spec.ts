import { expectAccessible } from '../support/accessibility.ts';
import { address } from '../support/address.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, loggedCalls, startFrom } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

const legal = [
  { path: '/terms', tr: 'Kullanım koşulları', en: 'Terms of use' },
  { path: '/privacy', tr: 'Gizlilik politikası', en: 'Privacy policy' },
  { path: '/gdpr', tr: 'Kişisel veriler (KVKK)', en: 'Personal data (KVKK)' },
  { path: '/cookies', tr: 'Çerez politikası', en: 'Cookie policy' },
  { path: '/cancellation', tr: 'İptal ve iade', en: 'Cancellation and refunds' },
] as const;

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('texts to read, with a way to every part of them', async ({ page }) => {
      for (const { path, [language]: title } of legal) {
        await page.goto(address(path, language));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveTitle(`${title} · Pruva`);
        const contents = page.getByRole('navigation', { name: /^(Bu sayfada|On this page)$/ });
        const last = contents.getByRole('link').last();
        const part = page.getByRole('heading', {
          level: 2,
          name: (await last.textContent()) ?? '?',
          exact: true,
        });
        await last.click();
        await expect(part).toBeInViewport();
        await expectAccessible(page, { byNight: path === '/cancellation' });
      }
      // What comes back of a deposit of ₺2.000, by the terms.
      const thousand = language === 'tr' ? '₺1.000' : '₺1,000';
      await expect(page.locator('#flexible')).toContainText(thousand.replace('1', '2'));
      await expect(page.locator('#strict')).toContainText(thousand);
      await expect(page.locator('#no_refund')).toContainText('₺0');
    });
  });
}

test('what somebody has typed to the team is there for nobody else', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Mesajınız' });
  await signIn(page);
  await page.goto('/contact');
  await message.fill('Sekiz kişi için iki tekne arıyoruz.');
  await page.getByRole('button', { name: /^Hesap/ }).click();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await page.getByRole('link', { name: 'Giriş yap' }).waitFor();
  await page.goto('/contact');
  await expect(message).toHaveValue('');
  await signIn(page);
  await page.goto('/contact');
  await expect(message).toHaveValue('Sekiz kişi için iki tekne arıyoruz.');
});

test('a message to the team: nothing is sent half, lost or twice', async ({ page }) => {
  await page.goto('/contact');
  const field = (name: string) => page.getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByRole('alert')).toHaveText('Lütfen tüm alanları doldurun.');
  await expect(field('Ad soyad')).toBeFocused();
  await expectAccessible(page);

  await field('Ad soyad').fill('Elif Yıldız');
  await field('E-posta').fill('elif');
  await field('Konu').fill('Grup rezervasyonu');
  await field('Mesajınız').fill('Sekiz kişi için iki tekne arıyoruz.');
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(field('E-posta')).toBeFocused();
  expect(await callCount(page, 'createContactMessage')).toBe(0);
  await field('E-posta').fill('elif@pruva.example');

  const heal = await failing(page, 'createContactMessage', { status: 500 });
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await hurryUntil(
    page,
    page.getByText('Mesaj gönderilirken bir hata oluştu. Lütfen tekrar deneyin.'),
  );
  await heal();

  // What was typed outlives a reload.
  await page.reload();
  await expect(field('Mesajınız')).toHaveValue('Sekiz kişi için iki tekne arıyoruz.');
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı' })).toBeFocused();
  const sent = (await loggedCalls(page)).filter(
    ({ operationId, status }) => operationId === 'createContactMessage' && status === 201,
  );
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: 'Başka bir mesaj yaz' }).click();
  await expect(page.getByRole('form', { name: 'Bize yaz' })).toBeFocused();
  await expect(field('Mesajınız')).toHaveValue('');

  await page.getByText('Ne kadarını şimdi öderim?').click();
  await expect(page.getByText(/Toplamın %20’sini/)).toBeVisible();
});

test('the logbook: a list, an entry, none, and one that does not come', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seyir defteri');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Göcek koylarında üç gün' }).click();
  await expect(page).toHaveURL('/blog/gocek-koylarinda-uc-gun');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göcek koylarında üç gün');
  await expect(page.getByText(/rüzgâr öğlene kadar uykudadır/)).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expectAccessible(page);
  expectFailedCalls(page);
  await page.goto('/blog/boyle-bir-yazi-yok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bulunamadı/);
  await page.goto('/blog?page=7');
  await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok' })).toBeVisible();
  await startFrom(page, 'empty');
  await failing(page, 'listBlogPosts', { status: 503, count: 3 });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('places: all of them, one with what sails from it, none of that name', async ({ page }) => {
  await page.goto('/destinations');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Göcek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göcek');
  await expect(page).toHaveTitle('Göcek: tekneler ve turlar · Pruva');
  await expect(page.getByRole('main').locator('article article').first()).toContainText('Göcek');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Göcek tekneleri', exact: true }).click();
  await expect(page).toHaveURL('/boats?location=G%C3%B6cek');
  expectFailedCalls(page);
  await page.goto('/destinations/atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/bulunamadı/);

  const mend = await failing(page, 'getDestination', { status: 503 });
  await page.goto('/destinations/bodrum');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure.getByRole('heading', { level: 1 })).toHaveText('Sunucu Hatası');
  await expect(failure).toContainText('Hizmet şu anda kullanılamıyor.');
  await expectAccessible(page);
  await mend();
  await failure.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bodrum');
});

test('services and who is behind it', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('link', { name: 'Rehberli turlar' })).toHaveAttribute(
    'href',
    '/tours',
  );
  await page.getByRole('link', { name: 'Teknede ek hizmetler' }).click();
  await expect(page.getByRole('heading', { name: 'Su sporları' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2015’ten beri kıyıdayız');
  await expect(page.getByText('100’den fazla tekneyle')).toBeVisible();
  await expect(page.locator('main dl')).toContainText('yayındaki tekne');
  await expectAccessible(page);
});
