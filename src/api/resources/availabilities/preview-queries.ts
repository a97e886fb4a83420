import { queryOptions } from '@tanstack/react-query';

/**
 * What would become of days, as `preview` answers it; `contents` is what that depends on. It is asked for
 * once and never again by itself: what is saved is held against what was seen.
 */
export function availabilityPreviewQuery<Answer>(
  contents: unknown,
  preview: (signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: ['availability-preview', contents],
    queryFn: ({ signal }) => preview(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
