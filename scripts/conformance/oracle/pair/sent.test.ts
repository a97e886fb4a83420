import { expect, test } from 'vitest';
import { createSent } from './sent.ts';

const sent = createSent();
sent.note({ firstName: 'Elif', lastName: 'Yıldız', message: 'İskelede buluşalım, kaptan' });

test.each([
  ['Elif Yıldız', true],
  ['ELİF', true],
  ['iskelede buluşalım', true],
  ['Elif Yıldız bir rezervasyon yaptı.', false],
  ['Rezervasyon iptal edildi.', false],
])('%s is made of what was sent: %s', (text, isMade) => {
  expect(sent.makes(text)).toBe(isMade);
});
