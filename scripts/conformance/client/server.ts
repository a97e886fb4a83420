import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../types.ts';
import { type Client, type ClientOptions, createClient, type RunClient } from './client.ts';
import { foreignAnswer, simpleReadings } from './foreign.ts';
import { patiently } from './patience.ts';

/** A client, and what the service says of itself. */
interface Connection {
  client: RunClient;
  health: string;
}

/** Asks for an operation that has no parameters, as nobody. */
function ask(client: Client, contract: Contract, operationId: string): Promise<Exchange> {
  const { method, path } = contract.operation(operationId);
  return patiently(() => client.send({ operationId, actor: 'ANONYMOUS', method, path }));
}

/**
 * A client for the address that a user typed. The contract's base path is added when the address has
 * none of its own and the service answers there; otherwise the address is taken as it is. The reason
 * as text when nothing answers, or what answers is something else than the service.
 */
export async function connect(
  contract: Contract,
  options: ClientOptions,
  isAsked: (operationId: string) => boolean = () => true,
): Promise<Connection | string> {
  const typed = options.server.replace(/\/+$/, '');
  const { path } = contract.operation('getHealth');
  const bases = new URL(typed).pathname === '/' ? [`${typed}${contract.basePath}`, typed] : [typed];
  let reason = '';
  let page: string | undefined;
  for (const server of bases) {
    const client = createClient({ ...options, server });
    const exchange = await ask(client, contract, 'getHealth');
    const { status, responseBody } = exchange;
    const foreign = foreignAnswer(exchange, path);
    if (!foreign && status !== 0 && status !== 404) {
      const other = await otherService(client, contract, isAsked);
      if (other === undefined) return { client, health: responseBody };
      client.close();
      return other;
    }
    client.close();
    const seen = status === 0 ? responseBody : `GET ${server}${path} answered 404`;
    page ??= foreign;
    reason = `Nothing of the contract answers at ${options.server}: ${seen}.`;
  }
  // What answers at all says more than what is not there.
  return page ?? reason;
}

/**
 * What shows at operations that are asked for that something else answers, such as a site whose health alone is
 * passed on. Two must show it: one by itself may be wrong, which is a finding.
 */
async function otherService(
  client: Client,
  contract: Contract,
  isAsked: (operationId: string) => boolean,
): Promise<string | undefined> {
  const simple = simpleReadings(contract, isAsked);
  if (simple.length < 2) return undefined;
  const seen = await Promise.all(
    simple.map(async ({ id, path }) => foreignAnswer(await ask(client, contract, id), path)),
  );
  return seen.every((one) => one !== undefined) ? seen[0] : undefined;
}
