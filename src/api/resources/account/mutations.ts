import { client, session } from '../../client.ts';
import type {
  Account,
  AccountUpdate,
  EmailVerification,
  PasswordUpdate,
} from '../../contract/types.ts';
import { ApiError, orApiError } from '../../errors/api-error.ts';
import { idempotencyHeader } from '../../pipeline/idempotency-key.ts';
import { sendWithProgress } from '../../pipeline/send-with-progress.ts';
import { unwrap } from '../../pipeline/unwrap.ts';
import { ifMatch, type Versioned, versioned } from '../../versioned.ts';

interface ProfileCompletion {
  update: AccountUpdate;
  /** One key per contents of the form. */
  idempotencyKey: string;
}

/**
 * Fills in what is missing from the account and tells the session. Rejects with an ApiError, of the category
 * CONFLICT when the account was completed elsewhere: nothing is written then, and it is to be read.
 */
export async function completeProfile({
  update,
  idempotencyKey,
}: ProfileCompletion): Promise<Versioned<Account>> {
  const params = { header: { [idempotencyHeader]: idempotencyKey } };
  const completed = await orApiError(
    versioned(client.POST('/auth/account', { body: update, params })),
  );
  if (!(completed instanceof ApiError)) {
    session.addAccount(completed);
    return completed;
  }
  if (completed.status !== 409) throw completed;
  // Only a complete account is in conflict with this.
  const { code, status, serverMessage, requestId, body } = completed;
  const category = 'CONFLICT';
  throw new ApiError({ category, code, status, serverMessage, requestId, body, cause: completed });
}

/**
 * Changes one's own complete account and tells the session, unless it is no longer of the `version` that was
 * read. Rejects with an ApiError: 409 `EMAIL_TAKEN`, 412 for another version, 422 with the refused fields.
 */
export async function updateAccount(
  update: AccountUpdate,
  version: string | undefined,
): Promise<Versioned<Account>> {
  const params = { header: ifMatch(version) };
  const account = await versioned(client.PUT('/auth/account', { body: update, params }));
  session.addAccount(account);
  return account;
}

interface PictureCall {
  file: File;
  /** How much has been sent, 0–1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a picture of one's own and answers its path; nothing shows it yet. Rejects with an ApiError: 413
 * over 5 MB, 415 what is no JPEG, PNG or WebP.
 */
export async function uploadPicture({ file, onProgress, signal }: PictureCall): Promise<string> {
  const { path } = await unwrap(
    client.POST('/uploads', {
      body: { file },
      bodySerializer(body) {
        const form = new FormData();
        form.append('file', body.file, file.name);
        return form;
      },
      fetch: sendWithProgress(onProgress),
      signal,
    }),
  );
  return path;
}

const withPicture = (account: Versioned<Account>, profileImage: string | null) => {
  const { firstName, lastName, phoneNumber, version } = account;
  const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
  return updateAccount({ ...names, phoneNumber, profileImage }, version);
};

/**
 * Shows an uploaded picture in one's own account, or none for null; the rest of the account stays as it is
 * now, whoever changed it since it was read. Rejects with an ApiError.
 */
export async function showPicture(
  account: Versioned<Account>,
  profileImage: string | null,
): Promise<Versioned<Account>> {
  const shown = await orApiError(withPicture(account, profileImage));
  if (!(shown instanceof ApiError)) return shown;
  if (shown.category !== 'CONFLICT') throw shown;
  return withPicture(await versioned(client.GET('/auth/account')), profileImage);
}

/** Another password. `idempotencyKey`: one per contents, or a change whose answer was lost is refused the next time. */
interface PasswordChange {
  passwords: PasswordUpdate;
  idempotencyKey: string;
}

/**
 * Replaces one's own password; the sessions stay. Rejects with an ApiError: 422 names
 * `currentPassword` when it is wrong.
 */
export async function changePassword({ passwords, idempotencyKey }: PasswordChange): Promise<void> {
  const params = { header: { [idempotencyHeader]: idempotencyKey } };
  await unwrap(client.PUT('/auth/account/password', { params, body: passwords }));
}

/**
 * Replaces the password of one's own account by its `accountId`; the sessions stay. Rejects with an ApiError: 422
 * names `currentPassword` when it is wrong, 403 for the account of somebody else.
 */
export async function changeAccountPassword(
  accountId: number,
  { passwords, idempotencyKey }: PasswordChange,
): Promise<void> {
  const params = { path: { id: accountId }, header: { [idempotencyHeader]: idempotencyKey } };
  await unwrap(client.PUT('/v1/accounts/{id}/password', { params, body: passwords }));
}

/** Sends a code to one's own address; an earlier one stops working. Rejects with an ApiError. */
export async function sendVerificationCode(email: string): Promise<void> {
  await unwrap(client.POST('/auth/email-verification/send-code', { body: { email } }));
}

interface EmailVerificationCall {
  verification: EmailVerification;
  /** One key per contents of the form. */
  idempotencyKey: string;
}

/**
 * Marks one's own address as verified. Rejects with an ApiError: 422 names `verificationCode` for a
 * code that is wrong, used or expired.
 */
export async function verifyEmail({
  verification,
  idempotencyKey,
}: EmailVerificationCall): Promise<void> {
  await unwrap(
    client.POST('/auth/email-verification/verify', {
      body: verification,
      params: { header: { [idempotencyHeader]: idempotencyKey } },
    }),
  );
}

/**
 * Deletes one's own account with the personal data; every session of it ends, though this browser
 * still has to sign out. Rejects with an ApiError: 409 `BOOKINGS_AHEAD` while there are any.
 */
export async function deleteAccount(): Promise<void> {
  await client.DELETE('/auth/account');
}
