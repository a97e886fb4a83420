import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { deleteTourDate } from '../../../../api/resources/tour-dates/mutations.ts';

/** Takes a date off its tour; one that somebody else has taken off already is gone as wanted. */
export async function removeDate(id: number): Promise<void> {
  const answer = await orApiError(deleteTourDate(id));
  if (answer instanceof ApiError && answer.status !== 404) throw answer;
}

/**
 * Takes dates off one after another, and answers which stay and why. One that is refused, because bookings
 * stand, leaves the others their turn; where nobody answers, the rest is not tried.
 */
export async function removeDates(
  ids: readonly number[],
): Promise<{ left: number[]; error?: ApiError }> {
  const left: number[] = [];
  let last: ApiError | undefined;
  for (const [index, id] of ids.entries()) {
    const error = await orApiError(removeDate(id));
    if (!(error instanceof ApiError)) continue;
    left.push(id);
    last = error;
    if (error.category !== 'CONFLICT') {
      left.push(...ids.slice(index + 1));
      break;
    }
  }
  return { left, ...(last && { error: last }) };
}
