import { expect, it } from 'vitest';
import { searchRequestOf } from './search-request.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('contains only what was filled in', () => {
  expect(
    searchRequestOf('boats', form({ location: '', startDate: '', endDate: '', minCapacity: '' })),
  ).toEqual({ kind: 'boats' });
  expect(searchRequestOf('tours', form({ location: 'Göcek', minCapacity: '6' }))).toEqual({
    kind: 'tours',
    location: 'Göcek',
    guests: 6,
  });
});

it('sorts the days; a single day is both first and last', () => {
  const days = (startDate: string, endDate: string) => {
    const found = searchRequestOf('boats', form({ startDate, endDate }));
    return [found.startDate, found.endDate];
  };
  expect(days('2027-06-15', '2027-06-12')).toEqual(['2027-06-12', '2027-06-15']);
  expect(days('2027-06-12', '')).toEqual(['2027-06-12', '2027-06-12']);
  expect(days('', '2027-06-12')).toEqual(['2027-06-12', '2027-06-12']);
});
