import { expect, test } from 'vitest';
import { aBoat } from '../../../../api/testing/examples.ts';
import { servicesOf } from './trip.ts';

const service = { boatId: 1, description: null, price: 650, quantity: 1 } as const;
const boat = aBoat({
  services: [
    { ...service, id: 1, name: 'Kahvaltı', serviceType: 'FOOD' },
    { ...service, id: 2, name: 'Jet ski', serviceType: 'WATER_SPORTS' },
  ],
});
const quantities = (services: string, guests: number) =>
  servicesOf(boat, { services }, guests).map(({ serviceId, quantity }) => [serviceId, quantity]);

test('what is charged for each follows the guests, or is the number typed as far as so many come along', () => {
  expect(quantities('1x', 6)).toEqual([[1, 6]]);
  expect(quantities('1x', 3)).toEqual([[1, 3]]);
  expect(quantities('1x2', 3)).toEqual([[1, 2]]);
  expect(quantities('1x50', 2)).toEqual([[1, 2]]);
  expect(quantities('1x0', 2)).toEqual([[1, 2]]);
});

test('everything else is charged once, and what the boat does not have is left out', () => {
  expect(quantities('2x5_1x1_99x1', 4)).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
