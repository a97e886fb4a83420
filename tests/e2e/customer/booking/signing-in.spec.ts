import { expectAccessible } from '../../support/accessibility.ts';
import { freeDays, madeBookings } from '../../support/bookings.ts';
import { expectFailedCalls, failing } from '../../support/mock.ts';
import { searchParam } from '../../support/person.ts';
import { signIn, signInHere } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { bookPath, heading, press, words } from './steps.ts';

test('a session that ends on the way loses nothing', async ({ page }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await page.goto(bookPath(days));
  await press(page, text.next);
  await page.getByRole('textbox', { name: text.note }).fill('Kaybolmasın');
  const mend = await failing(page, 'checkBookingAvailability', { status: 401 });
  const mendRefresh = await failing(page, 'refreshSession', { status: 401 });
  await press(page, text.next);
  await expect(heading(page, 'Devam etmek için giriş yapın')).toBeVisible();
  await expect(page.getByText('Oturumunuz sona erdi').first()).toBeVisible();
  await mend();
  await mendRefresh();
  await signInHere(page, 'elif.yildiz');
  await expect(heading(page, text.review)).toBeVisible();
  await expect(page.getByText('Kaybolmasın')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hesap: Elif Yıldız' })).toBeVisible();

  // Opened again without days, the booking goes on where it was left.
  await page.goto('/boats/1/book');
  await expect.poll(() => searchParam(page, 'start')).toBe(days.start);
  await press(page, text.next);
  await expect(page.getByRole('textbox', { name: text.note })).toHaveValue('Kaybolmasın');
});

test('who is not signed in does so in the booking, with the trip in sight, and goes on there', {
  tag: '@phone',
}, async ({ page, isPhone }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 3, instant: true });
  await page.goto(`/boats/1?start=${days.start}&end=${days.end}&guests=6&services=1x6`);
  if (isPhone) await press(page, text.book);
  await page.getByRole('link', { name: text.book }).click();
  await expect(heading(page, 'Devam etmek için giriş yapın')).toBeVisible();
  const trip = page.getByRole('complementary', { name: 'Yolculuğunuz' });
  await expect(trip).toContainText('Gülşah');
  await expect(trip).toContainText('6 kişi');
  await expect(trip).toContainText('₺149.400');
  await expectAccessible(page, { byNight: !isPhone });

  // Refused first: what was chosen stays in sight.
  await page.getByRole('textbox', { name: 'E-posta veya kullanıcı adı' }).fill('elif.yildiz');
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
  expectFailedCalls(page);
  await page.getByLabel('Şifre', { exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(trip).toContainText('₺149.400');
  await page.getByRole('tab', { name: 'Kayıt ol' }).click();
  await expect(page.getByRole('textbox', { name: 'Ad soyad' })).toBeVisible();
  await page.getByRole('tab', { name: 'Giriş yap' }).click();
  await signInHere(page, 'elif.yildiz');

  await expect(heading(page, text.people)).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^Kahvaltı/ })).toBeChecked();
  expect(searchParam(page, 'start')).toBe(days.start);
  await press(page, text.next);
  await press(page, text.next);
  await expect(page.getByText('Şimdi ödeme alınmıyor')).toBeVisible();
  await press(page, text.book);
  await expect(heading(page, text.confirmed)).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([
    { startDate: days.start, endDate: days.end, passengerCount: 6, customerId: 9 },
  ]);
});

test('who has to complete their profile first comes back to the booking', async ({ page }) => {
  const text = words.tr;
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await page.goto(bookPath(days));
  await signInHere(page, 'ayse.sahin');
  const profile = page.getByRole('form', { name: 'Profilinizi tamamlayın' });
  await profile.getByLabel('Cep telefonu', { exact: true }).fill('0535 111 22 33');
  await profile.getByRole('button', { name: 'Kaydet ve devam et' }).click();
  await expect(heading(page, text.people)).toBeVisible();
  await expect(page).toHaveURL(bookPath(days));
});

test('who registers in the booking goes on there, and is asked nothing twice', {
  tag: '@phone',
}, async ({ page }) => {
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await page.goto(bookPath(days));
  await page.getByRole('tab', { name: 'Kayıt ol' }).click();
  const form = page.getByRole('form', { name: 'Kayıt ol' });
  const fill = (label: string, value: string) =>
    form.getByLabel(label, { exact: true }).fill(value);
  await fill('Ad soyad', "Jean-Luc D'Arc 🎉");
  await fill('E-posta', 'jean@pruva.example');
  await fill('Telefon numarası', '+905339998877');
  await fill('Kullanıcı adı', 'jean.luc');
  await fill('Şifre', 'denizkizi');
  await fill('Şifre tekrarı', 'denizkizi');
  await form.getByRole('checkbox').press('Space');
  const send = form.getByRole('button', { name: 'Kayıt ol' });
  await send.click();
  // Refused here and not one page later.
  await expect(form.getByLabel('Ad soyad', { exact: true })).toHaveAccessibleDescription(
    /^Yalnızca Latin harfleri/,
  );
  await fill('Ad soyad', "Jean-Luc D'Arc");
  await send.click();
  await expect(heading(page, words.tr.people)).toBeFocused();
  await expect(heading(page, words.tr.people)).toBeInViewport();
  await expect(page).toHaveURL(bookPath(days));
  await press(page, words.tr.next);
  await expect(page.getByRole('main')).toContainText("Jean-Luc D'Arc");
});
