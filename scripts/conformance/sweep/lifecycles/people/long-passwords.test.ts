import { expect, test } from 'vitest';
import { nearMisses } from './long-passwords.ts';

test('each differs from the password, and one of them after what bcrypt looks at', () => {
  const password = 'deniz-2026-'.repeat(12).slice(0, 128);
  const typed = nearMisses(password).map(([text]) => text);
  expect(typed).not.toContain(password);
  expect(new Set(typed).size).toBe(4);
  expect(typed.filter((text) => text.slice(0, 72) === password.slice(0, 72))).toHaveLength(3);
  expect(Math.max(...typed.map((text) => text.length))).toBe(128);
});
