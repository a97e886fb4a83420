import { client } from '../../client.ts';
import type { TourDate, TourDateDetails, TourDateUpdate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface NewDates {
  tourId: number;
  dates: readonly TourDateDetails[];
  /** One per contents: sent again after a failure they are added once. */
  idempotencyKey: string;
}

/**
 * Adds dates to a tour: all of them, or none. Rejects with an ApiError: 409 `TOUR_DATE_OVERLAP` and
 * `TOO_MANY_TOUR_DATES`, 422 for more guests than the tour has room for.
 */
export function createTourDates({ tourId, dates, idempotencyKey }: NewDates): Promise<TourDate[]> {
  return unwrap(
    client.POST('/tour-dates/tour/{id}/batch', {
      body: [...dates],
      params: { path: { id: tourId }, header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** Changes a date; its bookings follow it. Rejects with an ApiError: 409 also for fewer seats than are booked. */
export function updateTourDate(change: {
  date: TourDateUpdate;
  idempotencyKey: string;
}): Promise<TourDate> {
  return unwrap(
    client.PUT('/tour-dates', {
      body: change.date,
      params: { header: { [idempotencyHeader]: change.idempotencyKey } },
    }),
  );
}
