import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { deleteTourDate } from '../../../../api/resources/tour-dates/mutations.ts';

/** Takes a date off its tour; one that somebody else has taken off already is gone as wanted. */
export async function removeDate(id: number): Promise<void> {
  const answer = await orApiError(deleteTourDate(id));
  if (answer instanceof ApiError && answer.status !== 404) throw answer;
}

/** What became of dates that were to be taken off. */
interface Removed<Added> {
  /** Those that bookings keep. */
  booked: Added[];
  /** Those that were not tried, or failed; they may be tried again. */
  left: Added[];
  /** Why there are any left. */
  error?: ApiError;
}

/**
 * Takes dates off one after another. One that is booked leaves the others their turn; where nobody answers, the
 * rest is not tried. `onProgress` is told after each how many had their turn.
 */
export async function removeDates<Added extends { id: number }>(
  dates: readonly Added[],
  onProgress: (count: number) => void,
): Promise<Removed<Added>> {
  const booked: Added[] = [];
  for (const [index, date] of dates.entries()) {
    const error = await orApiError(removeDate(date.id));
    if (error instanceof ApiError) {
      if (error.code !== 'TOUR_DATE_BOOKED') return { booked, left: dates.slice(index), error };
      booked.push(date);
    }
    onProgress(index + 1);
  }
  return { booked, left: [] };
}
