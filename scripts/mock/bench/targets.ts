import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Server, startServer } from './server.ts';

/** The paths that are measured, without the base path: a single resource, a page, and a list that is long. */
export const TARGETS = [
  { name: 'one boat', path: '/boats/1' },
  { name: 'page of 20 boats', path: '/boats/paginated?size=20' },
  { name: 'every tour', path: '/tours' },
] as const;
const [{ path: ONE }] = TARGETS;

export const PORTS = { mock: 46391, prism: 46392, bare: 46393 };
const address = (port: number) => `http://127.0.0.1:${port}`;

/** The mock; `options` go to Node before its command. */
export function startMock(
  options: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Server> {
  return startServer(
    [...options, 'scripts/mock/main.ts', '--port', String(PORTS.mock), '--quiet'],
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
  const paths = TARGETS.map(({ path }) => `/api${path}`);
  return startServer(
    ['scripts/mock/bench/bare-server.ts', String(PORTS.bare), mock.url, ...paths],
    address(PORTS.bare),
    `/api${ONE}`,
  );
}
