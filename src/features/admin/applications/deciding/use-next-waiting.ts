import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { applicationsPageQuery } from '../../../../api/resources/admin/applications.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { useStillHere } from '../../../../domain/way-back/use-still-here.ts';
import { type ApplicationSearch, askedFor, usualStatus } from '../search-params.ts';

/**
 * Opens what waits next, once an application is decided: what has moved up to its place in the queue, so that a list
 * of thousands is gone through in its order. Past the end it begins again; with nothing left it shows the list.
 */
export function useNextWaiting(search: ApplicationSearch, text: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isStillHere = useStillHere();

  async function waiting(page: number) {
    const asked = { ...askedFor({ ...search, status: usualStatus }, text), page };
    const answer = await orApiError(queryClient.fetchQuery(applicationsPageQuery(asked)));
    return answer instanceof ApiError ? undefined : answer.content;
  }

  /** `at` is where on its page of the queue the decided one stood; -1 where it was not in it. */
  return async function openNext(at: number): Promise<void> {
    if (!isStillHere()) return;
    const isQueue = (search.status ?? usualStatus) === usualStatus;
    const page = isQueue ? (search.page ?? 1) - 1 : 0;
    const here = await waiting(page);
    const found = here?.[Math.max(0, at)];
    const start = found || page === 0 ? here : await waiting(0);
    // Without a connection what was decided stays in sight, and says so; whoever has gone elsewhere stays there.
    if (!start || !isStillHere()) return;
    const next = found ?? start[0];
    if (!next) return void navigate({ to: '/admin/captain-applications', search: {} });
    void navigate({
      to: '/admin/captain-applications/$applicationId',
      params: { applicationId: String(next.id) },
      search: found ? search : { ...search, page: undefined },
      state: keepSearchText,
    });
  };
}
