import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { deleteTourDate } from '../../../../api/resources/tour-dates/mutations.ts';

/** Takes a date off its tour; one that somebody else has taken off already is gone as wanted. */
export async function removeDate(id: number): Promise<void> {
  const answer = await orApiError(deleteTourDate(id));
  if (answer instanceof ApiError && answer.status !== 404) throw answer;
}
