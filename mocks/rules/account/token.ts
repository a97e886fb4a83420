import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { checksum } from '../file/checksum.ts';

/** How long a token lives, in seconds. */
export const TOKEN_LIFETIME = 3600;

/** Known to everybody who reads this: the mock tells tokens of its own from others, it guards nothing. */
const SECRET = 'pruva-mock';
const HEADER = base64url({ alg: 'PRUVA-MOCK', typ: 'JWT' });

/** What a token says. */
interface Claims {
  userId: number;
  /** Milliseconds since 1970 of real time. */
  issuedAt: number;
  /** Name of the mock's session it was issued in. */
  session: string;
}

/**
 * A token for a user, in the shape of a JSON Web Token: three parts joined by dots, `exp` and `iat` in
 * seconds. It is measured by real time, in milliseconds, so that moving the mock's clock signs nobody out.
 */
export function issueToken(
  user: UserRecord,
  realNow: number,
  session: string,
): { token: string; expiresIn: number } {
  // What ended the sessions may have happened in this very millisecond: see `endSessions`.
  const issuedAt = Math.max(realNow, user.tokensValidFrom);
  const payload = base64url({
    sub: String(user.id),
    role: user.role,
    iat: issuedAt / 1000,
    exp: Math.ceil(issuedAt / 1000) + TOKEN_LIFETIME,
    sid: session,
  });
  return { token: `${HEADER}.${payload}.${signature(payload)}`, expiresIn: TOKEN_LIFETIME };
}

/** What a token says; undefined when it is not one of ours, was altered, or has expired. */
export function readToken(token: string, realNow: number): Claims | undefined {
  const [header, payload, signed, ...rest] = token.split('.');
  if (header !== HEADER || payload === undefined || rest.length > 0) return undefined;
  if (signed !== signature(payload)) return undefined;
  // The signature says that `issueToken` wrote it, so the shape is known.
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub: string;
    iat: number;
    exp: number;
    sid: string;
  };
  if (claims.exp * 1000 <= realNow) return undefined;
  return {
    userId: Number(claims.sub),
    issuedAt: Math.round(claims.iat * 1000),
    session: claims.sid,
  };
}

/**
 * Who calls with a token, in the role they have by now, whatever it was at the token's issue. Undefined
 * when the token is refused, or the user is inactive, gone, or was signed out.
 */
export function userOf(store: Store, token: string, realNow: number): UserRecord | undefined {
  const claims = readToken(token, realNow);
  if (!claims) return undefined;
  const user = store.users.get(claims.userId);
  if (!user?.isActive || claims.issuedAt < user.tokensValidFrom) return undefined;
  return user;
}

/** The `tokensValidFrom` that voids every token issued until now, this millisecond included. */
export const endSessions = (realNow: number): Pick<UserRecord, 'tokensValidFrom'> => ({
  tokensValidFrom: realNow + 1,
});

function signature(payload: string): string {
  return checksum(`${SECRET}.${HEADER}.${payload}`);
}

function base64url(value: object): string {
  const ascii = JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
