import { expect, test } from 'vitest';
import { createKeyPerContents } from './key-per-contents.ts';

test('the same contents keep their key, other contents get another', () => {
  const keyFor = createKeyPerContents();
  const first = keyFor({ email: 'elif@pruva.example' });
  expect(keyFor({ email: 'elif@pruva.example' })).toBe(first);
  const second = keyFor({ email: 'elif@pruva.test' });
  expect(second).not.toBe(first);
  expect(keyFor({ email: 'elif@pruva.example' })).not.toBe(second);
});

test('gives the same contents another key once there was an answer', () => {
  const keyOf = createKeyPerContents();
  const first = keyOf({ day: '2026-06-12' });
  keyOf.forget();
  expect(keyOf({ day: '2026-06-12' })).not.toBe(first);
});
