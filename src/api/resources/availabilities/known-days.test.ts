import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../../contract/types.ts';
import { knownBoatDays } from './known-days.ts';
import { boatCalendarQuery } from './queries.ts';

function day(date: string): CalendarDay {
  return {
    date,
    availabilityId: 1,
    isAvailable: true,
    isInstantConfirmation: false,
    isOverride: false,
    hasBookings: false,
    price: 48_500,
    priceOverride: null,
  };
}

test('days are known once every month that they lie in is', () => {
  const queryClient = new QueryClient();
  const june = boatCalendarQuery(1, '2027-06-01', '2027-06-30').queryKey;
  queryClient.setQueryData(june, [day('2027-06-29'), day('2027-06-30')], { updatedAt: 20 });
  const known = (start: string, end: string) => knownBoatDays(queryClient, 1, start, end);
  expect(known('2027-06-30', '2027-06-30')).toEqual({ days: [day('2027-06-30')], updatedAt: 20 });
  expect(known('2027-06-30', '2027-07-01')).toBeUndefined();

  const july = boatCalendarQuery(1, '2027-07-01', '2027-07-31').queryKey;
  queryClient.setQueryData(july, [day('2027-07-01'), day('2027-07-02')], { updatedAt: 10 });
  const both = [day('2027-06-30'), day('2027-07-01')];
  expect(known('2027-06-30', '2027-07-01')).toEqual({ days: both, updatedAt: 10 });
  expect(knownBoatDays(queryClient, 2, '2027-06-30', '2027-06-30')).toBeUndefined();
});
