import { describe, expect, it, test } from 'vitest';
import { fileProblem, sizeIn, withFiles } from './files.ts';

function file(name: string, type: string, size = 10): File {
  return new File([new Uint8Array(size)], name, { type, lastModified: 0 });
}

describe('a file', () => {
  const rules = { accept: ['image/*', '.pdf'], maxSize: 100 };

  it.each([
    ['deniz.jpg', 'image/jpeg'],
    ['LİSANS.PDF', ''],
  ])('%s is taken', (name, type) => {
    expect(fileProblem(file(name, type), rules)).toBeUndefined();
  });

  it('of another kind is not, nor one that is too large', () => {
    expect(fileProblem(file('deniz.mp4', 'video/mp4'), rules)).toBe('type');
    expect(fileProblem(file('deniz.jpg', 'image/jpeg', 101), rules)).toBe('size');
    expect(fileProblem(file('deniz.jpg', 'image/jpeg', 100), rules)).toBeUndefined();
  });

  it('of any kind and size is taken where there are no rules', () => {
    expect(fileProblem(file('deniz.mp4', 'video/mp4', 5000), {})).toBeUndefined();
  });
});

test.each([
  [0, 0, 'byte'],
  [999, 999, 'byte'],
  [1024, 1, 'kilobyte'],
  [1_000_000, 976.5625, 'kilobyte'],
  [5 * 1024 * 1024, 5, 'megabyte'],
])('%i bytes are %d %s', (bytes, value, unit) => {
  expect(sizeIn(bytes)).toEqual({ value, unit });
});

describe('choosing more files', () => {
  const first = file('a.jpg', 'image/jpeg');
  const second = file('b.jpg', 'image/jpeg');

  it('adds those that are not there yet', () => {
    expect(withFiles([first], [first, second], true)).toEqual([first, second]);
  });

  it('replaces the one file of a single place', () => {
    expect(withFiles([first], [second], false)).toEqual([second]);
  });
});
