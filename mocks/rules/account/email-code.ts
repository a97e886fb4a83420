import type { CodeRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { checksum } from '../file/checksum.ts';
import { sendEmail } from '../message/notify.ts';
import { foldCase } from './identity.ts';

type Purpose = CodeRecord['purpose'];

/** How long a code works, in milliseconds. */
const CODE_LIFETIME = 10 * 60_000;
/** Wrong attempts after which a code is no longer valid. */
const MAX_ATTEMPTS = 5;

const MAIL: Record<Purpose, { subject: string; text: (code: string) => string }> = {
  'email-verification': {
    subject: 'E-posta doğrulama kodunuz',
    text: (code) => `Pruva doğrulama kodunuz: ${code}. Kod on dakika geçerlidir.`,
  },
  'password-reset': {
    subject: 'Şifre sıfırlama kodunuz',
    text: (code) =>
      `Pruva şifre sıfırlama kodunuz: ${code}. Kod on dakika geçerlidir. Bu isteği siz yapmadıysanız bu iletiyi dikkate almayın.`,
  },
};

/** Codes of one purpose that were sent to an address and have not been used or replaced. */
function openCodes(store: Store, email: string, purpose: Purpose): CodeRecord[] {
  const address = foldCase(email);
  return store.codes
    .where('email', address)
    .filter((code) => code.purpose === purpose && !code.isUsed);
}

/**
 * Sends a code of six digits; codes sent earlier for the same purpose stop working. The code follows
 * from the address and the number of codes so far, so that a repeated run sees the same one.
 * `now` in milliseconds of the mock's clock.
 */
export function sendCode(store: Store, now: number, email: string, purpose: Purpose): void {
  for (const earlier of openCodes(store, email, purpose)) {
    store.codes.update(earlier.id, { isUsed: true });
  }
  const address = foldCase(email);
  const seed = checksum(`${address} ${purpose} ${store.codes.all().length}`);
  const code = String(100_000 + (Number.parseInt(seed.slice(0, 8), 16) % 900_000));
  store.codes.insert({
    email: address,
    purpose,
    code,
    expiresAt: now + CODE_LIFETIME,
    isUsed: false,
  });
  const { subject, text } = MAIL[purpose];
  sendEmail(store, now, { to: email, subject, text: text(code), code });
}

/**
 * The code in force when `typed` is it; undefined when it is wrong, used or expired. A wrong try is
 * counted, and the fifth ends the code. It stays usable until `consumeCode`.
 */
export function matchingCode(
  store: Store,
  now: number,
  email: string,
  purpose: Purpose,
  typed: string,
): CodeRecord | undefined {
  const code = openCodes(store, email, purpose).find(({ expiresAt }) => expiresAt > now);
  if (!code) return undefined;
  if (code.code === typed.trim()) return code;
  const failedAttempts = (code.failedAttempts ?? 0) + 1;
  store.codes.update(code.id, { failedAttempts, isUsed: failedAttempts >= MAX_ATTEMPTS });
  return undefined;
}

/** Spends a code, so that it works once. */
export function consumeCode(store: Store, code: CodeRecord): void {
  store.codes.update(code.id, { isUsed: true });
}
