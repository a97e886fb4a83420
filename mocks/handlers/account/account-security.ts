import { consumeCode, matchingCode, sendCode } from '../../rules/account/email-code.ts';
import { foldCase, userByEmail } from '../../rules/account/identity.ts';
import { changePassword } from '../../rules/account/password.ts';
import { endSessions } from '../../rules/account/token.ts';
import {
  type FieldProblem,
  forbidden,
  invalid,
  unauthenticated,
} from '../../rules/common/refusal.ts';
import type { UserRecord } from '../../store/records.ts';
import { acknowledgement, PASSWORD_CHANGED } from '../../views/common/acknowledgement.ts';
import type { SomeHandlers } from '../handler.ts';

const isOwnAddress = (user: UserRecord, email: string) => foldCase(user.email) === foldCase(email);

/** The code is wrong, used or expired; which of them is not told. */
const wrongCode = (field: string): FieldProblem => ({
  field,
  message: {
    tr: 'kod yanlış, kullanılmış veya süresi dolmuş',
    en: 'the code is wrong, used or expired',
  },
});

export const accountSecurity: SomeHandlers<
  | 'updateOwnPassword'
  | 'sendVerificationCode'
  | 'verifyEmail'
  | 'requestPasswordReset'
  | 'resetPassword'
> = {
  updateOwnPassword({ store, user, body, language }) {
    const refused = changePassword(store, user, body);
    if (refused) return refused;
    return { status: 200, body: acknowledgement(language, PASSWORD_CHANGED) };
  },

  sendVerificationCode({ store, user, body, now, language }) {
    if (!isOwnAddress(user, body.email)) return forbidden();
    sendCode(store, now, user.email, 'email-verification');
    return {
      status: 200,
      body: acknowledgement(language, {
        tr: 'Doğrulama kodu e-posta adresinize gönderildi.',
        en: 'The code has been sent to your e-mail address.',
      }),
    };
  },

  verifyEmail({ store, user, body, now, language }) {
    if (!isOwnAddress(user, body.email)) return forbidden();
    const code = matchingCode(store, now, user.email, 'email-verification', body.verificationCode);
    if (!code) return invalid([wrongCode('body.verificationCode')]);
    consumeCode(store, code);
    store.users.update(user.id, { isEmailVerified: true });
    return {
      status: 200,
      body: acknowledgement(language, {
        tr: 'E-posta adresiniz doğrulandı.',
        en: 'Your e-mail address has been verified.',
      }),
    };
  },

  requestPasswordReset({ store, body, now, language }) {
    const user = userByEmail(store, body.email);
    if (user) sendCode(store, now, user.email, 'password-reset');
    // The same words for every address: nothing is told about which accounts exist.
    return {
      status: 200,
      body: acknowledgement(language, {
        tr: 'Bu adres kayıtlıysa, şifre sıfırlama kodu birkaç dakika içinde ulaşır.',
        en: 'If this address is registered, a code to reset the password arrives within minutes.',
      }),
    };
  },

  resetPassword({ store, body, now, realNow, language }) {
    const problems: FieldProblem[] = [];
    const code = matchingCode(store, now, body.email, 'password-reset', body.resetToken);
    if (!code) problems.push(wrongCode('body.resetToken'));
    if (body.newPassword !== body.confirmPassword) {
      problems.push({
        field: 'body.confirmPassword',
        message: { tr: 'Yeni şifreler eşleşmiyor.', en: 'the passwords do not match' },
      });
    }
    const user = userByEmail(store, body.email);
    if (!code || !user || problems.length > 0) return invalid(problems);
    consumeCode(store, code);
    const changes = { password: body.newPassword, ...endSessions(realNow) };
    if (!store.users.update(user.id, changes)) return unauthenticated();
    return {
      status: 200,
      body: acknowledgement(language, {
        tr: 'Şifreniz güncellendi. Yeni şifrenizle giriş yapabilirsiniz.',
        en: 'Your password has been changed. You can sign in with the new one.',
      }),
    };
  },
};
