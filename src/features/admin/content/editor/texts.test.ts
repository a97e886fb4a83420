import { expect, it } from 'vitest';
import { paragraphsOf, storyTexts, type Texts, textErrors, toBlogPostUpdate } from './texts.ts';

const texts: Texts = {
  titleTr: 'Koylar',
  titleEn: 'Coves',
  summaryTr: 'Üç gün',
  summaryEn: 'Three days',
  bodyTr: 'Bir.\n\nİki.',
  bodyEn: 'One.\n \n\nTwo.\n',
  reason: ' Bir yazım yanlışı. ',
};

it('parts a text at empty lines and puts the languages of a paragraph together', () => {
  expect(paragraphsOf(' Bir.\n\n\n\nİki. ')).toEqual(['Bir.', 'İki.']);
  const update = toBlogPostUpdate(texts);
  expect(update.reason).toBe('Bir yazım yanlışı.');
  expect(update.paragraphs).toEqual([
    { tr: 'Bir.', en: 'One.' },
    { tr: 'İki.', en: 'Two.' },
  ]);
  const { reason: _, ...written } = update;
  const post = {
    ...written,
    slug: 'koylar',
    image: '/api/uploads/koy.svg',
    author: 'Elif Yıldız',
    publishedAt: '2026-06-01T09:00:00Z',
    readingMinutes: 2,
  };
  // The reason is no part of the story: the next change has its own.
  expect(toBlogPostUpdate(storyTexts(post))).toEqual({ ...written, reason: '' });
});

it.each<[string, Partial<Texts>, (keyof Texts)[]]>([
  ['nothing', {}, []],
  ['no reason', { reason: ' ' }, ['reason']],
  ['a reason that says nothing', { reason: 'ok' }, ['reason']],
  ['a text of spaces', { summaryEn: '  ' }, ['summaryEn']],
  ['a text that is too long', { titleTr: 'a'.repeat(5001) }, ['titleTr']],
  [
    'paragraphs that are too long together alone',
    { bodyTr: `${'a'.repeat(4000)}\n\n${'b'.repeat(4000)}` },
    [],
  ],
  ['a paragraph without its other language', { bodyEn: 'One.' }, ['bodyEn']],
  ['too many paragraphs', { bodyTr: 'a\n\n'.repeat(101), bodyEn: 'b\n\n'.repeat(101) }, ['bodyTr']],
])('finds in a story: %s', (_, changes, wrong) => {
  expect(Object.keys(textErrors({ ...texts, ...changes }, 'stories'))).toEqual(wrong);
});

it('asks no paragraphs of a place', () => {
  expect(textErrors({ ...texts, bodyEn: 'One.' }, 'places')).toEqual({});
});
