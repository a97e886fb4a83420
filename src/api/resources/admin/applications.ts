import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client.ts';
import type {
  ApplicationReview,
  ApplicationSort,
  ApplicationStatus,
  CaptainApplication,
} from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';
import { applicationDocument } from '../captain-applications/queries.ts';
import { adminKey } from './queries.ts';

const applicationsKey = [...adminKey, 'applications'] as const;

/** Which applications are looked for; what is left out leaves nothing out. */
export interface AskedApplications {
  status?: ApplicationStatus | undefined;
  userId?: number | undefined;
  query?: string | undefined;
  sort?: ApplicationSort | undefined;
  /** From 0. */
  page?: number | undefined;
  size?: number | undefined;
}

/** One page of the applications, each with who decided on it. */
export function applicationsPageQuery(asked: AskedApplications) {
  return queryOptions({
    queryKey: [...applicationsKey, 'page', asked],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/captain-applications', { params: { query: asked }, signal })),
    placeholderData: keepPreviousData,
    // Others decide and apply at any time.
    staleTime: 0,
  });
}

/** An application with its version, which a decision names. */
export function applicationQuery(id: number) {
  return queryOptions({
    queryKey: [...applicationsKey, 'one', id],
    queryFn: ({ signal }): Promise<Versioned<CaptainApplication>> =>
      versioned(
        client.GET('/captain-applications/{id}', {
          params: { path: { id } },
          signal,
        }),
      ),
    staleTime: 0,
    // Somebody else may have decided while the page was out of sight.
    refetchOnWindowFocus: 'always',
  });
}

/** A file of an application, by the path that the application lists. */
export function applicationFileQuery(id: number, path: string) {
  return queryOptions<Blob>({
    queryKey: ['application-files', id, path],
    queryFn: () => applicationDocument(id, path),
    // No act changes a file under its path; ten megabytes are not kept for long.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/**
 * Approves or rejects an application that waits, unless it is no longer of that version (412) or is decided
 * already (409). Rejects with an ApiError. Sent again with the same key it answers what it answered before.
 */
export function reviewApplication(
  { id, version }: Pick<Versioned<CaptainApplication>, 'id' | 'version'>,
  review: ApplicationReview,
  idempotencyKey: string,
): Promise<CaptainApplication> {
  return unwrap(
    client.POST('/captain-applications/{id}/review', {
      params: {
        path: { id },
        header: { ...ifMatch(version), [idempotencyHeader]: idempotencyKey },
      },
      body: review,
    }),
  );
}
