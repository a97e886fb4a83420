import type { Session } from '../../actors/actors.ts';
import { Unavailable } from '../run.ts';
import { once } from './memo.ts';
import type { WorldContext } from './world-context.ts';

/** Users who are registered for a check and go with it. */
export function createPeople({ run }: WorldContext) {
  const { actors } = run.context;

  function registered(session: Session | string): Session {
    if (typeof session === 'string') throw new Unavailable(`needs a user of its own: ${session}`);
    return session;
  }
  const newCustomer = async () => registered(await actors.register());
  const newOwner = async () => registered(await actors.registerAs('BOAT_OWNER'));
  return {
    /** A customer nobody else knows. */
    newCustomer,
    /** A boat owner nobody else knows, made by the administrator. */
    newOwner,
    /** The same customer for every check that asks. */
    customer: once(newCustomer),
    /** The same boat owner for every check that asks. */
    owner: once(newOwner),
  };
}
