import { client } from '../../client.ts';
import type { TourDate, TourDateDetails, TourDateStatus } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface PlanRequest {
  tourId: number;
  dates: readonly TourDateDetails[];
  /** One per contents: sent again after a failure, each date is added once. */
  idempotencyKey: string;
}

/**
 * Adds the dates that a tour can take and answers the outcome of each. Rejects with an ApiError: 422 when
 * one has more guests than the tour has room for, which refuses them all.
 */
export function addTourDates({ tourId, dates, idempotencyKey }: PlanRequest) {
  return unwrap(
    client.POST('/tour-dates/tour/{id}/bulk', {
      body: { isPreview: false, dates: [...dates] },
      params: { path: { id: tourId }, header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** Opens, fills or calls off a date; its bookings stay as they are. */
export function setTourDateStatus(id: number, status: TourDateStatus): Promise<TourDate> {
  return unwrap(
    client.PATCH('/tour-dates/{id}/status', { params: { path: { id }, query: { status } } }),
  );
}

/** Takes a date off its tour. Rejects with an ApiError: 409 while bookings stand. */
export async function deleteTourDate(id: number): Promise<void> {
  await client.DELETE('/tour-dates/{id}', { params: { path: { id } } });
}
