import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Server, startServer } from './server.ts';

/** The single resource and the list of 20 that are asked for, without the base path. */
export const ONE = '/boats/1';
export const LIST = '/boats/paginated?size=20';

export const PORTS = { mock: 46391, prism: 46392, bare: 46393 };
const address = (port: number) => `http://127.0.0.1:${port}`;

/** The mock; `options` go to Node before its command. */
export function startMock(
  options: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  return startServer(
    [...options, 'scripts/mock.ts', '--port', String(PORTS.mock), '--quiet'],
    address(PORTS.mock),
    `/api${ONE}`,
    environment,
  );
}

/** Stock Prism on the same contract. */
export function startPrism(): Promise<Server> {
  const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  const command = join(dirname(manifest), 'dist/index.js');
  const options = ['--host', '127.0.0.1', '--verboseLevel', 'silent'];
  return startServer(
    [command, 'mock', '--port', String(PORTS.prism), ...options, 'generated/openapi.json'],
    address(PORTS.prism),
    ONE,
  );
}

/** A bare server that sends what `mock` answers. */
export function startBare(mock: Server): Promise<Server> {
  const paths = [`/api${ONE}`, `/api${LIST}`];
  return startServer(
    ['scripts/mock-bench/bare-server.ts', String(PORTS.bare), mock.url, ...paths],
    address(PORTS.bare),
    `/api${ONE}`,
  );
}
