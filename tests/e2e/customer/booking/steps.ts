import type { Page } from '@playwright/test';
import type { Days } from '../../support/bookings.ts';
import { expect } from '../../support/test.ts';

/** What the pages of a booking say, by language. */
export const words = {
  tr: {
    next: 'Devam',
    book: 'Hemen ayırt',
    request: 'Rezervasyon iste',
    send: 'İsteği gönder',
    note: 'Kaptana not (isteğe bağlı)',
    confirmed: 'Geriye yalnızca kapora kaldı',
    asked: /^İsteğiniz Kaptan .+ ile paylaşıldı$/,
    review: 'Her şey doğru mu?',
    people: 'Kaç kişi geliyorsunuz?',
    contact: 'Kaptan size nasıl ulaşsın?',
    unknown: 'Rezervasyonun yapılıp yapılmadığını bilmiyoruz',
    already: 'Bu yolculuğu zaten ayırttınız',
  },
  en: {
    next: 'Continue',
    book: 'Book now',
    request: 'Request to book',
    send: 'Send the request',
    note: 'Note to the captain (optional)',
    confirmed: 'Only the deposit is left',
    asked: /^Your request is with /,
    review: 'Is everything right?',
    people: 'How many of you?',
    contact: 'How can the captain reach you?',
  },
};
type Words = Pick<(typeof words)['tr'], 'next' | 'note' | 'people' | 'contact' | 'review'>;

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const press = (page: Page, name: string) => button(page, name).click();

/** The address of a boat's booking. */
export const bookPath = (days: Days, rest = '') =>
  `/boats/1/book?start=${days.start}&end=${days.end}&guests=6${rest}`;

/** From the people to the review, with a note. */
export async function toReview(page: Page, text: Words, note: string): Promise<void> {
  await expect(heading(page, text.people)).toBeVisible();
  await press(page, text.next);
  await expect(heading(page, text.contact)).toBeVisible();
  await page.getByRole('textbox', { name: text.note }).fill(note);
  await press(page, text.next);
  await expect(heading(page, text.review)).toBeVisible();
}
