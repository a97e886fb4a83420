import { expect, it } from 'vitest';
import { aBoat } from '../../../../api/testing/examples.ts';
import { inclusionsOf } from './inclusions.ts';

const boat = aBoat({
  inclusions: { fuel: 'INCLUDED', food: 'EXTRA', towels: 'EXTRA', drinks: null },
  services: [],
});
const meal = {
  id: 1,
  boatId: boat.id,
  name: 'Kahvaltı',
  description: null,
  serviceType: 'FOOD',
  price: 650,
  quantity: 1,
} as const;
const idsOf = (one: typeof boat) => {
  const { included, extra } = inclusionsOf(one);
  return [included.map(({ id }) => id), extra.map(({ id }) => id)];
};

it('parts what the price covers from what is paid besides, and leaves out what is not said', () => {
  expect(idsOf(boat)).toEqual([['fuel'], ['food', 'towels']]);
  expect(idsOf({ ...boat, inclusions: null })).toEqual([[], []]);
});

it('says nothing of food where meals stand among the services with their price', () => {
  expect(idsOf({ ...boat, services: [meal] })).toEqual([['fuel'], ['towels']]);
  expect(idsOf({ ...boat, services: [{ ...meal, serviceType: 'OTHER' }] })[1]).toContain('food');
});

it('says nothing of drinks and towels that stand there either, and drinks are no meal', () => {
  const thirsty = {
    ...boat,
    inclusions: { food: 'EXTRA', drinks: 'EXTRA', towels: 'EXTRA' },
  } as const;
  const drinks = { ...meal, name: 'Soğuk İçecek sepeti' };
  const towels = { ...meal, name: 'Havlu takımı', serviceType: 'OTHER' } as const;
  expect(idsOf({ ...thirsty, services: [drinks] })[1]).toEqual(['food', 'towels']);
  expect(idsOf({ ...thirsty, services: [towels, meal] })[1]).toEqual(['drinks']);
});
