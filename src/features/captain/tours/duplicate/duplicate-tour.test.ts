import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { vTourCreate } from '../../../../api/contract/request-schemas.ts';
import { aTour } from '../../../../api/testing/examples.ts';
import { copyOf } from './duplicate-tour.ts';

it('takes along all that is said of the tour, and no file and no date', () => {
  const tour = aTour();
  const copy = copyOf(tour, 'Adalar (kopya)');
  expect(safeParse(vTourCreate, copy).issues).toBeUndefined();
  expect(copy).toMatchObject({
    name: 'Adalar (kopya)',
    price: tour.price,
    duration: tour.duration,
    location: tour.location,
    features: tour.features,
    highlights: tour.highlights,
    cancellationPolicy: tour.cancellationPolicy,
  });
  for (const own of ['id', 'guideId', 'status', 'tourDates', 'tourImages', 'rating', 'imageUrl']) {
    expect(copy).not.toHaveProperty(own);
  }
});

it('copies a tour without highlights', () => {
  const copy = copyOf(aTour({ highlights: [] }), 'Adalar (kopya)');
  expect(safeParse(vTourCreate, copy).issues).toBeUndefined();
});
