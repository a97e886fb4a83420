import type { UseQueryResult } from '@tanstack/react-query';

/** How a chart stands whose figures were asked for; `isEmpty` tells whether they are all nought. */
export function chartState<Data>(
  { data, isError, isFetching }: UseQueryResult<Data>,
  isEmpty: (data: Data) => boolean,
): 'ready' | 'loading' | 'failed' | 'empty' {
  if (data !== undefined) return isEmpty(data) ? 'empty' : 'ready';
  return isError && !isFetching ? 'failed' : 'loading';
}
