import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tourDateSeatsQuery } from '../../../../../api/resources/tour-dates/queries.ts';
import type { TakenSeats } from './rows.ts';

/**
 * How many seats guests have booked or asked for, by the id of the date. It is empty until it is known: the list is as
 * good without, and the service refuses what is booked then.
 */
export function useTakenSeats(tourId: number | undefined): TakenSeats {
  const { data } = useQuery({
    ...tourDateSeatsQuery(tourId ?? Number.NaN),
    enabled: tourId !== undefined,
  });
  return useMemo(
    () => new Map(data?.map((date) => [date.tourDateId, date.bookedSeats + date.heldSeats])),
    [data],
  );
}
