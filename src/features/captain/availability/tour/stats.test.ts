import { expect, it } from 'vitest';
import type { Availability } from '../../../../api/contract/types.ts';
import { statsOf } from './stats.ts';

const entry = (date: string, part: Partial<Availability> = {}): Availability => ({
  id: 1,
  boatId: null,
  tourId: 3,
  date,
  isAvailable: true,
  priceOverride: null,
  isInstantConfirmation: false,
  ...part,
});

it('counts days from today on; price and confirmation of those alone that can be booked', () => {
  const records = [
    entry('2026-06-11', { priceOverride: 100 }),
    entry('2026-06-12', { priceOverride: 0 }),
    entry('2026-06-13', { isInstantConfirmation: true }),
    entry('2026-06-14', {
      isAvailable: false,
      priceOverride: 900,
      isInstantConfirmation: true,
    }),
  ];
  expect(statsOf(records, '2026-06-12')).toEqual({ open: 2, closed: 1, ownPrice: 1, instant: 1 });
});
