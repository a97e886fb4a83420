import { expect, test } from 'vitest';
import { markTimes } from './mark-times.ts';

const format = new Intl.DateTimeFormat('tr-TR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
});
const dates = new Map([['Haziran 2026', format.resolvedOptions()]]);
const page = (title: string, period: string) =>
  `<main><h1>${title}</h1><p>Takvim</p><time>${period}</time></main>`;

test('a page that says the same at any time stays as it is', () => {
  const html = page('Finans', 'her gün');
  expect(markTimes(html, html, dates)).toBe(html);
});

test('a date of today says how it is written', () => {
  const html = markTimes(page('Haziran 2026', 'her gün'), page('Aralık 2026', 'her gün'), dates);
  const [, options = ''] = /<h1><span data-date="([^"]+)">Haziran 2026</.exec(html ?? '') ?? [];
  const { locale, ...rest } = JSON.parse(options.replaceAll('&quot;', '"'));
  expect(new Intl.DateTimeFormat(locale, rest).format(new Date('2027-03-31T22:00:00Z'))).toBe(
    'Nisan 2027',
  );
});

test('another text that goes by the clock is not seen, and its place is held', () => {
  expect(markTimes(page('Finans', '1–7 Haziran'), page('Finans', '1–7 Aralık'), dates)).toBe(
    page('Finans', '<span style="visibility:hidden">1–7 Haziran</span>'),
  );
});

test('a page that is built otherwise at another time is none', () => {
  expect(markTimes(page('a', 'b'), page('a', '<b>b</b>'), dates)).toBeUndefined();
  expect(markTimes('<p class="day">a</p>', '<p class="night">a</p>', dates)).toBeUndefined();
});
