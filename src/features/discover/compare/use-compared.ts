import { useQueries } from '@tanstack/react-query';
import type { Boat } from '../../../api/contract/types.ts';
import { ApiError } from '../../../api/errors/api-error.ts';
import { boatQuery } from '../../../api/resources/boats/queries.ts';

/** One of the boats to compare, or what stands in the way. */
export type Compared = { id: number } & (
  | { state: 'loading' }
  | { state: 'there'; boat: Boat }
  | { state: 'missing' }
  | { state: 'failed'; error: Error; retry: () => void }
);

/** The boats of these ids, each in a state of its own. */
export function useCompared(ids: readonly number[]): readonly Compared[] {
  return useQueries({
    queries: ids.map((id) => boatQuery(id)),
    combine: (results) =>
      ids.map((id, index): Compared => {
        const result = results[index];
        if (result?.data) return { id, state: 'there', boat: result.data };
        if (!result?.error || result.isFetching) return { id, state: 'loading' };
        const { error, refetch } = result;
        if (error instanceof ApiError && error.status === 404) return { id, state: 'missing' };
        return { id, state: 'failed', error, retry: () => void refetch() };
      }),
  });
}
