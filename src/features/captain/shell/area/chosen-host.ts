import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError, orApiError } from '../../../../api/errors/api-error.ts';
import { managedUserQuery } from '../../../../api/resources/users/queries.ts';

/**
 * The captain whose area an administrator has chosen: id and name. Who is none has no area, which is the
 * page's "not found"; any other failure is thrown as its ApiError.
 */
export async function chosenHost(
  queryClient: QueryClient,
  id: number,
): Promise<{ id: number; name: string }> {
  const user = await orApiError(queryClient.ensureQueryData(managedUserQuery(id)));
  if (user instanceof ApiError) throw user.status === 404 ? notFound() : user;
  if (user.role !== 'BOAT_OWNER') throw notFound();
  return { id, name: user.fullName };
}
