import { misbehave, until } from '../support/bad-connection.ts';
import { freeDays, madeBookings, madePayments } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a boat is found, booked and paid for on a bad connection: once', async ({ page }) => {
  test.setTimeout(240_000);
  const days = await freeDays(page, 1, { length: 2, instant: true });
  await signIn(page);
  await misbehave(page);

  const heading = page.getByRole('heading', { level: 1, name: 'Gülşah' });
  await page.goto('/boats?name=G%C3%BCl%C5%9Fah');
  const card = page.getByRole('link', { name: 'Gülşah', exact: true }).first();
  await until(
    page,
    () => card.isVisible(),
    async () => undefined,
  );
  await card.click();
  await until(
    page,
    () => heading.isVisible(),
    async () => undefined,
  );

  const note = 'Köpeğimiz de gelebilir mi?';
  await page.goto(`/boats/1/book?start=${days.start}&end=${days.end}&guests=4&step=contact`);
  const field = page.getByLabel('Kaptana not (isteğe bağlı)');
  await until(
    page,
    () => field.isVisible(),
    async () => undefined,
  );
  await field.fill(note);
  await page.reload();
  await until(
    page,
    () => field.isVisible(),
    async () => undefined,
  );
  await expect(field).toHaveValue(note);

  const next = page.getByRole('button', { name: 'Devam', exact: true });
  const book = page.getByRole('button', { name: 'Hemen ayırt' });
  await until(
    page,
    () => book.isVisible(),
    () => next.click({ timeout: 2000 }),
  );
  const confirmed = page.getByRole('heading', { name: 'Geriye yalnızca kapora kaldı' });
  await until(
    page,
    () => confirmed.isVisible(),
    () => book.click({ timeout: 2000 }),
  );
  const bookings = await madeBookings(page);
  expect(bookings).toHaveLength(1);
  expect(bookings[0]?.notes).toBe(note);

  const pay = page.getByRole('button', { name: /^Kaporayı öde,/ });
  await until(
    page,
    async () => page.url().includes('/_mock/pay/'),
    () => pay.click({ timeout: 2000 }),
  );
  await page.getByRole('button', { name: 'Öde', exact: true }).click();
  await page.waitForURL(/\/payment\/callback/);
  const received = page.getByRole('heading', { name: 'Kapora alındı' });
  await until(
    page,
    () => received.isVisible(),
    async () => undefined,
  );
  expect((await madePayments(page)).filter(({ status }) => status !== 'FAILED')).toHaveLength(1);
});

test('a message is written and the bookings are read on a bad connection: nothing typed is lost', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  await misbehave(page);
  await page.goto('/my-bookings');
  const booking = page.getByRole('link', { name: 'Gülşah' }).first();
  await until(
    page,
    () => booking.isVisible(),
    async () => undefined,
  );
  await page.goto('/contact');
  const message = page.getByRole('main').locator('textarea').first();
  await until(
    page,
    () => message.isVisible(),
    async () => undefined,
  );
  await message.fill('Marinadan mı biniyoruz, iskeleden mi?');
  await page.reload();
  await until(
    page,
    () => message.isVisible(),
    async () => undefined,
  );
  await expect(message).toHaveValue('Marinadan mı biniyoruz, iskeleden mi?');
});
