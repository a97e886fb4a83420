import { client } from '../../client.ts';
import type { Tour, TourStatus } from '../../contract/types.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** Sets the status of a tour; its bookings stay. Every status can follow every other. */
export function setTourStatus(id: number, status: TourStatus): Promise<Tour> {
  return unwrap(
    client.PATCH('/tours/{id}/status', { params: { path: { id }, query: { status } } }),
  );
}

/**
 * Removes a tour with all that belongs to it, for good. Rejects with an ApiError: 409
 * `TOUR_HAS_BOOKINGS` while bookings stand.
 */
export async function deleteTour(id: number): Promise<void> {
  await client.DELETE('/tours/{id}', { params: { path: { id } } });
}
