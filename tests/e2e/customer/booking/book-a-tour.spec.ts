import type { Page } from '@playwright/test';
import type { components } from '../../../../generated/types.ts';
import { BASE } from '../../../../mocks/engine/contract/base.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { address } from '../../support/address.ts';
import { madeBookings } from '../../support/bookings.ts';
import { failing, setClock } from '../../support/mock.ts';
import { searchParam } from '../../support/person.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, languages, test } from '../../support/test.ts';
import { words as boatWords, heading, press, toReview } from './steps.ts';

type Schemas = components['schemas'];

const words = {
  tr: {
    next: 'Devam',
    contact: 'Rehber size nasıl ulaşsın?',
    note: 'Rehbere not (isteğe bağlı)',
    send: 'İsteği gönder',
    asked: /^İsteğiniz rehberiniz Mehmet Ağaoğlu ile paylaşıldı$/,
    pay: /^Kaporayı öde, /,
    received: 'Kapora alındı',
    waiting: 'Rehber onayı bekleniyor',
    see: 'Rezervasyonu gör',
    message: 'Rehbere yaz',
    cancel: 'Rezervasyonu iptal et',
    reads: 'Bunu rehber okur.',
    kept: /rehberde kalır\.$/,
    reason: 'Neden iptal ediyorsunuz?',
    told: /rehberde kalıyor\./,
  },
  en: {
    next: 'Continue',
    contact: 'How can the guide reach you?',
    note: 'Note to the guide (optional)',
    send: 'Send the request',
    asked: 'Your request is with your guide, Mehmet Ağaoğlu',
    pay: /^Pay the deposit, /,
    received: 'Deposit received',
    waiting: 'Waiting for the guide',
    see: 'View booking',
    message: 'Message the guide',
    cancel: 'Cancel the booking',
    reads: 'The guide will read this.',
    kept: /stays with the guide\.$/,
    reason: 'Why are you cancelling?',
    told: /stays with the guide\./,
  },
};

/** Nobody who walks a tour has a captain. */
const expectNoCaptain = (page: Page) =>
  expect(page.getByRole('main')).not.toContainText(/kaptan|captain/i);

// Of a walk whose guide confirms, since a boat's captain may lead it as well.
for (const language of languages) {
  test(`a tour has a guide from its dates to what stays when it is cancelled: ${language}`, async ({
    page,
  }) => {
    const text = words[language];
    const press = async (name: string | RegExp) => {
      await page.getByRole('main').getByRole('button', { name }).click();
    };
    await signIn(page, 'can.demir');
    await page.goto(address('/tours/2/book', language));
    await page.getByRole('radio', { disabled: false }).first().press('Space');
    await expectNoCaptain(page);
    await press(text.next);
    await press(text.next);
    await expect(page.getByRole('heading', { name: text.contact })).toBeVisible();
    await page.getByRole('textbox', { name: text.note }).fill('Birimiz vejetaryen.');
    await expectNoCaptain(page);
    await press(text.next);
    await expect(page.getByRole('button', { name: text.send })).toBeEnabled();
    await expectNoCaptain(page);
    await press(text.send);
    await expect(page.getByRole('heading', { name: text.asked })).toBeVisible();
    await expectNoCaptain(page);

    await press(text.pay);
    await page.waitForURL(/\/_mock\/pay\//);
    await page.getByRole('button', { name: 'Öde', exact: true }).click();
    await page.waitForURL(/\/payment\/callback/);
    await expect(page.getByRole('heading', { name: text.received })).toBeVisible();
    await expect(page.getByText(text.waiting).first()).toBeVisible();
    await expectNoCaptain(page);

    // The day before the walk the terms leave nothing to give back.
    const [booking] = await madeBookings(page);
    await setClock(page, `${booking?.startDate}T00:00:00Z`);
    await page.getByRole('link', { name: text.see }).click();
    await expect(page.getByRole('link', { name: text.message })).toBeVisible();
    await expectNoCaptain(page);
    await press(text.cancel);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(text.reads)).toBeVisible();
    await expect(dialog.getByText(text.kept)).toBeVisible();
    await dialog.getByLabel(text.reason).fill('O hafta evde kalmamız gerekti.');
    await dialog.getByRole('button', { name: text.cancel }).click();
    await expect(page.getByText(text.told).first()).toBeVisible();
    await expectNoCaptain(page);
    await page.goto(address('/notifications', language));
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(text.told);
    await page.goto(address(`/messages?to=2&booking=${booking?.id}`, language));
    await expect(page.getByRole('heading', { level: 2, name: 'Mehmet Ağaoğlu' })).toBeVisible();
    await expectNoCaptain(page);
  });
}

test('a second booking of the same departure is made only by who knows of the first', async ({
  page,
}) => {
  await signIn(page, 'can.demir');
  await page.goto('/tours/2/book');
  await page.getByRole('radio', { disabled: false }).first().press('Space');
  await expect.poll(() => searchParam(page, 'date')).not.toBeNull();
  const path = (guests: number) =>
    `/tours/2/book?date=${searchParam(page, 'date')}&guests=${guests}&step=review`;
  await page.goto(path(2));
  const mends = [
    await failing(page, 'createBooking', { loseAnswer: true }),
    await failing(page, 'listActiveCustomerBookings', { hangUp: true }),
  ];
  const send = page.getByRole('button', { name: words.tr.send });
  await send.click();
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page.getByText('yapılıp yapılmadığını bilmiyoruz')).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const mend of mends) await mend();

  await page.goto(path(3));
  const own = page.getByRole('status').filter({ hasText: 'Bu yolculuğu zaten ayırttınız' });
  await expect(own).toContainText('isteğinizin yanıtı size ulaşmadı');
  await expect(own).toContainText('2 kişi');
  await expect(send).toHaveCount(0);
  expect(await madeBookings(page)).toHaveLength(1);
  await own.getByRole('button', { name: 'Yine de ayırt' }).click();
  await expect(own).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { name: words.tr.asked })).toBeVisible();
  const made = await madeBookings(page);
  expect(made.map(({ passengerCount }) => passengerCount)).toEqual([2, 3]);
});

test('the only departure that can be booked is chosen already', async ({ page }) => {
  await signIn(page, 'can.demir');
  await page.goto('/tours/2/book');
  await expect(page.getByRole('radio', { disabled: false })).toBeChecked();
  await expect(heading(page, 'Ne zaman yola çıkıyorsunuz?')).toBeVisible();
  await press(page, words.tr.next);
  await expect(heading(page, boatWords.tr.people)).toBeVisible();
});

test('a departure in the address that is gone is told of above the others', async ({ page }) => {
  const answer = await page.request.get(`${BASE}/tours/12`);
  const { tourDates } = (await answer.json()) as Schemas['Tour']; // the mock keeps to the contract
  const off = tourDates.find(({ availabilityStatus }) => availabilityStatus === 'CANCELLED');
  await signIn(page, 'can.demir');
  await page.goto(`/en/tours/12/book?date=${off?.id}&guests=2&step=review`);
  const told = page.getByRole('status').filter({ hasText: 'The date you chose is gone' });
  await expect(told).toContainText('was called off');
  await page.getByRole('radio', { disabled: false }).first().press('Space');
  await expect(told).toHaveCount(0);
  await page.goto('/en/tours/12/book?date=999999&guests=2');
  await expect(page.getByText('The tour does not have that date, or no longer.')).toBeVisible();
  await page.goto(`/en/tours/12?date=${off?.id}`);
  await expect(told.filter({ visible: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    page.getByText('The date you chose is gone').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose another date' })).toBeVisible();
});

test('places on a tour: its dates, people, and a date that is full', async ({ page }) => {
  const text = {
    ...boatWords.tr,
    note: 'Rehbere not (isteğe bağlı)',
    contact: 'Rehber size nasıl ulaşsın?',
  };
  await signIn(page, 'deniz.aksoy');
  await page.goto('/tours/1/book');
  const dates = page.getByRole('radiogroup', { name: 'Tur tarihi' });
  const open = dates.getByRole('radio', { disabled: false }).first();
  await expect(open).toBeVisible();
  await expectAccessible(page, { byNight: false });
  await open.press('Space');
  await expect.poll(() => searchParam(page, 'date')).not.toBeNull();
  await press(page, text.next);
  await page.getByRole('button', { name: 'Misafir sayısını artır' }).click();
  await expect.poll(() => searchParam(page, 'guests')).toBe('3');
  await toReview(page, text, 'Birimiz vejetaryen.');
  await expect(page.getByText('3 kişi', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^(Hemen ayırt|İsteği gönder)$/ }).click();
  await expect(
    heading(page, /^(Geriye yalnızca kapora kaldı|İsteğiniz .+ ile paylaşıldı)$/),
  ).toBeVisible();
  expect(await madeBookings(page)).toMatchObject([
    { tourId: 1, passengerCount: 3, totalPrice: 5_550, depositAmount: 1_110 },
  ]);
});
