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
