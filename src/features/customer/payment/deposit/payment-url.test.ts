import { expect, test } from 'vitest';
import { safePaymentUrl } from './payment-url.ts';

test.each([
  'https://odeme.pruva.example/d/5d0a4c1e9a542f6d',
  'http://127.0.0.1:4010/_mock/pay/dep_1?session=anna',
  'http://localhost/pay',
])('people may be sent to %s', (url) => {
  expect(safePaymentUrl(url)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://odeme.pruva.example/d/1',
  'http://127.0.0.1.evil.example/',
  'http://localhost@evil.example/',
  'https://pruva.example@evil.example/',
  'ftp://127.0.0.1/',
  '//evil.example/',
  '/boats/1',
  '',
])('nobody is sent to %s', (url) => {
  expect(safePaymentUrl(url)).toBeUndefined();
});

test('tabs and line breaks inside a scheme do not hide it', () => {
  expect(safePaymentUrl('java\nscript:alert(1)')).toBeUndefined();
  expect(safePaymentUrl(' https://odeme.pruva.example/d/1')).toBe(
    'https://odeme.pruva.example/d/1',
  );
});
