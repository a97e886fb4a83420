import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in milliseconds: back and forward then ask nothing again. */
const staleTime = 30_000;

/** The app's query client. Calls are retried by the API layer, so queries and mutations never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': paused while offline, a page would wait forever instead of saying so.
      queries: { staleTime, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
