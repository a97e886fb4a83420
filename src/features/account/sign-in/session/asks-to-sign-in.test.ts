import { expect, test } from 'vitest';
import { asksToSignIn } from './asks-to-sign-in.ts';

test('booking asks itself, in both languages; nothing beside it does', () => {
  for (const path of ['/boats/1/book', '/en/tours/12/book', '/boats/1/book/']) {
    expect(asksToSignIn(path), path).toBe(true);
  }
  for (const path of ['/boats/1', '/my-bookings', '/boats/1/book/more', '/']) {
    expect(asksToSignIn(path), path).toBe(false);
  }
});
