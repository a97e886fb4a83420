import { expect, test } from 'vitest';
import { emptyReview, reviewErrors, written } from './review-rules.ts';

test('stars and a comment are needed', () => {
  expect(Object.keys(reviewErrors(emptyReview))).toEqual(['rating', 'comment']);
});

test('blanks around a comment do not make it long enough', () => {
  expect(Object.keys(reviewErrors({ rating: 4, comment: '  çok iyi  ' }))).toEqual(['comment']);
  expect(reviewErrors({ rating: 4, comment: ' Çok güzel bir gündü. ' })).toEqual({});
  expect(written({ rating: 4, comment: ' Çok güzel bir gündü. ' }).comment).toBe(
    'Çok güzel bir gündü.',
  );
});
