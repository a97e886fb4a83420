import { api, client } from '../../client.ts';
import type { CaptainApplication, CaptainApplicationCreate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { openSession } from '../../session/open-session.ts';

interface ApplicationCall {
  application: CaptainApplicationCreate;
  documents: readonly File[];
  /** One key per contents of the form. */
  idempotencyKey: string;
}

/** A list is sent as repeated parts of the same name, the company as JSON text. */
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
  return unwrap(
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
  return unwrap(
    client.POST('/captain-applications/{id}/documents', {
      params: { path: { id } },
      body: { documents: [...documents] },
      bodySerializer: () => formData({}, documents),
    }),
  );
}

/** Takes up the role that an approval has given, which a session has from its next renewal on. */
export async function refreshRole(): Promise<void> {
  await openSession(api, await unwrap(client.POST('/auth/refresh')));
}
