import { msg } from '@lingui/core/macro';
import { vPasswordReset, vPasswordResetRequest } from '../../../../api/contract/request-schemas.ts';
import type { PasswordReset } from '../../../../api/contract/types.ts';
import { codeOf } from '../../../../forms/account/typed-code.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';
import { passwordTexts } from '../register/password-texts.ts';

export interface ResetRequestValues {
  email: string;
}

/** What is wrong with the address that a code is asked for. */
export function resetRequestErrors({ email }: ResetRequestValues): FieldErrors<ResetRequestValues> {
  return schemaErrors(
    vPasswordResetRequest,
    { email: email.trim() },
    { email: { required: msg`E-mail is required` } },
  );
}

/** What the second step holds; the address is that of the first. */
export type ResetValues = Omit<PasswordReset, 'email'>;

export const emptyReset: ResetValues = { resetToken: '', newPassword: '', confirmPassword: '' };

/** What is sent: the code without blanks. A password stays as typed. */
export function toPasswordReset(email: string, values: ResetValues): PasswordReset {
  return { ...values, email: email.trim(), resetToken: codeOf(values.resetToken) };
}

/**
 * What is wrong with the second step. The code need not have six digits, a password has the length of
 * every password.
 */
export function resetErrors(email: string, values: ResetValues): FieldErrors<ResetValues> {
  const { email: _, ...errors } = schemaErrors(vPasswordReset, toPasswordReset(email, values), {
    resetToken: { required: msg`Enter the code from the e-mail` },
    newPassword: passwordTexts,
    confirmPassword: { required: msg`Enter your new password once more`, min_length: () => differ },
  });
  if (values.confirmPassword !== '' && values.confirmPassword !== values.newPassword) {
    return { ...errors, confirmPassword: differ };
  }
  return errors;
}

const differ = msg`The new passwords do not match.`;
