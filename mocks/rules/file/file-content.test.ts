import { describe, expect, it } from 'vitest';
import { isRefusal, type Refusal } from '../common/refusal.ts';
import { base64Of } from './base64.ts';
import {
  contentTypeOf,
  contentTypeOfFile,
  DOCUMENT_TYPES,
  IMAGE_TYPES,
  MAX_FILE_BYTES,
  MAX_TOUR_IMAGE_BYTES,
  sniff,
} from './file-content.ts';

const bytes = (...codes: number[]) => new Uint8Array(codes);
const ascii = (text: string) => new TextEncoder().encode(text);
const status = (result: string | Refusal) => (isRefusal(result) ? result.status : result);

/** A PDF of exactly so many bytes, in base64. */
function pdfOf(size: number): string {
  const file = new Uint8Array(size);
  file.set(ascii('%PDF-1.7\n'));
  return base64Of(file);
}

describe('sniff', () => {
  it('tells a file by its first bytes', () => {
    expect(sniff(ascii('%PDF-1.4\n'))).toBe('application/pdf');
    expect(sniff(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(sniff(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
    expect(sniff(ascii('RIFF1234WEBPVP8 '))).toBe('image/webp');
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ program',
    'GIF89a',
    'RIFF1234WAVE',
    ' %PDF-1.4',
    '',
  ])('knows nothing else: %j', (content) => {
    expect(sniff(ascii(content))).toBeUndefined();
  });
});

describe('contentTypeOf', () => {
  it('takes 10 MB and refuses one byte more', () => {
    expect(MAX_FILE_BYTES).toBe(10 * 1024 * 1024);
    expect(contentTypeOf(pdfOf(MAX_FILE_BYTES), 'body', DOCUMENT_TYPES, MAX_FILE_BYTES)).toBe(
      'application/pdf',
    );
    const over = contentTypeOf(pdfOf(MAX_FILE_BYTES + 1), 'body', DOCUMENT_TYPES, MAX_FILE_BYTES);
    expect(status(over)).toBe(413);
  });

  it('holds pictures of tours to 5 MB', () => {
    expect(MAX_TOUR_IMAGE_BYTES).toBe(5 * 1024 * 1024);
  });

  it('refuses a PDF where pictures are wanted', () => {
    expect(status(contentTypeOf(pdfOf(30), 'body', IMAGE_TYPES, MAX_FILE_BYTES))).toBe(415);
  });

  it('refuses what is no base64', () => {
    expect(status(contentTypeOf('JVBERi0', 'body', DOCUMENT_TYPES, MAX_FILE_BYTES))).toBe(422);
  });
});

describe('contentTypeOfFile', () => {
  const file = bytes(0xff, 0xd8, 0xff, 0xe0);
  const take = (name: string) =>
    status(contentTypeOfFile({ name, bytes: file }, 'body.file', IMAGE_TYPES, MAX_FILE_BYTES));

  it('goes by the content, whatever the name ends in', () => {
    expect(take('gulsah.png')).toBe('image/jpeg');
  });

  it.each(['foto.exe', 'foto.HTM.jpg', 'foto.js.png', 'a/b.jpg', 'foto?.jpg'])(
    'refuses the name %s',
    (name) => {
      expect(take(name)).toBe(415);
    },
  );
});
