import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

test.each([
  [' Elif  Yıldız ', { firstName: 'Elif', lastName: 'Yıldız' }],
  ['Ayşe Nur Şahin', { firstName: 'Ayşe Nur', lastName: 'Şahin' }],
  ['Ayşe', { firstName: 'Ayşe', lastName: '' }],
  ['', { firstName: '', lastName: '' }],
])('the parts of %j', (fullName, parts) => {
  expect(nameParts(fullName)).toEqual(parts);
});
