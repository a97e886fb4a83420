import { expectAccessible } from '../support/accessibility.ts';
import { hurryUntil } from '../support/hurry.ts';
import { failing } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('one part fails and leaves the others; all of them fail as the profile', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  const heal = await failing(page, 'getCaptainStatistics', { status: 400 });
  await page.goto('/captain/profile');
  await expect(page.getByRole('heading', { name: 'İstatistikler Yüklenemedi' })).toBeVisible();
  await expect(page.getByText('Ağaoğlu').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Profil bilgileri yüklenemedi')).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Toplam gelir')).toBeVisible();
  await expectAccessible(page);

  const operations = ['getPersonalInfo', 'getProfessionalInfo', 'getCaptainStatistics'] as const;
  const healAll = await Promise.all(
    operations.map((operation) => failing(page, operation, { status: 400 })),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profil Yüklenemedi' })).toBeVisible();
  for (const mend of healAll) await mend();
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { name: 'Kaptan profili' })).toBeVisible();
});

test('parts are changed by themselves: cancelled, refused, failed, saved', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/profile');
  const personal = page.getByRole('region', { name: 'Kişisel Bilgiler' });
  const field = (name: string) => personal.getByRole('textbox', { name });
  const edit = personal.getByRole('button', { name: /düzenle$/ });
  await edit.click();
  await expect(field('Ad').first()).toBeFocused();
  await field('Şehir').fill('Muğla 48');
  await personal.getByRole('button', { name: 'Kaydet' }).click();
  await expect(personal.getByText('Yalnızca harf kullanın')).toBeVisible();
  await personal.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(field('Şehir')).toHaveValue('Muğla');
  await field('Şehir').fill('Aydın');
  const heal = await failing(page, 'updatePersonalInfo', { status: 500 });
  await personal.getByRole('button', { name: 'Kaydet' }).click();
  await hurryUntil(page, personal.getByText('Profil güncellenemedi'));
  await heal();
  await personal.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kişisel bilgiler başarıyla güncellendi')).toBeVisible();
  await expect(personal.getByText('Aydın')).toBeVisible();

  const professional = page.getByRole('region', { name: 'Mesleki Bilgiler' });
  await professional.getByRole('button', { name: /düzenle$/ }).click();
  await professional.getByRole('button', { name: 'Sertifika ekle' }).click();
  await professional.getByRole('button', { name: 'Kaydet' }).click();
  const added = professional.getByRole('group', { name: 'Sertifika 3' });
  await expect(added.getByText('Bu alan zorunludur').first()).toBeVisible();
  await expectAccessible(page);
  await added.getByRole('button', { name: /^Kaldır/ }).click();
  await professional.getByRole('textbox', { name: 'Hakkınızda' }).fill('Yirmi yıldır denizdeyim.');
  await professional.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Mesleki bilgiler başarıyla güncellendi')).toBeVisible();
});

test('a photo is checked, cropped by keyboard, sent and removed', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/profile');
  const input = page.locator('input[type="file"]');
  const pdf = { name: 'ben.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await expect(page.getByRole('button', { name: /^Fotoğraf/ }).first()).toBeVisible();
  await input.setInputFiles(pdf);
  await expect(
    page.getByText('Sadece JPEG, PNG ve WebP formatları desteklenmektedir.'),
  ).toBeVisible();
  await input.setInputFiles('openapi/workflows/files/photo.png');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: /ok tuşları/ }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('slider')).toHaveValue('1.1');
  await expectAccessible(page, { within: '[role="dialog"]' });
  const heal = await failing(page, 'uploadCaptainPhoto', { status: 500 });
  await dialog.getByRole('button', { name: 'Bu fotoğrafı kullan' }).click();
  await hurryUntil(page, dialog.getByText('Fotoğraf yüklenemedi'));
  await heal();
  await dialog.getByRole('button', { name: 'Bu fotoğrafı kullan' }).click();
  await expect(page.getByText('Fotoğraf Yüklendi')).toBeVisible();
  const mend = await failing(page, 'deleteCaptainPhoto', { status: 400 });
  await page.getByRole('button', { name: 'Fotoğrafı kaldır' }).click();
  await expect(page.getByText('Fotoğraf kaldırılırken bir hata oluştu.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Fotoğrafı kaldır' }).click();
  await expect(page.getByText('Fotoğraf Kaldırıldı')).toBeVisible();
});

test('an administrator reads the profile and changes nothing', async ({ page }) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/en/captain/profile?captain=2');
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('Ağaoğlu');
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /photo/ })).toBeHidden();
});

test('what nobody foresaw is said in place of the page, with another try and the way home', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  expectError(page, /this browser cannot write money/);
  // A fault of the browser, not of the service: the first sum on the page cannot be written.
  await page.addInitScript(() => {
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(target, args) {
        if (args[1]?.style === 'currency' && !document.title.startsWith('mended')) {
          throw new Error('this browser cannot write money');
        }
        return Reflect.construct(target, args);
      },
    });
  });
  await page.goto('/captain/profile');
  await expect(page.getByRole('heading', { name: 'Bir Hata Oluştu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bugün sayfasına git' })).toHaveAttribute(
    'href',
    '/captain',
  );
  await expectAccessible(page);
  await page.evaluate(() => {
    document.title = 'mended';
  });
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Toplam gelir')).toBeVisible();
});
