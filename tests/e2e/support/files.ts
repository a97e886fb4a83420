import type { Page } from '@playwright/test';

/** A file as `setInputFiles` takes it. */
interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG of one colour, made by the page's browser. */
export async function jpegFile(
  page: Page,
  name: string,
  { width = 2400, height = 1800, colour = '#07a' } = {},
): Promise<TestFile> {
  const base64 = await page.evaluate(
    async ([wide, high, fill]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = fill;
      context.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height, colour] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** A file of a type that holds only a text. */
export function textFile(name: string, mimeType: string, text = 'merhaba'): TestFile {
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** The least that counts as a PDF. */
export const pdfFile = (name: string) => textFile(name, 'application/pdf', '%PDF-1.4\n%%EOF\n');
