import { expect, test } from 'vitest';
import { untranslated } from './languages.ts';

const about = { description: 'In the language of the request.', within: 'UserNotification' };
const texts = (all: readonly (readonly [tr: string, en: string])[]) =>
  new Map([['body.content[].title', all.map(([tr, en]) => ({ tr, en, ...about }))]]);

const MOCK = texts([
  ['Rezervasyonunuz onaylandı', 'Your booking is confirmed'],
  ['Yeni mesajınız var', 'You have a new message'],
]);
const SENT = ['Gülşah', 'Şahingöz', 'koylara', 'gidelim', 'mi'];
const found = (service: readonly (readonly [tr: string, en: string])[]) =>
  [...untranslated({ service: texts(service), mock: MOCK }, (word) => SENT.includes(word))].length;

test.each([
  [
    'Turkish whatever is asked for',
    [
      ['Onaylandı', 'Onaylandı'],
      ['Mesaj geldi', 'Mesaj geldi'],
    ],
  ],
  [
    'English whatever is asked for',
    [
      ['Confirmed', 'Confirmed'],
      ['New message', 'New message'],
    ],
  ],
  [
    'one text that has no English',
    [
      ['Onaylandı', 'Onaylandı'],
      ['Mesaj', 'Message'],
    ],
  ],
] as const)('%s is told', (_what, service) => {
  expect(found(service)).toBe(1);
});

test.each([
  [
    'other words',
    [
      ['Tamam', 'Done'],
      ['Mesaj', 'Message'],
    ],
  ],
  [
    'one that is the same in both',
    [
      ['Pruva', 'Pruva'],
      ['Mesaj', 'Message'],
    ],
  ],
  [
    'what people wrote',
    [
      ['Gülşah koylara gidelim mi', 'Gülşah koylara gidelim mi'],
      ['Gülşah', 'Gülşah'],
    ],
  ],
  [
    'a name in an English text',
    [
      ['Gülşah: tamam', 'Gülşah: done'],
      ['Şahingöz', 'Şahingöz'],
    ],
  ],
  ['nothing', []],
] as const)('%s is no finding', (_what, service) => {
  expect(found(service)).toBe(0);
});
