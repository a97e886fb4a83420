import { api, client } from '../../client.ts';
import type {
  AccountUpdate,
  Credentials,
  PasswordReset,
  Registration,
} from '../../contract/types.ts';
import { ApiError, orApiError } from '../../errors/api-error.ts';
import { idempotencyHeader, newIdempotencyKey } from '../../pipeline/idempotency-key.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { openSession, readAccount } from '../../session/open-session.ts';
import { completeProfile } from '../account/mutations.ts';

/**
 * Signs in and reads the account. Rejects with an ApiError; wrong credentials have
 * the code `localCodes.wrongCredentials`.
 */
export async function logIn(credentials: Credentials): Promise<void> {
  await openSession(api, await unwrap(client.POST('/auth/login', { body: credentials })));
}

interface RegisterRequest {
  registration: Registration;
  /** What it tells of the profile. */
  profile: AccountUpdate;
  /**
   * One `newIdempotencyKey()` per filled-in form: sent again after a failure, with the same
   * contents, it registers nobody twice. Other contents need another key.
   */
  idempotencyKey?: string | undefined;
}

/**
 * Registers, signs in and fills in the profile; a profile that is not taken is left to the person, and the account
 * read. Rejects with an ApiError.
 */
export async function register(request: RegisterRequest): Promise<void> {
  const { registration, profile, idempotencyKey } = request;
  const call = client.POST('/auth/register', {
    body: registration,
    params: { header: { [idempotencyHeader]: idempotencyKey } },
  });
  api.session.open(await unwrap(call));
  const completed = await orApiError(
    completeProfile({ update: profile, idempotencyKey: newIdempotencyKey() }),
  );
  if (completed instanceof ApiError) await readAccount(api);
}

/**
 * Has a reset code sent when the address belongs to an account. Resolves for every address
 * alike, so that nobody learns who has an account. Rejects with an ApiError.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await unwrap(client.POST('/auth/password-reset/forgot-password', { body: { email } }));
}

interface PasswordResetCall {
  reset: PasswordReset;
  /** One key per contents of the form. */
  idempotencyKey: string;
}

/**
 * Sets a new password with the code from the e-mail; every session of the account ends. Rejects with
 * an ApiError: 422 names the field, `resetToken` for a code that is wrong, used or expired.
 */
export async function resetPassword({ reset, idempotencyKey }: PasswordResetCall): Promise<void> {
  await unwrap(
    client.POST('/auth/password-reset/reset-password', {
      body: reset,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}
