import { describe, expect, it } from 'vitest';
import { base64Of, bytesOf, decodedSize } from './base64.ts';

describe('decodedSize', () => {
  it.each([1, 2, 3, 4, 100])('counts %i bytes without decoding', (size) => {
    const text = base64Of(new Uint8Array(size));
    expect(decodedSize(text)).toBe(size);
    expect(bytesOf(text)).toHaveLength(size);
  });
});

it('knows the length or padding of what is no base64', () => {
  expect([decodedSize('AAA'), decodedSize('AA=')]).toEqual([undefined, undefined]);
});
