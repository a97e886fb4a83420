import { ApiError, orApiError } from '../../api/errors/api-error.ts';

interface Entry {
  /** What is asked for: the id or slug in the address. */
  key: string;
  /** As the router tells a loader: `stay` where the page is open already. */
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * For the loader of a page that is about one thing: a page that is open keeps what it shows when that is asked for
 * again and cannot be had just now. What was refused, or is gone, is not kept; any failure is an ApiError.
 */
export function keepShown<Data>() {
  let shown: { key: string; data: Data } | undefined;
  return async function load(
    { key, cause }: Entry,
    ask: () => Promise<Data>,
  ): Promise<Data | ApiError> {
    const data = await orApiError(ask());
    if (!(data instanceof ApiError)) {
      if (cause !== 'preload') shown = { key, data };
      return data;
    }
    return data.retryable && cause === 'stay' && shown?.key === key ? shown.data : data;
  };
}
