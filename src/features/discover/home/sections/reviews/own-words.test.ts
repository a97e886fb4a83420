import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const texts = (comments: string[]) =>
  ownWords(comments.map((comment) => ({ comment }))).map(({ comment }) => comment);

it('leaves out what says again what stands there already, of whomever', () => {
  const first = 'Fulya is a born storyteller. Started on time.';
  expect(texts([first, 'Yaşar is a born storyteller. Plenty of water.'])).toEqual([first]);
  expect(texts([first, 'Come hungry. Started on time.'])).toEqual([first]);
});

it('keeps the order of those that differ', () => {
  const all = ['Harika bir gündü!', 'Kaptan işini biliyor.', 'Small group, big heart.'];
  expect(texts(all)).toEqual(all);
});
