import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';

/** A query as a section shows it: on its way, there, or failed. */
export interface SectionResult<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * `useQuery` for a section that stands in the HTML since the build and is taken over late. Until it
 * is, it stays on its way, as it stands there, even when its data have come meanwhile.
 */
export function useHydratedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): SectionResult<Data> {
  const isHydrated = useHydrated();
  const result = useQuery({ ...options, retryOnMount: false });
  return isHydrated ? result : { ...result, data: undefined, error: null, isFetching: true };
}
