import { msg } from '@lingui/core/macro';
import { vPasswordUpdate } from '../../api/contract/request-schemas.ts';
import type { PasswordUpdate } from '../../api/contract/types.ts';
import type { FieldErrors } from '../field-error.ts';
import { schemaErrors } from '../schema-errors.ts';

export interface PasswordValues extends PasswordUpdate {
  confirmPassword: string;
}

export const emptyPasswords: PasswordValues = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

const differ = msg`The new passwords do not match.`;

/** What is wrong with a change of password. */
export function passwordErrors(values: PasswordValues): FieldErrors<PasswordValues> {
  const { confirmPassword, ...passwords } = values;
  const errors: FieldErrors<PasswordValues> = schemaErrors(vPasswordUpdate, passwords, {
    currentPassword: { required: msg`Enter your current password` },
    newPassword: {
      required: msg`Enter a new password`,
      min_length: (limit) => msg`Password must be at least ${limit} characters`,
    },
  });
  if (confirmPassword === '') {
    errors.confirmPassword = msg`Enter your new password once more`;
  } else if (confirmPassword !== values.newPassword) {
    errors.confirmPassword = differ;
  }
  return errors;
}
