import type { Page } from '@playwright/test';
import type { components } from '../../../generated/types.ts';
import { BASE } from '../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { jpegFile } from '../support/files.ts';
import { hurryUntil } from '../support/hurry.ts';
import { callCount, expectFailedCalls, failing, holding } from '../support/mock.ts';
import { expectError } from '../support/page-errors.ts';
import { otherDevice, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type PersonalInfo = components['schemas']['PersonalInfo'];
type ProfessionalInfo = components['schemas']['ProfessionalInfo'];

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
  await expect(personal.getByText('Yalnızca Latin harfleri kullanın')).toBeVisible();
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

test('a photo is checked, cropped by drag and by keyboard, sent and removed', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/profile');
  const input = page.locator('input[type="file"]');
  const pdf = { name: 'ben.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await expect(page.getByRole('button', { name: /^Fotoğraf/ }).first()).toBeVisible();
  await input.setInputFiles(pdf);
  await expect(
    page.getByText('Sadece JPEG, PNG ve WebP formatları desteklenmektedir.'),
  ).toBeVisible();
  const tooLarge = {
    name: 'dev.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 ** 2 + 1),
  };
  await input.setInputFiles(tooLarge);
  await expect(page.getByText("Dosya boyutu 5MB'dan küçük olmalıdır.")).toBeVisible();
  // What only calls itself a picture cannot be cropped.
  const dialog = page.getByRole('dialog');
  await input.setInputFiles({ ...pdf, name: 'ben.png', mimeType: 'image/png' });
  await expect(dialog.getByText('Bu dosya bir fotoğraf olarak açılamadı')).toBeVisible();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  expect(await callCount(page, 'uploadCaptainPhoto')).toBe(0);

  await input.setInputFiles(await jpegFile(page, 'ben.jpg', { width: 1600, height: 800 }));
  const shown = dialog.locator('img[alt=""]').last();
  const place = () => shown.evaluate((image) => [image.style.left, image.style.width]);
  const atFirst = await place();
  const stage = dialog.getByRole('group', { name: /ok tuşları/ });
  await stage.focus();
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider')).toHaveValue('1.1');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).not.toEqual(atFirst);
  const byKeyboard = await place();
  await stage.hover();
  await page.mouse.down();
  const box = await stage.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(place).not.toEqual(byKeyboard);
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

test('another device saves a part meanwhile: what differs is shown, and either way leads on', async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/profile');
  const personal = page.getByRole('region', { name: 'Kişisel Bilgiler' });
  const city = personal.getByRole('textbox', { name: 'Şehir' });
  await personal.getByRole('button', { name: /düzenle$/ }).click();
  await city.fill('Aydın');
  await saveElsewhere<PersonalInfo>(
    page,
    'personal-info',
    ({ address, profilePhoto, ...info }) => ({
      ...info,
      address: { ...address, city: 'İzmir', district: 'Urla' },
    }),
  );
  expectFailedCalls(page);
  await personal.getByRole('button', { name: 'Kaydet' }).click();
  const question = personal.getByRole('alert');
  await expect(question).toContainText('Siz düzenlerken bu bilgiler başka yerde değiştirildi');
  await expect(question).toContainText('Sizinki: Aydın');
  await expect(question).toContainText('Başka yerde kaydedilen: İzmir');
  await expect(city).toHaveValue('Aydın');
  await expect(personal.getByRole('textbox', { name: 'İlçe' })).toHaveValue('Urla');
  await expectAccessible(page);
  await personal.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kişisel bilgiler başarıyla güncellendi')).toBeVisible();
  await expect(personal.getByText(/Urla.*Aydın/)).toBeVisible();

  // Here a certification is changed that the other device has taken away.
  const professional = page.getByRole('region', { name: 'Mesleki Bilgiler' });
  await professional.getByRole('button', { name: /düzenle$/ }).click();
  await professional.getByRole('textbox', { name: 'Veren kurum' }).first().fill('Deniz Okulu');
  await professional.getByRole('textbox', { name: 'Hakkınızda' }).fill('Denizdeyim.');
  await saveElsewhere<ProfessionalInfo>(page, 'professional-info', (info) => ({
    ...info,
    bio: 'Karadayım.',
    certifications: info.certifications.slice(1),
  }));
  await professional.getByRole('button', { name: 'Kaydet' }).click();
  const again = professional.getByRole('alert');
  await expect(again.getByText(/^Sizinki: .*, Deniz Okulu, .*;/)).toBeVisible();
  await again.getByText('Başka yerde kaydedilen: Karadayım.').click();
  await expect(professional.getByRole('textbox', { name: 'Hakkınızda' })).toHaveValue('Karadayım.');
  await professional.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Mesleki bilgiler başarıyla güncellendi')).toBeVisible();
  await expect(professional.getByText(/^Deniz Okulu/)).toBeVisible();
  await expect(professional.getByText('Karadayım.')).toBeVisible();
});

test('what is typed outlives a save under way, a lost answer and a reload', async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.goto('/captain/profile');
  const personal = page.getByRole('region', { name: 'Kişisel Bilgiler' });
  const city = personal.getByRole('textbox', { name: 'Şehir' });
  const save = personal.getByRole('button', { name: 'Kaydet' });
  await personal.getByRole('button', { name: /düzenle$/ }).click();
  await city.fill('Aydın');
  const release = await holding(page, 'updatePersonalInfo');
  await save.dblclick();
  await expect(personal.getByRole('button', { name: 'Vazgeç' })).toBeDisabled();
  await city.fill('Denizli');
  await release();
  await expect(page.getByText('Kişisel bilgiler başarıyla güncellendi')).toBeVisible();
  await expect(city).toHaveValue('Denizli');
  expect(await callCount(page, 'updatePersonalInfo')).toBe(1);
  await page.reload();
  await expect(city).toHaveValue('Denizli');
  await personal.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(personal.getByText('Aydın')).toBeVisible();

  // The certification was stored, though nobody has heard of it: another try does not store it twice.
  const professional = page.getByRole('region', { name: 'Mesleki Bilgiler' });
  await professional.getByRole('button', { name: /düzenle$/ }).click();
  await professional.getByRole('button', { name: 'Sertifika ekle' }).click();
  const added = professional.getByRole('group', { name: 'Sertifika 3' });
  await added.getByRole('textbox', { name: 'Sertifikanın adı' }).fill('Rota dersi');
  const named = professional.getByRole('group', { name: 'Rota dersi' });
  await named.getByRole('textbox', { name: 'Veren kurum' }).fill('KEGM');
  await named.getByRole('spinbutton').first().click();
  await page.keyboard.type('02052020');
  const find = await failing(page, 'updateProfessionalInfo', { loseAnswer: true });
  await professional.getByRole('button', { name: 'Kaydet' }).click();
  await hurryUntil(page, professional.getByRole('alert'));
  await expect(professional.getByRole('alert')).toContainText('Profil güncellenemedi');
  await expectAccessible(page);
  await find();
  await professional.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Mesleki bilgiler başarıyla güncellendi')).toBeVisible();
  await page.reload();
  await expect(professional.getByText('Rota dersi')).toHaveCount(1);
});

test('an administrator reads the profile and changes nothing', async ({ page }) => {
  await signIn(page, 'selin.aydin');
  await page.goto('/en/captain/profile?captain=2');
  await expect(page.getByRole('region', { name: 'Personal details' })).toContainText('Ağaoğlu');
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /photo/ })).toBeHidden();
  await expect(page.getByText('Only the captain can change this profile')).toBeVisible();
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

/** He changes a part of his profile on another device. */
async function saveElsewhere<Part>(page: Page, part: string, change: (stored: Part) => object) {
  const his = await otherDevice(page, 'mehmet.agaoglu');
  const url = `${BASE}/captain/profile/${part}`;
  const stored = (await (await page.request.get(url, his)).json()) as Part; // the mock keeps to the contract
  const answer = await page.request.put(url, { ...his, data: change(stored) });
  expect(answer.status(), await answer.text()).toBe(200);
}
