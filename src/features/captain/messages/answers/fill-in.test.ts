import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const values = { name: 'Elif Yıldız', date: '12–14 Haziran 2026' };

test('fills in name and date, called as in either language, as often as they stand there', () => {
  expect(fillIn('Merhaba {ad}, {tarih} için: {ad}', values)).toBe(
    'Merhaba Elif Yıldız, 12–14 Haziran 2026 için: Elif Yıldız',
  );
  expect(fillIn('Hello { Name }, see you on {date}.', values)).toBe(
    'Hello Elif Yıldız, see you on 12–14 Haziran 2026.',
  );
});

test('leaves what it does not know', () => {
  expect(fillIn('{liman} {tarih} {}', { ...values, date: undefined })).toBe('{liman} {tarih} {}');
});

test('takes a value as it is', () => {
  expect(fillIn('{ad}', { ...values, name: '$& {tarih}' })).toBe('$& {tarih}');
});
