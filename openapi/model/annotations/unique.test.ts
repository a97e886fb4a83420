import { expect, test } from 'vitest';
import { comparedBy, type Ignored, uniqueText } from './unique.ts';

const isSame = (a: string, b: string, ...ignores: Ignored[]) =>
  comparedBy(a, ignores) === comparedBy(b, ignores);

test('letter case is that of Turkish and of e-mail addresses alike', () => {
  for (const one of ['ELIF', 'ELİF', 'elıf', 'Elif'])
    expect(isSame(one, 'elif', 'case')).toBe(true);
  expect(isSame('ELİF', 'elif')).toBe(false);
});

test('what letters carry tells texts apart unless it is ignored', () => {
  expect(isSame('Gülşah', 'gulsah', 'case')).toBe(false);
  expect(isSame('Gülşah', 'gulsah', 'case', 'accents')).toBe(true);
  expect(isSame('Işıl', 'Isil', 'accents')).toBe(true);
});

test('blanks around a text count unless they are ignored', () => {
  expect(isSame(' Martı ', 'Martı')).toBe(false);
  expect(isSame(' Martı ', 'Martı', 'padding')).toBe(true);
});

test('it says so in a sentence', () => {
  expect(uniqueText({ within: 'boat', except: ['OTHER'], code: 'DUPLICATE' })).toBe(
    'Unique among those of one boat, save OTHER; a second one is refused with DUPLICATE.',
  );
});
