import { expect, it } from 'vitest';
import { INVISIBLE } from '../../../openapi/rules/visible-text.ts';
import { byText, contains, fold, shownText } from './text.ts';

it('finds a text whatever its letter case in Turkish', () => {
  expect(contains('HAZIR MIYIZ?', 'hazır')).toBe(true);
  expect(contains('İSKELEDEN kalkıyoruz', 'iskele')).toBe(true);
});

it('keeps ı and i apart when it finds', () => {
  expect(contains('Haziran ayında', 'hazır')).toBe(false);
});

it('folds the names of a place into one', () => {
  expect(new Set(['İstanbul', 'Istanbul', 'ISTANBUL', 'istanbul'].map(fold)).size).toBe(1);
});

it('sorts by the Turkish alphabet', () => {
  expect(['Şile', 'Sinop', 'Çeşme', 'Datça', 'Cunda'].toSorted(byText)).toEqual([
    'Cunda',
    'Çeşme',
    'Datça',
    'Sinop',
    'Şile',
  ]);
});

it.each(INVISIBLE.map((one) => [JSON.stringify(one), one]))('sees nothing in %s', (_, one) => {
  expect(shownText(one.repeat(3))).toBeNull();
  expect(shownText(`${one}a${one}`)).toBe(`${one}a${one}`);
});

it('folds a text the same whether it was folded before or not, and thousands of them', () => {
  const texts = Array.from({ length: 3000 }, (_, index) => `Işıl ÇAĞRI ${index} `.repeat(200));
  const once = texts.map(fold);
  expect(texts.map(fold)).toEqual(once);
  expect(once[7]?.startsWith('isil cagri 7 ')).toBe(true);
});
