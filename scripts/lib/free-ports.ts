import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A number of different free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const found = servers.map((server) => (server.address() as AddressInfo).port); // it listens at a port
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return found;
}
