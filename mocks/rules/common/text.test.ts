import { expect, it } from 'vitest';
import { byText, contains, fold } from './text.ts';

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
