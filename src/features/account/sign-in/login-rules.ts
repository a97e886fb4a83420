import { msg } from '@lingui/core/macro';
import { vCredentials } from '../../../api/contract/request-schemas.ts';
import type { Credentials } from '../../../api/contract/types.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { schemaErrors } from '../../../forms/schema-errors.ts';
import { passwordTexts } from './register/password-texts.ts';

/** What the login form holds: `username` may be an e-mail address. */
export type LoginValues = Required<Pick<Credentials, 'username' | 'password'>>;

export const emptyLogin: LoginValues = { username: '', password: '' };

/** What is sent: without the spaces that phones add behind a word. A password stays as typed. */
export function toCredentials({ username, password }: LoginValues): LoginValues {
  return { username: username.trim(), password };
}

/** What is wrong with a filled-in login form. */
export function loginErrors(values: LoginValues): FieldErrors<LoginValues> {
  return schemaErrors(vCredentials, toCredentials(values), {
    username: { required: msg`E-mail or username is required` },
    password: passwordTexts,
  });
}
