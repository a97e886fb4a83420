import { expect, test } from 'vitest';
import { groupedIban, toIban, typedIban } from './iban-text.ts';

test('an IBAN is written in fours and sent without spaces, in capitals', () => {
  expect(groupedIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(toIban(' tr33 0006-1005 1978 6457 8413 26 ')).toBe('TR330006100519786457841326');
});

const edit = (before: string, text: string, caret: number, forward = false) =>
  typedIban({ before, text, caret, forward });

test('the caret stays behind what was typed', () => {
  expect(edit('TR33', 'TR330', 5)).toEqual({ iban: 'TR330', caret: 6 });
  expect(edit('TR330006', 'TR933 0006', 3)).toEqual({ iban: 'TR9330006', caret: 3 });
  expect(edit('', 'TR330006100519786457841326', 26)).toEqual({
    iban: 'TR330006100519786457841326',
    caret: 32,
  });
});

test('a deleted space takes the character beside it along', () => {
  expect(edit('TR330006', 'TR330006', 4)).toEqual({ iban: 'TR30006', caret: 3 });
  expect(edit('TR330006', 'TR330006', 4, true)).toEqual({ iban: 'TR33006', caret: 4 });
});
