import { type I18n, setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { ApiError, failureCode } from '../../../api/errors/api-error.ts';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { messages as en } from '../../../i18n/catalogues/account/sign-in/en.po';
import { messages as tr } from '../../../i18n/catalogues/account/sign-in/tr.po';
import { messages as formsEn } from '../../../i18n/catalogues/forms/en.po';
import { messages as formsTr } from '../../../i18n/catalogues/forms/tr.po';
import { emptyLogin, loginErrors, toCredentials } from './login-rules.ts';
import {
  emptyRegistration,
  type RegisterValues,
  registerErrors,
  takenFields,
  toProfile,
  toRegistration,
} from './register/register-rules.ts';

const turkish = setupI18n({ locale: 'tr', messages: { tr: { ...tr, ...formsTr } } });
const english = setupI18n({ locale: 'en', messages: { en: { ...en, ...formsEn } } });

function read<Values>(i18n: I18n, errors: FieldErrors<Values>): Record<string, string> {
  const entries = Object.entries<FieldErrors<Values>[keyof FieldErrors<Values>]>(errors);
  return Object.fromEntries(
    entries.map(([field, error]) => [
      field,
      typeof error === 'object' ? i18n._(error) : `${error}`,
    ]),
  );
}

describe('login', () => {
  test('an empty form reports both fields', () => {
    expect(read(turkish, loginErrors(emptyLogin))).toEqual({
      username: 'E-posta veya kullanıcı adı zorunludur',
      password: 'Şifre zorunludur',
    });
    expect(read(english, loginErrors(emptyLogin))).toEqual({
      username: 'E-mail or username is required',
      password: 'Password is required',
    });
  });

  test('a username of spaces is empty, a password may contain spaces', () => {
    const values = { username: '  ', password: '      ' };
    expect(Object.keys(loginErrors(values))).toEqual(['username']);
    expect(toCredentials({ username: ' elif ', password: ' deniz ' })).toEqual({
      username: 'elif',
      password: ' deniz ',
    });
  });

  test.each([
    ['12345', { password: 'Şifre en az 6 karakter olmalıdır' }],
    ['123456', {}],
    ['x'.repeat(129), { password: 'En fazla 128 karakter girin' }],
  ])('the password %j', (password, expected) => {
    expect(read(turkish, loginErrors({ username: 'elif', password }))).toEqual(expected);
  });
});

describe('registration', () => {
  const elif: RegisterValues = {
    fullName: ' Elif Yıldız ',
    email: ' elif@pruva.example ',
    phoneNumber: '+90 (533) 999 88 77',
    username: ' elif.yildiz',
    password: 'deniz-2026',
    passwordRepeat: 'deniz-2026',
    termsAccepted: true,
  };

  test('a valid form is sent trimmed', () => {
    expect(registerErrors(elif)).toEqual({});
    expect(toRegistration(elif)).toEqual({
      fullName: 'Elif Yıldız',
      email: 'elif@pruva.example',
      phoneNumber: '+90 (533) 999 88 77',
      username: 'elif.yildiz',
      password: 'deniz-2026',
    });
  });

  test('what it tells of the profile is not asked for again', () => {
    expect(toProfile(elif)).toEqual({
      firstName: 'Elif',
      lastName: 'Yıldız',
      phoneNumber: '+905339998877',
    });
  });

  test('an empty form reports every field', () => {
    expect(read(turkish, registerErrors(emptyRegistration))).toEqual({
      fullName: 'Ad soyad zorunludur',
      email: 'E-posta zorunludur',
      phoneNumber: 'Telefon numarası zorunludur',
      username: 'Kullanıcı adı zorunludur',
      password: 'Şifre zorunludur',
      passwordRepeat: 'Şifrenizi bir kez daha girin',
      termsAccepted: 'Kullanım koşullarını kabul etmelisiniz',
    });
  });

  test.each([
    [{ email: 'elif@pruva' }, { email: 'Enter a valid e-mail address' }],
    [{ username: 'el' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'elf' }, {}],
    [
      { password: 'deniz', passwordRepeat: 'deniz' },
      { password: 'Password must be at least 6 characters' },
    ],
    [{ passwordRepeat: 'Deniz-2026' }, { passwordRepeat: 'The passwords do not match' }],
    [{ fullName: 'E' }, { fullName: 'Enter at least 2 characters' }],
    [{ fullName: 'Elif' }, { fullName: 'Enter your first and last name' }],
    [
      { fullName: "Jean-Luc D'Arc 🎉" },
      {
        fullName:
          'Latin letters only, as in your passport; a space, hyphen or apostrophe may stand between them',
      },
    ],
    [{ fullName: "Jean-Luc D'Arc" }, {}],
    [
      { fullName: `Elif ${'y'.repeat(51)}` },
      { fullName: 'A first or last name has at most 50 characters' },
    ],
    [{ phoneNumber: '0533' }, { phoneNumber: 'Enter a valid phone number' }],
    [{ phoneNumber: 'telefonum yok' }, { phoneNumber: 'Enter a valid phone number' }],
    [{ termsAccepted: false }, { termsAccepted: 'You must accept the terms of use' }],
  ])('with %j', (change, expected) => {
    expect(read(english, registerErrors({ ...elif, ...change }))).toEqual(expected);
  });

  test.each([
    ['EMAIL_TAKEN', { email: 'Bu e-posta adresi zaten kayıtlı' }],
    ['USERNAME_TAKEN', { username: 'Bu kullanıcı adı zaten alınmış' }],
    ['NAME_ON_A_LIST_OF_TOMORROW', {}],
  ])('a conflict %s', (code, expected) => {
    const error = new ApiError({ category: 'CLIENT', code: failureCode(code), status: 409 });
    expect(read(turkish, takenFields(error))).toEqual(expected);
  });
});
