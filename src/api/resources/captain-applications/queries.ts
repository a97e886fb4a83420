import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type { CaptainApplication } from '../../contract/types.ts';
import { ApiError, orApiError } from '../../errors/api-error.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

/** One's own newest application, in any status; null for somebody who never applied. */
export function latestApplicationQuery(userId: number) {
  return queryOptions({
    queryKey: ['captain-applications', 'latest', userId],
    async queryFn({ signal }): Promise<CaptainApplication | null> {
      const call = unwrap(client.GET('/captain-applications/me/latest', { signal }));
      const latest = await orApiError(call);
      if (!(latest instanceof ApiError)) return latest;
      if (latest.status === 404) return null;
      throw latest;
    },
  });
}

/** A document of one's own application, by the path that it lists. Rejects with an ApiError. */
export function applicationDocument(id: number, file: string): Promise<Blob> {
  return unwrap(
    client.GET('/captain-applications/{id}/documents', {
      params: { path: { id }, query: { file } },
      parseAs: 'blob',
    }),
  );
}
