import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Whether nothing listens on the TCP port of this machine's loopback address. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** As many TCP ports of the loopback address as asked for, all different, that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const found = servers.map((server) => (server.address() as AddressInfo).port); // it listens at a port
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return found;
}

/** A whole number from 1 to 65535, or undefined when the text is none. */
export function parsePort(text: string): number | undefined {
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : undefined;
}
