import * as v from 'valibot';
import type { UserRecord } from '../../store/records.ts';

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Role = v.picklist(['CUSTOMER', 'BOAT_OWNER', 'ADMIN'] satisfies UserRecord['role'][]);
const Text = v.optional(v.string());
const TextOrNull = v.optional(v.nullable(v.string()));

/** What a service tells of a person in an account or a user. */
const FACTS = {
  email: Text,
  username: Text,
  fullName: Text,
  phoneNumber: Text,
  firstName: TextOrNull,
  lastName: TextOrNull,
  dateOfBirth: TextOrNull,
  profileImage: TextOrNull,
  isEmailVerified: v.optional(v.boolean()),
  isActive: v.optional(v.boolean()),
};

const SignedIn = v.object({
  token: v.string(),
  expiresIn: v.optional(v.number()),
  userId: Id,
  accountId: v.optional(Id),
  role: Role,
  ...FACTS,
});
const Account = v.object({ id: v.optional(Id), userId: Id, role: Role, ...FACTS });
const User = v.object({ id: Id, accountId: v.optional(Id), role: Role, ...FACTS });
const Registration = v.object(FACTS);

type Facts = v.InferOutput<typeof Registration>;

/** Somebody that the service behind knows, by its own ids. */
export interface UpstreamPerson extends Facts {
  id: number;
  accountId?: number | undefined;
  role: UserRecord['role'];
}

/** One call that the service behind answered. */
interface UpstreamCall {
  operationId: string;
  /** The token that came with the call. */
  token: string | undefined;
  sent: unknown;
  status: number;
  answered: unknown;
  /** Real time, milliseconds since 1970. */
  realNow: number;
}

/** Who the service behind has signed in, as far as its answers tell. */
export interface UpstreamPeople {
  /** Learns from an answer of the service. */
  learn(call: UpstreamCall): void;
  /** Whose a token of the service is; undefined when it is not known, or its time is over. */
  find(token: string, realNow: number): UpstreamPerson | undefined;
}

const SIGNS_IN = new Set(['registerAccount', 'logIn', 'refreshSession']);
const TELLS_ACCOUNT = new Set(['getAccount', 'completeAccount', 'updateAccount']);
const TELLS_USER = new Set(['getUser', 'getManagedUser', 'setUserRole', 'setUserStatus']);

/** Tokens that are remembered; the oldest go first. */
const MAX_TOKENS = 1000;

/** Learns nothing yet; one for a whole run, because tokens are the service's and not a session's. */
export function createUpstreamPeople(): UpstreamPeople {
  const people = new Map<number, UpstreamPerson>();
  const tokens = new Map<string, { personId: number; expiresAt: number }>();

  function tell(person: UpstreamPerson): void {
    const told = Object.entries(person).filter(([, value]) => value !== undefined);
    people.set(person.id, { ...people.get(person.id), ...person, ...Object.fromEntries(told) });
  }

  function give(token: string, personId: number, expiresAt: number): void {
    tokens.delete(token);
    tokens.set(token, { personId, expiresAt });
    const [oldest] = tokens.keys();
    if (tokens.size > MAX_TOKENS && oldest !== undefined) tokens.delete(oldest);
  }

  function forgetTokensOf(personId: number | undefined): void {
    for (const [token, known] of tokens) if (known.personId === personId) tokens.delete(token);
  }

  function learnSession({ sent, answered, realNow }: UpstreamCall): void {
    const session = v.safeParse(SignedIn, answered);
    if (!session.success) return;
    const { token, expiresIn, userId, ...facts } = session.output;
    const registration = v.safeParse(Registration, sent);
    const known = registration.success ? registration.output : {};
    tell({ ...known, ...facts, id: userId });
    give(token, userId, expiresIn ? realNow + expiresIn * 1000 : Number.POSITIVE_INFINITY);
  }

  function learnAccount({ token, answered }: UpstreamCall): void {
    const account = v.safeParse(Account, answered);
    if (!account.success) return;
    const { id, userId, ...facts } = account.output;
    tell({ ...facts, id: userId, accountId: id });
    if (token !== undefined && tokens.get(token)?.personId !== userId)
      give(token, userId, Number.POSITIVE_INFINITY);
  }

  function learnUser({ answered }: UpstreamCall): void {
    const user = v.safeParse(User, answered);
    if (!user.success || !people.has(user.output.id)) return;
    tell(user.output);
    if (user.output.isActive === false) forgetTokensOf(user.output.id);
  }

  return {
    learn(call) {
      const { operationId, token, status } = call;
      // Signed out, or over: what the service no longer takes, the mock does not either.
      if (status === 401 && token !== undefined) tokens.delete(token);
      if (status < 200 || status > 299) return;
      if (SIGNS_IN.has(operationId)) learnSession(call);
      else if (TELLS_ACCOUNT.has(operationId)) learnAccount(call);
      else if (TELLS_USER.has(operationId)) learnUser(call);
      else if (operationId === 'deleteAccount' && token !== undefined)
        forgetTokensOf(tokens.get(token)?.personId);
    },
    find(token, realNow) {
      const known = tokens.get(token);
      if (!known || known.expiresAt <= realNow) return undefined;
      return people.get(known.personId);
    },
  };
}
