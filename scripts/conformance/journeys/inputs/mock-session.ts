import { sessionOf } from '../../actors/actors.ts';
import { MOCK_SESSION } from '../../lib/mock-session.ts';
import type { Actor } from '../../types.ts';
import type { JourneyContext } from '../context.ts';

/** Input names of the actors that workflows with the mock's control act as. */
const NAMES: readonly [name: string, actor: Actor][] = [
  ['admin', 'ADMIN'],
  ['owner', 'BOAT_OWNER'],
  ['otherOwner', 'OTHER_BOAT_OWNER'],
];

/**
 * Tokens and ids of the actors in a session of the mock: those of another session do not hold in it.
 * Whoever is not known there, because they registered elsewhere, is left out.
 */
export async function inputsInSession(
  { actors, client, contract }: JourneyContext,
  session: string,
): Promise<Record<string, unknown>> {
  const inputs: Record<string, unknown> = {};
  const { method, path } = contract.operation('logIn');
  for (const [name, actor] of NAMES) {
    const known = actors.session(actor);
    if (known?.password === undefined) continue;
    const { username, password } = known;
    const exchange = await client.send({
      operationId: 'logIn',
      actor: 'ANONYMOUS',
      method,
      path,
      headers: {
        'content-type': 'application/json',
        authorization: '',
        [MOCK_SESSION]: session,
      },
      body: JSON.stringify({ username, password }),
    });
    const signedIn = sessionOf(exchange, password);
    if (typeof signedIn === 'string') continue;
    inputs[`${name}Token`] = signedIn.token;
    inputs[`${name}Id`] = signedIn.userId;
  }
  return inputs;
}
