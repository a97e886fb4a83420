import type { Account, AuthSession, Role } from '../contract/types.ts';

/**
 * Who is signed in, as kept in a cookie: no date of birth and no phone number. Those
 * are read from the account when a screen needs them.
 */
export interface SessionUser {
  /** User id: for owner, guide, notification and message calls. */
  id: number;
  /** Account id: for the profile-completion page and account calls. */
  accountId?: number | undefined;
  role: Role;
  username?: string | undefined;
  email?: string | undefined;
  fullName?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  profileImage?: string | undefined;
  /** Undefined until the account has been read; see `profileIsComplete`. */
  isProfileComplete?: boolean | undefined;
}

export interface StoredSession {
  token: string;
  user: SessionUser;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What the two cookies hold. */
interface StoredTexts {
  token: string;
  user: string;
}

/**
 * The session that an answer of log-in, registration or refresh opens; a refresh keeps what is
 * `known` of the person, since the account told more than it answers. `now` in milliseconds.
 */
export function sessionFrom(auth: AuthSession, now: number, known?: SessionUser): StoredSession {
  const { token, expiresIn, userId, accountId, email, username, role } = auth;
  return {
    token,
    user: { ...known, id: userId, accountId, email, username, role },
    expiresAt: now + expiresIn * 1000,
  };
}

/** The user with what the account tells; what it has no value for is left out. */
export function withAccount(user: SessionUser, account: Account): SessionUser {
  return {
    ...user,
    email: account.email,
    username: account.username,
    fullName: account.fullName ?? undefined,
    firstName: account.firstName ?? undefined,
    lastName: account.lastName ?? undefined,
    profileImage: account.profileImage ?? undefined,
    isProfileComplete: profileIsComplete(account),
  };
}

/** Complete when the flag says so, or when all four parts are there. */
function profileIsComplete(account: Account): boolean {
  const { isProfileComplete, fullName, phoneNumber, firstName, lastName } = account;
  return isProfileComplete === true || Boolean(fullName && phoneNumber && firstName && lastName);
}

export function toTexts({ token, user, expiresAt }: StoredSession): StoredTexts {
  return { token, user: JSON.stringify({ ...user, expiresAt }) };
}

/**
 * The start-up check: a token is accepted only if it contains a dot,
 * is not a JWT that has expired, and the stored user has an id and a role. Undefined otherwise.
 * `now` in milliseconds.
 */
export function accepted(texts: StoredTexts, now: number): StoredSession | undefined {
  const { token } = texts;
  if (!token.includes('.') || (jwtExpiry(token) ?? Infinity) <= now) return undefined;
  const stored = parsedObject(texts.user);
  if (typeof stored?.id !== 'number' || typeof stored.role !== 'string') return undefined;
  const { expiresAt, ...user } = stored;
  if (typeof expiresAt !== 'number' || expiresAt <= now) return undefined;
  // Written by toTexts; every part beyond id and role is optional and only shown.
  return { token, user: user as unknown as SessionUser, expiresAt };
}

/** When a JWT expires, in milliseconds since 1970; undefined when it cannot be read or never does. */
function jwtExpiry(token: string): number | undefined {
  const payload = token.split('.')[1] ?? '';
  const exp = parsedObject(base64UrlText(payload) ?? '')?.exp;
  return typeof exp === 'number' ? exp * 1000 : undefined;
}

function base64UrlText(encoded: string): string | undefined {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    // An opaque token: the server alone knows when it expires.
    return undefined;
  }
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // A JSON object is a record of unknowns.
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    // Not JSON: as good as nothing stored.
    return undefined;
  }
}
