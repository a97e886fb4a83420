import type { Contract } from '../contract/contract.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';

/** A client, and what the service says of itself. */
interface Connection {
  client: Client;
  health: string;
}

/**
 * A client for the address that a user typed. The contract's base path is added when the address has
 * none of its own and the service answers there; otherwise the address is taken as it is. The reason
 * as text when nothing answers.
 */
export async function connect(
  contract: Contract,
  options: ClientOptions,
): Promise<Connection | string> {
  const typed = options.server.replace(/\/+$/, '');
  const { method, path } = contract.operation('getHealth');
  const bases = new URL(typed).pathname === '/' ? [`${typed}${contract.basePath}`, typed] : [typed];
  let reason = '';
  for (const server of bases) {
    const client = createClient({ ...options, server });
    const { status, responseBody } = await client.send({
      operationId: 'getHealth',
      actor: 'ANONYMOUS',
      method,
      path,
    });
    if (status !== 0 && status !== 404) return { client, health: responseBody };
    client.close();
    reason = status === 0 ? responseBody : `GET ${server}${path} answered 404`;
  }
  return `Nothing of the contract answers at ${options.server}: ${reason}.`;
}
