import { client } from '../client.ts';
import type { PasswordReset } from '../contract/types.ts';
import { answer } from '../pipeline/answer.ts';
import { idempotencyHeader } from '../pipeline/idempotency-key.ts';

/**
 * Has a reset code sent when the address belongs to an account. Resolves for every address alike
 * (decision 8). Rejects with an ApiError.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await answer(client.POST('/auth/password-reset/forgot-password', { body: { email } }));
}

export interface PasswordResetCall {
  reset: PasswordReset;
  /** One key per contents of the form (decision 75). */
  idempotencyKey: string;
}

/**
 * Sets a new password with the code from the e-mail; every session of the account ends. Rejects with
 * an ApiError: 422 names the field, `resetToken` for a code that is wrong, used or expired.
 */
export async function resetPassword({ reset, idempotencyKey }: PasswordResetCall): Promise<void> {
  await answer(
    client.POST('/auth/password-reset/reset-password', {
      body: reset,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}
