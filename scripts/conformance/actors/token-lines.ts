import { quote } from 'shlex';
import type { Contract } from '../contract/contract.ts';
import type { Actor } from '../types.ts';
import { ORDER, type Session } from './actors.ts';
import type { Credentials } from './credentials.ts';

/** How the people of a run sign in again. */
export interface TokenContext {
  contract: Contract;
  server: string;
  /** Sent with every call. */
  headers: Readonly<Record<string, string>>;
  /** The file of the credentials, as typed. */
  auth: string | undefined;
  credentials: Credentials;
  session(actor: Actor): Session | undefined;
  /** Whether those stay who were registered for the run. */
  keep: boolean;
}

/** Takes the token out of the answer to a sign-in, with what every shell has. */
export const TOKEN_OF_ANSWER = String.raw`sed -n 's/.*"token": *"\([^"]*\)".*/\1/p'`;

/**
 * For each actor that can be had again, the line for a shell that sets `$CUSTOMER_TOKEN` and the like. What
 * the file of the credentials says is read from there and not printed: reports are passed on.
 */
export function tokenLines(context: TokenContext): Partial<Record<Actor, string>> {
  const lines = ORDER.flatMap((actor) => {
    const command = commandFor(context, actor);
    return command === undefined ? [] : [[actor, `${actor}_TOKEN=$(${command})`] as const];
  });
  return Object.fromEntries(lines);
}

function commandFor(context: TokenContext, actor: Actor): string | undefined {
  const { auth, credentials, keep } = context;
  const [credential, session] = [credentials[actor], context.session(actor)];
  if (!session) return undefined;
  if (credential && auth !== undefined) {
    const stored = `JSON.parse(fs.readFileSync(${JSON.stringify(auth)})).${actor}`;
    if ('token' in credential) return `node -p ${quote(`${stored}.token`)}`;
    const script = `(({username,password})=>JSON.stringify({username,password}))(${stored})`;
    return `node -p ${quote(script)} | ${logInWith(context, '@-')}`;
  }
  // Who was registered for the run is gone with it, unless everybody stays.
  if (!keep || session.password === undefined) return undefined;
  const { username, password } = session;
  return logInWith(context, quote(JSON.stringify({ username, password })));
}

function logInWith({ contract, server, headers }: TokenContext, body: string): string {
  const { method, path } = contract.operation('logIn');
  const all = { ...headers, 'content-type': 'application/json' };
  const sent = Object.entries(all).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const call = ['curl -s -X', method, quote(`${server}${path}`), ...sent, '--data-binary', body];
  return `${call.join(' ')} | ${TOKEN_OF_ANSWER}`;
}
