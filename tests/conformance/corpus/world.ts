import { readFileSync } from 'node:fs';
import type { Contract } from '../../../scripts/conformance/contract/contract.ts';
import { isObject, parsed, textAt } from '../../../scripts/conformance/lib/json.ts';
import type { Actor } from '../../../scripts/conformance/types.ts';
import {
  type Answer,
  answer,
  type Backend,
  type Call,
  isSuccess,
  jsonOf,
  withJson,
} from './message.ts';

/** What a changed behaviour may know besides the calls it sees. */
export interface World {
  contract: Contract;
  /** The token of a named person of the mock, signed in on first use. */
  token(actor: Exclude<Actor, 'ANONYMOUS'>): Promise<string>;
  /** The role of who sends a call, if they signed in through `watched`. */
  roleOf(call: Call): string | undefined;
  /** The same backend; who signs in through it is known by the token from then on. */
  watched: Backend;
  /** A success of an operation, made from the contract's first example. */
  example(operationId: string): Answer;
}

const SIGN_IN = ['logIn', 'registerAccount', 'refreshSession'];

export const AUTH_FILE = new URL('../mock-auth.json', import.meta.url).pathname;

/** What changes may know of the mock behind `backend`. */
export function createWorld(contract: Contract, backend: Backend): World {
  const tokens = new Map<string, Promise<string>>();
  const roles = new Map<string, string>();
  return {
    roleOf: ({ headers }) => roles.get(headers.authorization ?? ''),
    async watched(call) {
      const answered = await backend(call);
      if (!SIGN_IN.includes(call.operationId ?? '') || !isSuccess(answered)) return answered;
      const session = jsonOf(answered);
      roles.set(`Bearer ${textAt(session, 'token')}`, textAt(session, 'role') ?? '');
      return answered;
    },
    contract,
    token(actor) {
      const known = tokens.get(actor) ?? signIn(contract, backend, actor);
      tokens.set(actor, known);
      return known;
    },
    example: (operationId) => exampleOf(contract, operationId),
  };
}

async function signIn(contract: Contract, backend: Backend, actor: string): Promise<string> {
  const everybody = parsed(readFileSync(AUTH_FILE, 'utf8'));
  const credentials = isObject(everybody) ? everybody[actor] : undefined;
  const { method, path } = contract.operation('logIn');
  const base = contract.basePath;
  const call = { operationId: 'logIn', method, base, path, params: {}, search: '', headers: {} };
  const answered = await backend(withJson({ ...call, body: Buffer.alloc(0) }, credentials));
  const token = textAt(jsonOf(answered), 'token');
  if (!token) throw new Error(`${actor} cannot sign in: the mock answered ${answered.status}.`);
  return token;
}

function exampleOf({ document }: Contract, operationId: string): Answer {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.operationId !== operationId) continue;
      const [status, response] =
        Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
      const content = response && 'content' in response ? response.content : undefined;
      const [media] = Object.values(content ?? {});
      const [example] = Object.values(media?.examples ?? {});
      const value = example?.$ref
        ? document.components.examples?.[example.$ref.split('/').at(-1) ?? '']?.value
        : example?.value;
      return answer(Number(status), value);
    }
  }
  throw new Error(`The contract has no operation ${operationId}.`);
}
