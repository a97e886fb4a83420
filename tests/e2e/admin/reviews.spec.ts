import { expectAccessible } from '../support/accessibility.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const administrator = 'selin.aydin';

test('all reviews in figures, narrowed by every filter, which the way back restores', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await signIn(page, administrator);
  await page.goto('/admin/reviews');
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'Değerlendirmeler', exact: true });
  await expect(cards.getByRole('article').first()).toBeVisible();
  const status = main.getByRole('status').filter({ hasText: /^[\d.]+ değerlendirme$/ });
  const total = (await status.textContent()) ?? '';
  // The header speaks of all of them.
  await expect(
    main.getByText(new RegExp(`^${total}, ortalama 5 üzerinden \\d,\\d$`)),
  ).toBeVisible();
  if (isMobile || (page.viewportSize()?.width ?? 0) < 600)
    await main.getByText('Rakamlarla').click();
  await expect(main.getByRole('img', { name: /^Puanlar, / })).toBeVisible();
  await expect(main.getByRole('img', { name: /^Tekne ve tur değerlendirmeleri/ })).toBeVisible();
  await expectAccessible(page);

  // A row of the distribution leads to those with so many stars; the figure is the length of the list.
  const row = main.getByRole('button', { name: /^5 yıldız: [\d.]+ değerlendirme/ });
  const five = /: ([\d.]+)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await row.click();
  await expect(page).toHaveURL(/stars=/);
  await expect(status).toHaveText(`${five} değerlendirme`);
  await expect(row).toHaveAttribute('aria-pressed', 'true');

  const choose = async (label: RegExp, option: string) => {
    await main.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(/Değerlendirilen$/, 'Turlar');
  await expect(page).toHaveURL(/category=tour/);
  await choose(/Rezervasyon$/, 'Doğrulanmış');
  await expect(page).toHaveURL(/verified=true/);
  await choose(/Yanıt$/, 'Yanıtsız');
  await choose(/Yazıldığı zaman$/, 'Son 90 gün');
  await choose(/Sıralama$/, 'En kötüler önce');
  await expect(page).toHaveURL(/sort=rating/);
  await main.getByRole('searchbox').fill('böyle bir söz yok');
  await expect(page.getByRole('heading', { name: 'Sonuç Bulunamadı' })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page).toHaveURL(/days=90/);
  await main.getByRole('button', { name: 'Filtreleri temizle' }).first().click();
  await expect(status).toHaveText(total);
});
