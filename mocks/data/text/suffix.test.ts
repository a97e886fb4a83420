import { expect, it } from 'vitest';
import { asObject, fromPlace, inPlace, ofName, toPlace, withName } from './suffix.ts';

it('follows the vowels and the last letter of a name', () => {
  expect(['Göcek', 'Bodrum', 'Marmaris', 'İstanbul'].map(inPlace)).toEqual([
    "Göcek'te",
    "Bodrum'da",
    "Marmaris'te",
    "İstanbul'da",
  ]);
  expect([fromPlace('Fethiye'), fromPlace('Göcek')]).toEqual(["Fethiye'den", "Göcek'ten"]);
  expect([toPlace('Antalya'), toPlace('Göcek')]).toEqual(["Antalya'ya", "Göcek'e"]);
  expect([ofName('Antalya'), ofName('Gülşah'), ofName('Bodrum')]).toEqual([
    "Antalya'nın",
    "Gülşah'ın",
    "Bodrum'un",
  ]);
  expect([withName('Turna'), withName('Yelkovan')]).toEqual(["Turna'yla", "Yelkovan'la"]);
  expect([asObject('Gülşah'), asObject('Ökse'), asObject('Gündüz')]).toEqual([
    "Gülşah'ı",
    "Ökse'yi",
    "Gündüz'ü",
  ]);
});

it('knows names that are possessive themselves', () => {
  expect([inPlace('Hamam Koyu'), toPlace('Kız Kulesi'), fromPlace('Fethiye Limanı')]).toEqual([
    "Hamam Koyu'nda",
    "Kız Kulesi'ne",
    "Fethiye Limanı'ndan",
  ]);
  expect([inPlace('Kissebükü'), asObject('Nar Çiçeği')]).toEqual([
    "Kissebükü'nde",
    "Nar Çiçeği'ni",
  ]);
  expect([ofName('Göcek Adası'), asObject('Kızılada')]).toEqual(["Göcek Adası'nın", "Kızılada'yı"]);
});
