import type * as facts from '../../generated/operations.ts';
import type { operations } from '../../generated/types.ts';
import type { Refusal, Text } from '../rules/common/refusal.ts';
import type { UserRecord } from '../store/records.ts';
import type { Bank, Store } from '../store/state.ts';

export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId, In extends string> = operations[Id] extends {
  parameters: { [K in In]?: infer P };
}
  ? [NonNullable<P>] extends [never]
    ? Record<never, never>
    : NonNullable<P>
  : Record<never, never>;

/** Parameters with a default in the contract, which the engine has filled in. */
type Defaulted = 'page' | 'size' | 'limit';
type QueryOf<Id extends OperationId> = WithDefaults<ParametersOf<Id, 'query'>>;
type WithDefaults<Q> = Omit<Q, Defaulted> & {
  [K in keyof Q & Defaulted]-?: NonNullable<Q[K]>;
};

/** In a form that was read, a file stands as its name. */
type Named<B> = {
  [K in keyof B]: Blob extends B[K] ? string : B[K] extends Blob[] | undefined ? string[] : B[K];
};

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer C };
}
  ? 'multipart/form-data' extends keyof C
    ? Named<C['multipart/form-data']>
    : C[keyof C]
  : operations[Id] extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined;

/** A file that came as a part of a form. */
export interface UploadedFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

type SignIn<Id extends OperationId> = (typeof facts)[Id]['signIn'];

/** Who calls: nobody where no token changes the answer, perhaps somebody where signing in is optional. */
interface CallerBySignIn {
  none: Record<never, never>;
  optional: { user: UserRecord | undefined };
  required: { user: UserRecord };
}

/** What a handler is given: parsed and checked against the contract, the roles and the ownership. */
export type Call<Id extends OperationId> = CallerBySignIn[SignIn<Id>] & {
  path: ParametersOf<Id, 'path'>;
  query: QueryOf<Id>;
  /** The files of a form themselves are in `files`. */
  body: BodyOf<Id>;
  files: Readonly<Record<string, UploadedFile[]>>;
  store: Store;
  bank: Bank;
  /** The mock's clock: milliseconds since 1970. */
  now: number;
  /** The calendar day of `now` in Europe/Istanbul. */
  today: string;
  /** Real time in milliseconds since 1970, which tokens are measured by. */
  realNow: number;
  /** Where the mock is reached from outside, such as `http://127.0.0.1:4010`. */
  origin: string;
  /** Name of the session; empty for the shared one. */
  session: string;
  /** For texts inside an answer; a refusal carries both languages. */
  language: keyof Text;
};

/** An answer in bytes. */
export interface Bytes {
  contentType: string;
  bytes: Uint8Array;
  /** Seconds for which it need not be asked for again. */
  maxAge?: number;
}

interface Kept {
  /** Which records of a list that is too long are answered; the first unless stated. */
  keeps?: 'first' | 'last';
}

/** A list is given whole: the engine cuts it where the contract says, and tells its length. */
type ContentOf<R> = R extends { content: infer C }
  ? 'application/json' extends keyof C
    ? { body: C['application/json'] } & (C['application/json'] extends readonly unknown[]
        ? Kept
        : unknown)
    : { bytes: Bytes }
  : { body?: undefined };

/** A documented success of an operation. */
type Success<Id extends OperationId> = {
  [S in keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)]: {
    status: S;
  } & ContentOf<operations[Id]['responses'][S]>;
}[keyof operations[Id]['responses'] & (200 | 201 | 202 | 204)];

/**
 * Does what one operation says. Synchronous, so that nothing comes between a check and the write that
 * rests on it. Touches no Node API.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Success<Id> | Refusal;

/** Says that an operation has no handler yet, so that the contract's examples answer it. */
export const notImplemented = Symbol.for('pruva.not-implemented');

/** One entry for every operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> | typeof notImplemented };

/** The handlers of some operations, named by their ids. */
export type SomeHandlers<Id extends OperationId> = { readonly [K in Id]: Handler<K> };
