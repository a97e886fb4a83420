import { queryOptions } from '@tanstack/react-query';
import { api, client } from '../client.ts';
import type { CaptainApplication, CaptainApplicationCreate } from '../contract/types.ts';
import { ApiError, orApiError } from '../errors/api-error.ts';
import { answer } from '../pipeline/answer.ts';
import { idempotencyHeader } from '../pipeline/idempotency-key.ts';
import { openSession } from '../session/open-session.ts';

/** One's own newest application, in any status; null for somebody who never applied. */
export function latestApplicationQuery(userId: number) {
  return queryOptions({
    queryKey: ['captain-applications', 'latest', userId],
    async queryFn({ signal }): Promise<CaptainApplication | null> {
      const call = answer(client.GET('/captain-applications/me/latest', { signal }));
      const latest = await orApiError(call);
      if (!(latest instanceof ApiError)) return latest;
      if (latest.status === 404) return null;
      throw latest;
    },
  });
}

export interface ApplicationCall {
  application: CaptainApplicationCreate;
  documents: readonly File[];
  /** One key per contents of the form (decision 75). */
  idempotencyKey: string;
}

/** A list is sent as repeated parts of the same name, the company as JSON text (decision 28). */
function formData(fields: Record<string, unknown>, documents: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, String(part));
  }
  for (const document of documents) form.append('documents', document, document.name);
  return form;
}

/**
 * Applies to become a captain, with documents. Rejects with an ApiError: 409 while an application is
 * pending, 413 and 415 for a document, 422 with the refused fields.
 */
export function submitApplication({
  application,
  documents,
  idempotencyKey,
}: ApplicationCall): Promise<CaptainApplication> {
  return answer(
    client.POST('/captain-applications/multipart', {
      body: { ...application, company: JSON.stringify(application.company) },
      bodySerializer: (fields) => formData(fields, documents),
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/** Adds documents to one's own pending application. Rejects with an ApiError. */
export function addApplicationDocuments(
  id: number,
  documents: readonly File[],
): Promise<CaptainApplication> {
  return answer(
    client.POST('/captain-applications/{id}/documents', {
      params: { path: { id } },
      body: { documents: [...documents] },
      bodySerializer: () => formData({}, documents),
    }),
  );
}

/** Takes up the role that an approval has given, which a session has from its next renewal on. */
export async function takeUpRole(): Promise<void> {
  await openSession(api, await answer(client.POST('/auth/refresh')));
}

/** A document of one's own application, by the path that it lists. Rejects with an ApiError. */
export function applicationDocument(id: number, file: string): Promise<Blob> {
  return answer(
    client.GET('/captain-applications/{id}/documents', {
      params: { path: { id }, query: { file } },
      parseAs: 'blob',
    }),
  );
}
