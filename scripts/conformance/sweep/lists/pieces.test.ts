import { expect, test } from 'vitest';
import { MARKED_NAME } from '../../lib/marked-name.ts';
import { foreignPiece, pieceOf, tellingPiece, withWildcards } from './pieces.ts';

test('a piece is the beginning of the longest word, letters whole', () => {
  expect(pieceOf('Ay Yolculuğu')).toBe('Yolcu');
  expect(pieceOf('👩‍✈️🌊⛵️abc')).toBe('👩‍✈️🌊⛵️ab');
});

test('wildcards stand where they would find the piece again', () => {
  expect(withWildcards('Göcek')).toEqual(['G_cek', 'G%k', 'G*k', 'G.cek']);
  expect(withWildcards('Ay')).toEqual([]);
});

test('the letters that Turkish has not are looked for with those beside them', () => {
  expect(foreignPiece(`Deneme ${MARKED_NAME} Yolcusu`)).toBe(MARKED_NAME);
  expect(foreignPiece('İç Çeşmealtı')).toBeUndefined();
});

test('of what several share, a piece that tells one from most is looked for', () => {
  const numbers = ['+905321234567', '+905329876543', '+905551112233'];
  const piece = tellingPiece('+905321234567', numbers);
  expect(numbers.filter((number) => number.includes(piece))).toEqual(['+905321234567']);
  expect(tellingPiece('Ali', ['Ali'])).toBe('Ali');
});
