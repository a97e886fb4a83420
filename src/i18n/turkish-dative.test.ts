import { expect, it } from 'vitest';
import { turkishDative } from './turkish-dative.ts';

it.each([
  ['Mehmet Ağaoğlu', 'Mehmet Ağaoğlu’na'],
  ['Elif Yıldız', 'Elif Yıldız’a'],
  ['Selin Aydın', 'Selin Aydın’a'],
  ['Deniz Aksoy', 'Deniz Aksoy’a'],
  ['Ada Ekşi', 'Ada Ekşi’ye'],
  ['Can ÖZGÜR', 'Can ÖZGÜR’e'],
  ['Ali IŞIK', 'Ali IŞIK’a'],
  ['Ece Kaya', 'Ece Kaya’ya'],
])('%s becomes %s', (name, dative) => {
  expect(turkishDative(name)).toBe(dative);
});
