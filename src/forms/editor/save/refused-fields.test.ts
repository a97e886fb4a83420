import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

const parts = { details: ['name', 'hours'], dates: ['dates'] } as const;

it('says of each field of the form what was refused first, whatever the request calls it', () => {
  const fields = [
    { field: 'body.duration.hours', message: 'Too long' },
    { field: 'body.dates.3.startDate', message: 'Past' },
    { field: 'body.dates.4.startDate', message: 'Past as well' },
    { field: 'body.unknown', message: 'Not asked here' },
  ];
  const fieldNamed = (name: string, inner: string) => (name === 'duration' ? inner : name);
  expect(refusedFields({ fields }, { parts, fieldNamed })).toEqual({
    hours: 'Too long',
    dates: 'Past',
  });
});
