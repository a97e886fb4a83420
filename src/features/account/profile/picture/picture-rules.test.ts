import { expect, test } from 'vitest';
import { pictureProblem } from './picture-rules.ts';

function file(type: string, size = 10): File {
  return Object.defineProperty(new File(['x'], 'ben', { type }), 'size', { value: size });
}

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s may be sent, up to 5 MB', (type) => {
  expect(pictureProblem(file(type, 5 * 1024 ** 2))).toBeUndefined();
});

test.each([
  ['image/gif', 10, /Only JPEG/],
  ['image/svg+xml', 10, /Only JPEG/],
  ['', 10, /Only JPEG/],
  ['image/png', 0, /empty/],
  ['image/png', 5 * 1024 ** 2 + 1, /must not exceed/],
])('%j of %i bytes may not', (type, size, message) => {
  expect(pictureProblem(file(type, size))?.message).toMatch(message);
});
