import { describe, expect, test } from 'vitest';
import { documentProblem, documentsProblem, mostDocuments } from './document-rules.ts';

function file(name: string, type = '', size = 10): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

describe('a document', () => {
  test.each([
    ['ehliyet.pdf', 'application/pdf'],
    ['EHLIYET.PDF', ''],
    ['tarama', 'image/png'],
    ['belge.jpg', 'application/octet-stream'],
    ['js.html5.v2.pdf', 'application/pdf'],
  ])('%s of type %j may be sent', (name, type) => {
    expect(documentProblem(file(name, type))).toBeUndefined();
  });

  test.each([
    ['belge.exe', 'application/pdf', /security/],
    ['belge.js.pdf', 'application/pdf', /security/],
    ['belge.HTM', '', /security/],
    ['be:lge.pdf', 'application/pdf', /must not contain/],
    ['be\u0007lge.pdf', 'application/pdf', /must not contain/],
    [`${'a'.repeat(252)}.pdf`, 'application/pdf', /at most/],
    ['belge.webp', 'image/webp', /Invalid file type/],
  ])('%s of type %j may not', (name, type, message) => {
    expect(documentProblem(file(name, type))?.message).toMatch(message);
  });

  test('is neither empty nor larger than 10 MB', () => {
    const sized = (size: number) => documentProblem(file('a.pdf', 'application/pdf', size));
    expect(sized(0)?.message).toMatch(/empty/);
    expect(sized(10 * 1024 ** 2)).toBeUndefined();
    expect(sized(10 * 1024 ** 2 + 1)?.message).toMatch(/size/);
  });
});

test('one invalid document or one too many makes the list invalid', () => {
  const right = file('a.pdf', 'application/pdf');
  expect(documentsProblem([])).toBeUndefined();
  expect(documentsProblem([right, file('b.exe')])?.message).toMatch(/Remove/);
  expect(documentsProblem(Array(mostDocuments).fill(right))).toBeUndefined();
  expect(documentsProblem(Array(mostDocuments + 1).fill(right))?.message).toMatch(/at most/);
});
