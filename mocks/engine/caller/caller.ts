import { readToken, userOf } from '../../rules/account/token.ts';
import { type Refusal, unauthenticated } from '../../rules/common/refusal.ts';
import type { UserRecord } from '../../store/records.ts';
import type { EngineRequest } from '../answer/answer.ts';
import { bearerOf } from '../answer/answer.ts';
import type { Operation } from '../contract/operation.ts';
import type { Upstream } from '../dependencies.ts';
import { clockOf, type Session } from '../session/session.ts';
import { ownUser } from '../upstream/own-user.ts';
import type { UpstreamPerson } from '../upstream/people.ts';
import { type Swap, swapOf } from '../upstream/swap-ids.ts';

/** Who calls, or why the token that came is none here. */
export interface Caller {
  user: UserRecord | undefined;
  /** Set where the service behind knows the user by other ids than the mock. */
  swap?: Swap | undefined;
  /** Says more than that the token is refused; undefined when there is no more to say. */
  refusal: Refusal | undefined;
}

const NOBODY: Caller = { user: undefined, refusal: undefined };

const nameTr = (name: string) => (name === '' ? 'ortak oturumuna' : `"${name}" oturumuna`);
const nameEn = (name: string) => (name === '' ? 'the shared session' : `the session "${name}"`);

/** Refuses a token that another session of the mock gave out: its users are not the ones here. */
function ofAnotherSession(theirs: string, ours: string): Refusal {
  const way =
    theirs === ''
      ? {
          tr: 'X-Mock-Session başlığını ve mock-session çerezini göndermeyin',
          en: 'Leave the header X-Mock-Session and the cookie mock-session away',
        }
      : {
          tr: `X-Mock-Session: ${theirs} başlığını gönderin`,
          en: `Send the header X-Mock-Session: ${theirs}`,
        };
  return {
    ...unauthenticated(),
    message: {
      tr: `Bu jeton taklidin ${nameTr(theirs)} ait, bu istek ise ${nameTr(ours)}. ${way.tr} ya da burada yeniden giriş yapın.`,
      en: `This token belongs to ${nameEn(theirs)} of the mock, and this call to ${nameEn(ours)}. ${way.en}, or sign in again here.`,
    },
  };
}

/** Somebody who signed in at the service behind. */
function ofService(person: UpstreamPerson, session: Session, realNow: number): Caller {
  const user = ownUser(session.store, person, clockOf(session, realNow).now);
  return { user, refusal: undefined, swap: swapOf(person, user) };
}

/** The token that came with a request. */
export function tokenOf({ headers }: EngineRequest): string | undefined {
  return bearerOf(headers.authorization);
}

/** Who calls an operation; nobody where no token changes the answer, or where none that is valid came. */
export function callerOf(
  operation: Operation,
  request: EngineRequest,
  session: Session,
  { realNow, upstream }: { realNow: number; upstream: Upstream | undefined },
): Caller {
  if (operation.signIn === 'none') return NOBODY;
  const token = tokenOf(request);
  const person = token === undefined ? undefined : upstream?.people.find(token, realNow);
  if (person) return ofService(person, session, realNow);
  const claims = token === undefined ? undefined : readToken(token, realNow);
  if (token === undefined || claims === undefined) return NOBODY;
  if (claims.session !== session.name)
    return { user: undefined, refusal: ofAnotherSession(claims.session, session.name) };
  return { user: userOf(session.store, token, realNow), refusal: undefined };
}
