import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in milliseconds: back and forward then ask nothing anew. */
const staleTime = 30_000;

/** The app's query client. Calls are retried by the API layer, so queries and mutations never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, retry: false },
      mutations: { retry: false },
    },
  });
}
