import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('writes what a Turkish spreadsheet opens without a question', () => {
  expect(csvText(['Misafir', 'Tutar'], [['Şule "Işık"; eş', 1250.5]], ',')).toBe(
    '\uFEFFMisafir;Tutar\r\n"Şule ""Işık""; eş";1250,5\r\n',
  );
});

it('writes English numbers with commas between cells', () => {
  expect(csvText(['Guest', 'Notes'], [['Ada', null]], '.')).toBe('\uFEFFGuest,Notes\r\nAda,\r\n');
});

it.each([['=1+1'], ['@sum'], ['+cmd|calc'], ['-2+3'], ['\tx']])('runs no formula: %s', (text) => {
  expect(csvText(['x'], [[text]], '.')).toContain(`'${text}`);
});

it.each([['+905321112233'], ['+90 532 111 22 33'], ['-12,50']])('leaves %s alone', (text) => {
  expect(csvText(['x'], [[text]], ',')).not.toContain("'");
});
