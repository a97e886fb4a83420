import { sessionOf } from '../../../actors/actors.ts';
import { isObject } from '../../../lib/json.ts';
import { validRequest } from '../../plan.ts';
import { recipeOf } from '../../recipes/index.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** More bytes than bcrypt looks at. */
const SHORT = 72;

/** The longest password that somebody may register with; undefined where the contract has no such field or bound. */
function longest({ run, world }: Steps): string | undefined {
  const { schemas } = run.context.contract;
  const { body } = world.run.operation('registerAccount');
  const field = body && schemas.flatten(body.schema).properties.password;
  const most = field && schemas.flatten(field).maxLength;
  // Letters alone would be no password to some who ask for more than the contract does.
  return most === undefined ? undefined : 'deniz-2026-'.repeat(most).slice(0, most);
}

/** What is typed in place of a password, and differs from it in one way. */
export function nearMisses(password: string): [text: string, why: string][] {
  const other = (letter: string) => (letter === 'x' ? 'y' : 'x');
  const tail = password.slice(0, -1) + other(password.slice(-1));
  const misses: [string, string][] = [
    [tail, 'a password with another last character'],
    [password.slice(0, -1), 'a password without its last character'],
    [password.toUpperCase(), 'a password in capitals'],
  ];
  if (password.length > SHORT) {
    const beyond = password.slice(0, SHORT) + other(password.charAt(SHORT));
    misses.push([beyond + password.slice(SHORT + 1), 'a password with another 73rd character']);
  }
  return misses;
}

/** A password counts as it was typed, to its last character. */
export const longPasswords: Lifecycle = {
  name: 'long passwords',
  operationIds: ['registerAccount', 'logIn'],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const password = longest(steps);
    const operation = world.run.operation('registerAccount');
    const { body } = await validRequest({ operation }, recipeOf(operation.id), world);
    if (password === undefined || !isObject(body)) return;
    const registered = await call(operation.id, 'ANONYMOUS', { body: { ...body, password } });
    if (!done(registered, 'registering with the longest password')) return;
    const person = sessionOf(registered.exchange, password);
    if (typeof person === 'string') return;
    const logIn = (typed: string) =>
      call('logIn', 'ANONYMOUS', { body: { username: person.username, password: typed } });
    field(await logIn(password), 'userId', person.userId, 'logging in with the longest password');
    for (const [typed, why] of nearMisses(password)) status(await logIn(typed), [401], why);

    const other = await world.newCustomer();
    for (const typed of [` ${other.password}`, `${other.password} `]) {
      const credentials = { username: other.username, password: typed };
      const padded = await call('logIn', 'ANONYMOUS', { body: credentials });
      status(padded, [401], 'a password with a blank at its edge');
    }
  },
};
