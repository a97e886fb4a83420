import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

test('lines and bullet points stand one by one', () => {
  expect(textLines('- Öğle yemeği\n• Su\n\n Şnorkel ')).toEqual(['Öğle yemeği', 'Su', 'Şnorkel']);
});

test('a list with commas is a list, sentences stay whole', () => {
  expect(textLines('Öğle yemeği, su, şnorkel.')).toEqual(['Öğle yemeği', 'su', 'şnorkel']);
  expect(textLines('Yüzme bilmek gerekir. Hava bozarsa, tur ertelenir.')).toHaveLength(1);
  expect(textLines('')).toEqual([]);
});
