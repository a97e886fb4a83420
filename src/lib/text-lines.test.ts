import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

test('splits lines and bullet points', () => {
  expect(textLines('- Öğle yemeği\n• Su\n\n Şnorkel ')).toEqual(['Öğle yemeği', 'Su', 'Şnorkel']);
});

test('splits a list with commas, but not sentences', () => {
  expect(textLines('Öğle yemeği, su, şnorkel.')).toEqual(['Öğle yemeği', 'su', 'şnorkel']);
  expect(textLines('Yüzme bilmek gerekir. Hava bozarsa, tur ertelenir.')).toHaveLength(1);
  expect(textLines('')).toEqual([]);
});
