import { client } from '../../client.ts';
import type { ContactMessage, ContactMessageCreate } from '../../contract/types.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';

interface ContactRequest {
  message: ContactMessageCreate;
  /** One per contents: sent again after a failure, the message arrives once. */
  idempotencyKey: string;
}

/** Hands a message to the team. Rejects with an ApiError. */
export function sendContactMessage({
  message,
  idempotencyKey,
}: ContactRequest): Promise<ContactMessage> {
  return unwrap(
    client.POST('/contact-messages', {
      body: message,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}
