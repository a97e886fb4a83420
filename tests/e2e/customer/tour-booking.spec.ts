import type { Page } from '@playwright/test';
import { address } from '../support/address.ts';
import { madeBookings } from '../support/bookings.ts';
import { setClock } from '../support/mock.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, languages, test } from '../support/test.ts';

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
