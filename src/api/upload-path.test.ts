import { expect, it } from 'vitest';
import { uploadUrl } from './upload-path.ts';

it('finds an uploaded file on this site, however the answer names it', () => {
  expect(uploadUrl('/api/uploads/boat-1-1.svg')).toBe('/api/uploads/boat-1-1.svg');
  expect(uploadUrl('/uploads/boat-1-1.svg')).toBe('/api/uploads/boat-1-1.svg');
  expect(uploadUrl('boat-1-1.svg')).toBe('/api/uploads/boat-1-1.svg');
  expect(uploadUrl('blob:http://127.0.0.1/1')).toBe('blob:http://127.0.0.1/1');
  // Looks like the prefix, and is not.
  expect(uploadUrl('/apiary.jpg')).toBe('/api/apiary.jpg');
});
