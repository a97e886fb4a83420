import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { vBoatCreate } from '../../../../api/contract/request-schemas.ts';
import { aBoat } from '../../../../api/testing/examples.ts';
import { copyOf } from './duplicate-boat.ts';

it('takes along all that is said of the boat, its features and services, and no file', () => {
  const boat = aBoat();
  const copy = copyOf(boat, 'Gülşah (kopya)');
  expect(safeParse(vBoatCreate, copy).issues).toBeUndefined();
  expect(copy).toMatchObject({
    name: 'Gülşah (kopya)',
    dailyPrice: boat.dailyPrice,
    rules: boat.rules,
    inclusions: boat.inclusions,
    dayPlan: boat.dayPlan,
    departurePoint: boat.departurePoint,
    description: boat.description,
    shortDescription: boat.shortDescription,
    latitude: boat.latitude,
  });
  expect(copy.features).toHaveLength(boat.features.length);
  expect(copy.services).toEqual(
    boat.services.map(({ name, description, serviceType, price, quantity }) => ({
      name,
      description,
      serviceType,
      price,
      quantity,
    })),
  );
  const owns = [
    'id',
    'ownerId',
    'ownerProfile',
    'status',
    'images',
    'rating',
    'reviewCount',
    'version',
  ];
  for (const own of owns) {
    expect(copy).not.toHaveProperty(own);
  }
});
