import { expect, it } from 'vitest';
import { answerLink } from './answer-link.ts';
import { languageOf } from './language-of.ts';

const message = {
  name: 'Elif Yıldız',
  email: 'elif@pruva.example',
  subject: 'Grup rezervasyonu',
  message: 'Merhaba, sekiz kişilik bir tekne var mı?\nTeşekkürler & iyi günler',
};

/** What a mail program makes of a link. */
function read(link: string) {
  const [to = '', query = ''] = link.slice('mailto:'.length).split('?');
  // Not URLSearchParams, which takes a plus for a blank: mail programs do not.
  const part = (name: string) =>
    decodeURIComponent(
      query
        .split('&')
        .find((one) => one.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? '',
    );
  return {
    to: decodeURIComponent(to),
    subject: part('subject'),
    body: part('body'),
    parts: query.split('&'),
  };
}

it('answers in the language of the message, with the message below', () => {
  const { to, subject, body, parts } = read(answerLink(message));
  expect(to).toBe('elif@pruva.example');
  expect(subject).toBe('Ynt: Grup rezervasyonu');
  expect(body).toContain('Merhaba Elif Yıldız,\r\n');
  expect(body).toMatch(
    /\r\n> Merhaba, sekiz kişilik bir tekne var mı\?\r\n> Teşekkürler & iyi günler$/,
  );
  expect(parts).toHaveLength(2);
});

it.each([
  'a+b@pruva.example',
  `"o'brien"@pruva.example`,
  'a?cc=x&y@pruva.example',
  'a%41,b;c@pruva.example',
])('keeps %s as it is, and nothing of it becomes a header', (email) => {
  const link = answerLink({ ...message, email });
  const { to, parts } = read(link);
  expect(to).toBe(email);
  expect(parts.map((part) => part.split('=')[0])).toEqual(['subject', 'body']);
  expect(link).not.toMatch(/[\s"'<>+,;]/);
});

it('lets no line of a name or subject begin a header', () => {
  const link = answerLink({ ...message, name: 'A\r\nBcc: x@y.z', subject: 'S\nBcc: x@y.z&bcc=q' });
  const { subject, parts } = read(link);
  expect(subject).toBe('Ynt: S Bcc: x@y.z&bcc=q');
  expect(parts).toHaveLength(2);
});

it('stays short enough for every mail program, and never cuts a sign in two', () => {
  const link = answerLink({ ...message, message: 'ğüşiöç 🚤 '.repeat(400) });
  expect(link.length).toBeLessThan(2000);
  expect(read(link).body).toMatch(/…$/);
});

it.each([
  ['Hello, we are looking for a boat for ten people in Göcek.', 'en'],
  ['Is it possible to pay in euros?', 'en'],
  ['Merhaba, Göcek çıkışlı tekne arıyoruz.', 'tr'],
  ['Fatura', 'tr'],
  ['IBAN DEĞİŞTİ Mİ', 'tr'],
  ['', 'tr'],
])('takes %j for %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
